import Abitur
import JSON

extension PlanBook {
  /// A plan of version 1 as a book with one profile.
  ///
  /// A half-year that is not taken has no record, one that is open has a record without points. A
  /// name that no profile can have is left out.
  public init(_ plan: Plan, ids: inout RecordIDSource) {
    let name = plan.name.flatMap { name -> Value? in
      let value = Value.text(name)
      return Attribute.name.type.allows(value) ? value : nil
    }
    self.init(plan, name: name, ids: &ids)
  }

  init(_ plan: Plan, name: Value?, ids: inout RecordIDSource) {
    let converter = PlanConverter(plan)
    converter.convert(name, &ids)
    self.init(fitting: converter.records)
  }
}

/// Makes records of a plan.
private final class PlanConverter {
  private(set) var records: [Record] = []
  private let plan: Plan
  private var subjects: [(subject: SubjectID, id: RecordID)] = []

  init(_ plan: Plan) {
    self.plan = plan
  }

  func convert(_ name: Value?, _ ids: inout RecordIDSource) {
    var profile = Record(ids.next(), .profile, in: nil)
    profile[.name] = name
    profile[.land] = .text(plan.land.rawValue)
    profile[.abiturYear] = .number(plan.year)
    profile[.readings] = readings
    records.append(profile)
    for entry in plan.candidate.subjects {
      let id = ids.next()
      subjects.append((entry.id, id))
      convert(entry, id, in: profile.id)
    }
    for exam in plan.candidate.exams { convert(exam) }
    if let component = plan.candidate.component { convert(component, in: profile.id) }
  }

  private var readings: Value? {
    var text: [UInt8] = []
    for selection in plan.candidate.readings {
      if !text.isEmpty { text.append(UInt8(ascii: ";")) }
      text.append(contentsOf: selection.reading.rawValue.bytes())
      text.append(UInt8(ascii: "="))
      text.append(contentsOf: selection.option.bytes())
    }
    return text.isEmpty ? nil : .text(text)
  }

  private func id(of subject: SubjectID) -> RecordID? {
    subjects.first { $0.subject == subject }?.id
  }

  private func convert(_ entry: SubjectEntry, _ id: RecordID, in profile: RecordID) {
    var record = Record(id, .subject, in: profile)
    record[.catalogued] = .text(entry.id.rawValue)
    record[.level] = .word(entry.level == .advanced ? "Leistungsfach" : "Basisfach")
    record[.limit] = entry.limit.map { .number($0) }
    if plan.candidate.doubled?.contains(entry.id) == true { record[.doubled] = .yes }
    records.append(record)
    for course in entry.courses where course.ordinal == 0 {
      var record = Record(id.part(course.halfYear.rawValue), .course, in: id)
      switch course.outcome {
      case .notTaken: record[.notTaken] = .yes
      case .open: break
      case .points(let points): record[.points] = .number(points.value)
      }
      switch course.wish {
      case .none: break
      case .bracketed: record[.wish] = .word("geklammert")
      case .held: record[.wish] = .word("gehalten")
      }
      records.append(record)
    }
  }

  private func convert(_ exam: Exam) {
    guard let subject = id(of: exam.subject) else { return }
    var record = Record(subject.part(5), .exam, in: subject)
    record[.examKind] = .word(exam.kind == .oral ? "muendlich" : "schriftlich")
    record[.points] = value(exam.main)
    if let second = exam.second {
      record[.secondPart] = .word(second.part == .practical ? "praktisch" : "kommunikation")
      record[.secondPoints] = value(second.outcome)
    }
    if exam.additionalOral != .notTaken {
      record[.additionalOral] = .yes
      record[.additionalPoints] = value(exam.additionalOral)
    }
    record[.certified] = exam.certified.map { .number($0) }
    records.append(record)
  }

  private func convert(_ component: ComponentEntry, in profile: RecordID) {
    var record = Record(profile.part(1), .component, in: profile)
    record[.points] = component.points.map { .number($0) }
    record[.componentPlace] = component.place.map { .word($0.word) }
    record[.replaces] = component.replaces.flatMap { id(of: $0) }.map { .record($0) }
    record[.field] = component.field.map { .number($0.rawValue) }
    records.append(record)
  }

  private func value(_ outcome: Outcome) -> Value? {
    outcome.points.map { .number($0.value) }
  }
}
