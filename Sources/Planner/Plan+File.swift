import Abitur
import JSON

extension Plan {
  /// The plan as a plan file, from which ``init(file:)`` makes an equal plan.
  public func file() -> [UInt8] {
    JSONWriter.object(.pretty) { root in
      root.string("format", PlanFormat.name)
      root.integer("version", PlanFormat.version)
      if let name { root.string("name", name) }
      root.string("land", land.rawValue)
      root.integer("abitur", year)
      root.array("faecher") { list in
        for entry in candidate.subjects { list.object { write(entry, to: &$0) } }
      }
      if let doubled = candidate.doubled {
        root.array("doppelt") { list in
          for id in doubled { list.string(ruleSet.name(of: id)) }
        }
      }
      if !candidate.exams.isEmpty {
        root.array("pruefungen") { list in
          for exam in candidate.exams { list.object { write(exam, to: &$0) } }
        }
      }
      if let component = candidate.component {
        root.object("seminarkurs") { write(component, to: &$0) }
      }
      if !candidate.readings.isEmpty {
        root.object("lesarten") { object in
          for selection in candidate.readings {
            object.string(selection.reading.rawValue, selection.option)
          }
        }
      }
    }
  }

  private func write(_ entry: SubjectEntry, to object: inout JSONObjectWriter) {
    object.string("fach", ruleSet.name(of: entry.id))
    if entry.level == .advanced { object.string("rolle", PlanFormat.advanced) }
    object.object("kurse") { courses in
      for course in entry.courses where course.outcome.isTaken {
        write(course.outcome, "\(course.halfYear.rawValue)", to: &courses)
      }
    }
    if let limit = entry.limit { object.integer("hoechstens", limit) }
    for (field, wish) in [("geklammert", CourseWish.bracketed), ("gehalten", .held)] {
      let wished = entry.courses.filter { $0.wish == wish }
      guard !wished.isEmpty else { continue }
      object.array(field) { list in
        for course in wished { list.integer(course.halfYear.rawValue) }
      }
    }
  }

  private func write(_ exam: Exam, to object: inout JSONObjectWriter) {
    object.string("fach", ruleSet.name(of: exam.subject))
    if let certified = exam.certified {
      object.integer(PlanFormat.Part.certified.rawValue, certified)
      return
    }
    let main = exam.kind == .oral ? PlanFormat.Part.oral : .written
    write(exam.main, main.rawValue, to: &object)
    if let second = exam.second {
      let part = second.part == .practical ? PlanFormat.Part.practical : .communication
      write(second.outcome, part.rawValue, to: &object)
    }
    write(exam.additionalOral, PlanFormat.Part.additionalOral.rawValue, to: &object)
  }

  private func write(_ component: ComponentEntry, to object: inout JSONObjectWriter) {
    if let points = component.points {
      object.integer("punkte", points)
    } else {
      object.string("punkte", PlanFormat.open)
    }
    switch component.place {
    case .blockOne: object.string("verwendung", PlanFormat.blockOne)
    case .blockTwo: object.string("verwendung", PlanFormat.blockTwo)
    case .unused: object.string("verwendung", PlanFormat.unused)
    case nil: break
    }
    if let replaces = component.replaces {
      object.string("ersetzt", ruleSet.name(of: replaces))
    }
    if let field = component.field { object.integer("aufgabenfeld", field.rawValue) }
  }

  private func write(_ outcome: Outcome, _ key: String, to object: inout JSONObjectWriter) {
    switch outcome {
    case .notTaken: break
    case .open: object.string(key, PlanFormat.open)
    case .points(let points): object.integer(key, points.value)
    }
  }
}
