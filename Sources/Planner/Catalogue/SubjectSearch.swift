import Abitur

/// Finds subjects of a rule set by what people type.
public struct SubjectSearch: Sendable {
  private let entries: [Entry]

  private struct Entry: Sendable {
    var id: SubjectID
    var name: FoldedName
    var aliases: [FoldedName]
  }

  /// Prepares the subjects of a rule set.
  public init(_ ruleSet: RuleSet) {
    entries = ruleSet.subjects.map { subject in
      Entry(
        id: subject.id, name: FoldedName(subject.name),
        aliases: subject.aliases.map { FoldedName($0) })
    }
  }

  /// The subject that has exactly this name or this abbreviation, however it is written.
  ///
  /// Typing a subject that exists selects it and makes no second one.
  public func subject(named text: String) -> SubjectID? {
    let wanted = FoldedName(text)
    let entry = entries.first { $0.name == wanted } ?? entries.first { $0.aliases.contains(wanted) }
    return entry?.id
  }

  /// The subject that somebody who typed a text means: the one it names, or else the only one that
  /// it can mean best, of which the others are special kinds.
  ///
  /// „frz“ is Französisch and not Französisch (spät beginnend).
  public func subject(meantBy text: String) -> SubjectID? {
    subject(meantBy: text, ranks: 4)
  }

  /// The subject that a text names or begins to name, if it can be only one.
  ///
  /// „Mathe“ is Mathematik. This is for texts that nobody sees chosen while they are read, as those
  /// of a table.
  public func subject(begunBy text: String) -> SubjectID? {
    subject(meantBy: text, ranks: 2)
  }

  private func subject(meantBy text: String, ranks: Int) -> SubjectID? {
    if let subject = subject(named: text) { return subject }
    let wanted = FoldedName(text)
    guard wanted.bytes.count >= 2 else { return nil }
    var best: (rank: Int, entries: [Entry]) = (ranks - 1, [])
    for entry in entries {
      guard let rank = rank(entry, wanted), rank <= best.rank else { continue }
      best = (rank, rank == best.rank ? best.entries + [entry] : [entry])
    }
    let general = best.entries.first { entry in
      best.entries.allSatisfy { $0.name.bytes.starts(with: entry.name.bytes) }
    }
    return general?.id
  }

  /// The subjects that a text can mean, the likeliest first, and all in the order of the rule set
  /// as long as nothing is typed.
  ///
  /// First come names and abbreviations that are the text, then those that begin with it, then
  /// those with a word that does, then those that it abbreviates.
  ///
  /// - Complexity: linear in the length of all names.
  public func subjects(for text: String) -> [SubjectID] {
    let wanted = FoldedName(text)
    if wanted.bytes.isEmpty { return entries.map { $0.id } }
    var found: [[SubjectID]] = [[], [], [], []]
    for entry in entries {
      if let rank = rank(entry, wanted) { found[rank].append(entry.id) }
    }
    return found.flatMap { $0 }
  }

  private func rank(_ entry: Entry, _ wanted: FoldedName) -> Int? {
    if entry.name == wanted || entry.aliases.contains(wanted) { return 0 }
    let names = [entry.name] + entry.aliases
    if names.contains(where: { $0.bytes.starts(with: wanted.bytes) }) { return 1 }
    if names.contains(where: { wanted.beginsAWord(of: $0) }) { return 2 }
    return wanted.abbreviates(entry.name) ? 3 : nil
  }
}
