import Abitur

extension Wording {
  /// What a number of the calculation is, as its heading.
  ///
  /// A course under its subject is named by its half-year alone; `parent` says what the number
  /// stands under.
  public func label(
    of node: ExplanationNode, under parent: ExplanationKey?, in assessment: Assessment
  ) -> String {
    switch node.key {
    case .total: return "Gesamtpunktzahl"
    case .blockOne: return Wording.blockOne
    case .weightedSum:
      return "Summe auf \(Wording.count(assessment.blockOne.divisor, "Gewicht", "Gewichte"))"
    case .advancedCourses: return "Kurse der Leistungsfächer"
    case .doubling: return "Doppelte Wertung"
    case .doubledSubject(let id): return "\(name(id)) noch einmal"
    case .requiredCourses: return "Pflichtkurse"
    case .freeCourses: return "Freie Kurse"
    case .component(let id): return name(id)
    case .subject(let id): return name(id)
    case .course(let course):
      if case .subject = parent { return Wording.halfYear(of: course) }
      return self.course(course)
    case .uncountedCourses: return "Kurse, die nicht zählen"
    case .blockTwo: return Wording.blockTwo
    case .exam(let position):
      let exams = assessment.blockTwo.exams
      guard exams.indices.contains(position) else { return "Prüfung" }
      return "\(subject(of: exams[position])), \(Wording.kind(exams[position].kind))"
    case .grade: return "Note"
    }
  }

  /// A number of the calculation as people read it, or nothing where it cannot be formed.
  public func value(of node: ExplanationNode, in assessment: Assessment) -> String? {
    if case .grade = node.key { return assessment.grade.map { Wording.grade($0) } }
    return node.value.map { Wording.number($0) }
  }

  /// How a number was formed, with the actual numbers, such as „516 : 48 × 40 = 430“: one line for
  /// each step, none where there is nothing to work out.
  public func formula(of node: ExplanationNode, in assessment: Assessment) -> [String] {
    switch node.formula {
    case .given: return []
    case .sum: return sum(node)
    case .blocks(let one, let two): return ["\(one) + \(two) = \(one + two)"]
    case .scaledMean(let sum, let divisor, let scale, let exact, _):
      return [
        "\(Wording.exact(sum)) : \(divisor) × \(scale)" + result(exact, rounded: node.value)
      ]
    case .course(_, let verdict): return [shortVerdict(verdict)]
    case .again(let times):
      guard times > 1, let value = node.value else { return [] }
      return ["\(times) × \(Wording.exact(value / times)) = \(Wording.number(value))"]
    case .exam(let result, let factor):
      return [
        "\(Wording.exact(result)) × \(factor)" + self.result(factor * result, rounded: node.value)
      ]
    case .combined(let exam): return combined(exam, node.value)
    case .certified: return [Wording.certified]
    case .gradeRow(let from, let to): return [gradeRow(from, to, assessment.total)]
    case .noGrade:
      return assessment.total == nil
        ? ["Ohne Gesamtpunktzahl gibt es keine Note."]
        : ["Unter \(assessment.ruleSet.minimum.points) Punkten gibt es keine Note."]
    }
  }

  /// A result with its rounding, such as „ = 46,67, gerundet 47“.
  private func result(_ exact: Ratio, rounded: Ratio?) -> String {
    let text = " = \(Wording.number(exact))"
    guard let rounded, rounded != exact else { return text }
    return "\(text), gerundet \(Wording.number(rounded))"
  }

  /// A sum of up to twelve numbers; longer ones stand below it anyway.
  private func sum(_ node: ExplanationNode) -> [String] {
    let parts = node.children.compactMap { $0.value }
    guard parts.count == node.children.count, (2...12).contains(parts.count),
      let value = node.value
    else { return [] }
    let text = parts.map { Wording.exact($0) }.joined(separator: " + ")
    return ["\(text) = \(Wording.exact(value))"]
  }

  private func gradeRow(_ from: Int, _ to: Int, _ total: Int?) -> String {
    guard let total else { return from == to ? "\(from) Punkte" : "\(from) bis \(to) Punkte" }
    return from == to
      ? "\(total) steht allein in seiner Zeile" : "\(total) liegt zwischen \(from) und \(to)"
  }

  private func combined(_ exam: CombinedExam, _ value: Ratio?) -> [String] {
    var lines: [String] = []
    var base = Wording.exact(exam.first)
    if let second = exam.second {
      let joined = weighted(
        (exam.first, second.firstWeight), (second.result, second.secondWeight))
      guard exam.oral != nil else {
        return ["\(joined.text) × \(exam.factor)" + result(exam.exact, rounded: value)]
      }
      let isRounded = ruleSet.blockTwo.combination.roundsSecondParts
      let first = isRounded ? Ratio(joined.value.rounded(.halfUp)) : joined.value
      lines.append(joined.text + result(joined.value, rounded: first))
      base = Wording.exact(first)
    }
    guard let oral = exam.oral else { return lines }
    let weights = oral.examWeight + oral.oralWeight
    let sum =
      "(\(times(oral.examWeight, base)) + "
      + "\(times(oral.oralWeight, Wording.exact(oral.result))))"
    switch exam.stage {
    case .afterFactor:
      lines.append("\(sum) × \(exam.factor) : \(weights)" + result(exam.exact, rounded: value))
    case .beforeFactor:
      let mean = exam.exact / exam.factor
      lines.append("\(sum) : \(weights)" + result(mean, rounded: value.map { $0 / exam.factor }))
      if let value {
        lines.append(
          "\(Wording.exact(value / exam.factor)) × \(exam.factor) = \(Wording.number(value))")
      }
    }
    return lines
  }

  /// The weighted mean of two results, in numbers and as a text.
  private func weighted(
    _ first: (result: Ratio, weight: Int), _ second: (result: Ratio, weight: Int)
  ) -> (value: Ratio, text: String) {
    let weights = first.weight + second.weight
    let value = (first.weight * first.result + second.weight * second.result) / weights
    let text =
      "(\(times(first.weight, Wording.exact(first.result))) + "
      + "\(times(second.weight, Wording.exact(second.result)))) : \(weights)"
    return (value, text)
  }

  private func times(_ weight: Int, _ result: String) -> String {
    weight == 1 ? result : "\(weight) × \(result)"
  }
}
