import Abitur
import Interface
import Planner

extension ResultView {
  /// The courses of all subjects with what they bring, and how the block's result comes about.
  func courseGrid() -> [String] {
    let block = assessment.blockOne
    var lines = [heading(Text(Wording.blockOne), block.points, most: 600, block.basis)]
    let subjects = bySubject()
    guard !subjects.isEmpty else { return lines + ["  Keine Fächer."] }
    let titles = HalfYear.allCases.map { Layout.left(" \($0.rawValue). Hj", 8) }.joined()
    lines.append(
      painter.paint(Layout.row(Layout.left("", 33) + titles, "Beitrag"), .faint))
    let places = self.places(subjects)
    for courses in subjects { lines += rows(courses, places) }
    lines += component(places) + sums(places)
    if let tight = wording.tightPoint(block) { lines += Layout.wrapped(tight, indent: 2) }
    return lines + Layout.legend(signs()).map { painter.paint($0, .faint) }
  }

  /// The courses of each subject, advanced subjects first.
  private func bySubject() -> [[CourseAssessment]] {
    var subjects: [[CourseAssessment]] = []
    for course in assessment.blockOne.courses {
      if subjects.last?.first?.course.subject == course.course.subject {
        subjects[subjects.count - 1].append(course)
      } else {
        subjects.append([course])
      }
    }
    func isFirst(_ courses: [CourseAssessment]) -> Bool {
      courses.first.map { isAdvanced($0.course.subject) } ?? false
    }
    return subjects.filter { isFirst($0) } + subjects.filter { !isFirst($0) }
  }

  private func isAdvanced(_ subject: SubjectID) -> Bool {
    plan.candidate.subjects.contains { $0.id == subject && $0.level == .advanced }
  }

  /// One row for each ordinal of a subject's courses.
  private func rows(_ courses: [CourseAssessment], _ places: Int) -> [String] {
    guard let subject = courses.first?.course.subject else { return [] }
    let most = courses.map { $0.course.ordinal }.max() ?? 0
    return (0...most).map { ordinal in
      let name = Layout.left(ordinal == 0 ? wording.name(subject).description : "", 24)
      let level = isAdvanced(subject) && ordinal == 0 ? "LF" : "  "
      let doubled =
        assessment.blockOne.doubled.contains(subject) && ordinal == 0 ? "×2" : "  "
      let cells = HalfYear.allCases.map { halfYear in
        cell(courses.first { $0.course.halfYear == halfYear && $0.course.ordinal == ordinal })
      }
      let text = "  \(name) \(level) \(doubled) "
      let contribution = ordinal == 0 ? contribution(of: courses) : nil
      let gap = Layout.right(aligned(contribution, places), 13)
      return "\(text)\(cells.joined())\(gap)"
    }
  }

  /// A course in eight columns: units stand above units, brackets close to the number.
  ///
  /// Only a result that stands and counts is filled with its colour.
  private func cell(_ course: CourseAssessment?) -> String {
    guard let course, course.verdict != .notTaken else { return centred("–") }
    guard let points = course.points else { return centred("·") }
    let number = Wording.number(points, places: 1).description
    if course.weight > 0, course.basis == .earned {
      let chip = "\(Layout.right(number, 3)) "
      return " \(painter.paint(chip, .points(points.rounded(.down))))   "
    }
    let whole = String(number.prefix { $0 != "," })
    let fraction = String(number.dropFirst(whole.count))
    let (open, close) = brackets(course)
    let sign = course.basis == .projected ? "~" : ""
    let text = Layout.left(Layout.right("\(open)\(sign)\(whole)", 4) + fraction + close, 8)
    return course.weight > 0 ? text : painter.paint(text, .faint)
  }

  private func centred(_ sign: String) -> String {
    "   \(painter.paint(sign, .faint))    "
  }

