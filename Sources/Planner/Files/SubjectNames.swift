import Abitur
import JSON

extension PlanBook {
  /// The rule set of a profile, where its Land and year are known and offered.
  func rules(of profile: RecordID) -> RuleSet? {
    guard let record = self[profile], let text = record.text(.land),
      let land = Land(abbreviation: text), let year = record.number(.abiturYear)
    else { return nil }
    return RuleSet.of(land, year: year)
  }
}

/// What subjects of a profile are called: their own names, or those of the rule set's catalogue.
struct SubjectNames {
  private let definitions: [(id: [UInt8], name: String, folded: FoldedName)]

  init(_ ruleSet: RuleSet?) {
    var definitions: [(id: [UInt8], name: String, folded: FoldedName)] = []
    for subject in ruleSet?.subjects ?? [] {
      definitions.append(
        (subject.id.rawValue.bytes(), subject.name, FoldedName(subject.name)))
    }
    self.definitions = definitions
  }

  /// The name to show; that of the catalogue's entry, or its identifier, where it has no own one.
  func name(of subject: Record) -> String? {
    if let name = subject.text(.name) { return name }
    guard let id = subject.bytes(.catalogued) else { return nil }
    return definitions.first { $0.id == id }?.name ?? subject.text(.catalogued)
  }

  /// The entry of the catalogue that a subject is, said or by its full name.
  func catalogued(_ subject: Record) -> [UInt8]? {
    if let id = subject.bytes(.catalogued) { return id }
    guard let name = subject.text(.name).map({ FoldedName($0) }) else { return nil }
    return definitions.first { $0.folded == name }?.id
  }

  /// Whether two subjects of a profile go by the same entry of the catalogue or the same name.
  func isSame(_ first: Record, _ second: Record) -> Bool {
    if let left = catalogued(first), let right = catalogued(second) { return left == right }
    guard let left = name(of: first), let right = name(of: second) else { return false }
    return FoldedName(left) == FoldedName(right)
  }
}
