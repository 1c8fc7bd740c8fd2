import Abitur
import JSON

extension Plan {
  /// The plan as a plan file, from which ``init(file:)`` makes an equal plan.
  public func file() -> [UInt8] {
    let writer = PlanWriter(ruleSet)
    writer.write(self)
    return writer.json.bytes
  }
}

/// Writes the parts of a plan file, each into the object that is open.
private final class PlanWriter {
  let json = JSONWriter(.pretty)
  private let ruleSet: RuleSet

  init(_ ruleSet: RuleSet) {
    self.ruleSet = ruleSet
  }

  func write(_ plan: Plan) {
    json.object {
      json.word("format", PlanFormat.name)
      json.integer("version", PlanFormat.version)
      if let name = plan.name { json.string("name", name) }
      json.string("land", plan.land.rawValue)
      json.integer("abitur", plan.year)
      json.array("faecher") {
        for entry in plan.candidate.subjects { json.object { write(entry) } }
      }
      if let doubled = plan.candidate.doubled {
        json.array("doppelt") {
          for id in doubled { json.string(ruleSet.name(of: id)) }
        }
      }
      if !plan.candidate.exams.isEmpty {
        json.array("pruefungen") {
          for exam in plan.candidate.exams { json.object { write(exam) } }
        }
      }
      if let component = plan.candidate.component {
        json.object("seminarkurs") { write(component) }
      }
      if !plan.candidate.readings.isEmpty {
        json.object("lesarten") {
          for selection in plan.candidate.readings {
            json.key(named: selection.reading.rawValue)
            json.string(selection.option)
          }
        }
      }
    }
  }

  private func write(_ entry: SubjectEntry) {
    write("fach", entry.id)
    if entry.level == .advanced { json.word("rolle", "Leistungsfach") }
    json.object("kurse") {
      for course in entry.courses {
        switch course.halfYear {
        case .first: write("1", course.outcome)
        case .second: write("2", course.outcome)
        case .third: write("3", course.outcome)
        case .fourth: write("4", course.outcome)
        }
      }
    }
    if let limit = entry.limit { json.integer("hoechstens", limit) }
    write("geklammert", .bracketed, entry.courses)
    write("gehalten", .held, entry.courses)
  }

  private func write(_ key: Literal, _ wish: CourseWish, _ courses: [Course]) {
    guard courses.contains(where: { $0.wish == wish }) else { return }
    json.array(key) {
      for course in courses where course.wish == wish { json.integer(course.halfYear.rawValue) }
    }
  }

  private func write(_ exam: Exam) {
    write("fach", exam.subject)
    if let certified = exam.certified { return json.integer("vierfach", certified) }
    write(exam.kind == .oral ? "muendlich" : "schriftlich", exam.main)
    if let second = exam.second {
      write(second.part == .practical ? "praktisch" : "kommunikation", second.outcome)
    }
    write("zusaetzlich_muendlich", exam.additionalOral)
  }

  private func write(_ component: ComponentEntry) {
    if let points = component.points {
      json.integer("punkte", points)
    } else {
      json.word("punkte", PlanFormat.open)
    }
    if let place = component.place { json.word("verwendung", place.word) }
    if let replaces = component.replaces { write("ersetzt", replaces) }
    if let field = component.field { json.integer("aufgabenfeld", field.rawValue) }
  }

  private func write(_ key: Literal, _ subject: SubjectID) {
    json.string(key, ruleSet.name(of: subject))
  }

  private func write(_ key: Literal, _ outcome: Outcome) {
    switch outcome {
    case .notTaken: break
    case .open: json.word(key, PlanFormat.open)
    case .points(let points): json.integer(key, points.value)
    }
  }
}