  private func brackets(_ course: CourseAssessment) -> (String, String) {
    guard course.weight == 0 else { return ("", "") }
    switch course.verdict {
    case .bracketed, .limited: return ("[", "]")
    default: return ("(", ")")
    }
  }

  /// What a subject brings to the sum, or nothing where no course of it counts.
  private func contribution(of courses: [CourseAssessment]) -> (value: Ratio, basis: Basis)? {
    let counted = courses.filter { $0.weight > 0 }
    guard !counted.isEmpty, counted.allSatisfy({ $0.points != nil }) else { return nil }
    let sum = counted.reduce(Ratio(0)) { $0 + $1.weight * ($1.points ?? Ratio(0)) }
    return (sum, counted.contains { $0.basis == .projected } ? .projected : .earned)
  }

  /// How many decimals the column of contributions needs, with the comma.
  private func places(_ subjects: [[CourseAssessment]]) -> Int {
    let values = subjects.map { contribution(of: $0)?.value } + [assessment.blockOne.sum]
    return values.compactMap { $0 }.map { Wording.number($0).description.drop { $0 != "," }.count }
      .max() ?? 0
  }

  /// A figure in the column of contributions: units stand above units.
  private func aligned(_ figure: (value: Ratio, basis: Basis)?, _ places: Int) -> String {
    guard let figure else { return "" }
    let text = self.figure(figure.value, figure.basis)
    return text + String(repeating: " ", count: max(places - text.drop { $0 != "," }.count, 0))
  }

  private func component(_ places: Int) -> [String] {
    guard let entry = plan.candidate.component, let place = assessment.componentPlace else {
      return []
    }
    let points = entry.points.map { Wording.points($0) } ?? Text(Wording.stillOpen)
    let text = "  \(wording.name(entry.id)) \(Wording.place(place)): \(points)"
    guard place == .blockOne, let node = node(.component(entry.id)), let value = node.value else {
      return [text]
    }
    return [Layout.row(text, aligned((value, node.basis), places))]
  }

  /// The sum below the contributions and the block's formula.
  private func sums(_ places: Int) -> [String] {
    let block = assessment.blockOne
    guard let total = block.sum, let node = node(.blockOne),
      let sum = self.node(.weightedSum)
    else { return [] }
    let weights = wording.label(of: sum, under: .blockOne, in: assessment)
    let formula = wording.formula(of: node, in: assessment).first ?? ""
    let value = aligned((total, block.basis), places)
    let rule = String(repeating: "─", count: max(value.count, 5))
    return [
      Layout.row("", rule),
      Layout.row(
        "  \(Wording.count(block.results, "Kurs zählt", "Kurse zählen")). \(weights)", value),
      "  \(formula)",
    ]
  }

  /// The first number of the calculation with a key.
  private func node(_ key: ExplanationKey) -> ExplanationNode? {
    var waiting = [assessment.explanation]
    while let node = waiting.popLast() {
      if node.key == key { return node }
      waiting += node.children
    }
    return nil
  }

  /// What the signs in the grid mean, as far as they occur.
  private func signs() -> [String] {
    let courses = assessment.blockOne.courses
    let taken = courses.filter { $0.verdict != .notTaken }
    let uncounted = taken.filter { $0.weight == 0 && $0.points != nil }
    let byHand = uncounted.filter { $0.verdict == .bracketed || $0.verdict == .limited }
    var signs: [String] = []
    if !assessment.blockOne.doubled.isEmpty { signs.append("×2 zählt doppelt") }
    if uncounted.count > byHand.count { signs.append("( ) zählt nicht") }
    if !byHand.isEmpty { signs.append("[ ] zählt nicht, von dir geklammert") }
    if taken.contains(where: { $0.points != nil && $0.basis == .projected }) {
      signs.append("~ projiziert")
    }
    if taken.contains(where: { $0.points == nil }) { signs.append("· \(Wording.notGraded)") }
    if courses.count > taken.count { signs.append("– \(Wording.notTaken)") }
    return signs
  }
}
