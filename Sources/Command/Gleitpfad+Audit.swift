import Interface
import JSON
import Planner
import Vault

extension Gleitpfad {
  /// Says what the vault seals, and looks for a plan in files and folders.
  mutating func audit(_ source: Source?, _ paths: [String]) -> Status {
    let audit = VaultAudit()
    output.line(AuditText.sealed(audit))
    for leak in audit.leaks { output.line(AuditText.leak(leak)) }
    let status: Status = audit.leaks.isEmpty ? .fine : .broken
    guard let source else { return status }
    guard let file = planFile(from: source), let book = book(file, from: source) else {
      return .faulty
    }
    let sought = SoughtPlan(book)
    guard !sought.items.isEmpty else {
      complain("\(source.name): \(AuditText.nothingToSeek)")
      return .faulty
    }
    var search = PlanSearch(sought)
    for path in paths where !output.isClosed { search.search(path, isNamed: true) }
    for failure in search.failures {
      complain("\(Source.file(failure.path).name): \(AuditText.failure(failure.reason))")
    }
    output.lines(AuditText.lines(search, sought))
    return max(
      status, search.count > 0 ? .broken : .fine, search.failures.isEmpty ? .fine : .faulty)
  }
}

/// Looks for what can be recognised of a plan in files.
struct PlanSearch {
  /// Something of the plan in a file.
  struct Finding {
    var path: String
    var offset: Int
    var pattern: Int
    var item: Int
    var form: SoughtPlan.Form

    /// Where what was found ends.
    var end: Int
  }

  /// The first findings.
  private(set) var findings: [Finding] = []

  /// The number of all findings.
  private(set) var count = 0
  private(set) var files = 0
  private(set) var bytes = 0

  /// What could not be searched.
  private(set) var failures: [(path: String, reason: ReadFailure?)] = []

  /// So many findings are kept to be named.
  static let most = 200

  /// Two numbers in 32 bits are no accident when they stand so near each other.
  private static let near = 4096

  /// So far apart two pieces of a text may stand, as between them is what was not looked for.
  private static let gap = 64

  private let sought: SoughtPlan
  private let search: ByteSearch

  init(_ sought: SoughtPlan) {
    self.sought = sought
    search = ByteSearch(sought.patterns.map { $0.bytes })
  }

  /// Searches a file, or a folder with everything in it.
  ///
  /// - Parameter isNamed: Whether a person named the path; links in folders are passed over.
  mutating func search(_ path: String, isNamed: Bool) {
    do throws(ReadFailure) {
      switch try System.kind(of: path, isNamed: isNamed) {
      case .file: try searchFile(path)
      case .folder:
        let folder = path.hasSuffix("/") ? path : "\(path)/"
        for name in try System.names(in: path) { search(folder + name, isNamed: false) }
      case .other: if isNamed { failures.append((path, nil)) }
      }
    } catch {
      failures.append((path, error))
    }
  }

  private mutating func searchFile(_ path: String) throws(ReadFailure) {
    var found: [Finding] = []
    let size = try System.readPieces(of: path, overlap: search.overlap) { bytes, start, seen in
      search.matches(in: bytes, at: start, seen: seen) { match in
        let pattern = sought.patterns[match.pattern]
        found.append(
          Finding(
            path: path, offset: match.offset, pattern: match.pattern, item: pattern.item,
            form: pattern.form, end: match.offset + pattern.bytes.count))
      }
    }
    files += 1
    bytes += size
    var kept = found.filter { $0.form != .word }
    let isIn = Set(kept.map { [$0.item, $0.end] })
    let words = found.filter { $0.form == .word }
    for (place, word) in words.enumerated() where isNear(place, words) {
      // The number of a database has the same four bytes in it.
      let isSaid = (0...4).contains { isIn.contains([word.item, word.end + $0]) }
      if !isSaid { kept.append(word) }
    }
    note(kept.sorted { $0.offset < $1.offset })
  }

  /// Whether another number stands near one, both in 32 bits.
  private func isNear(_ place: Int, _ words: [Finding]) -> Bool {
    for step in [-1, 1] {
      var other = place + step
      while words.indices.contains(other),
        abs(words[other].offset - words[place].offset) <= PlanSearch.near
      {
        if words[other].item != words[place].item { return true }
        other += step
      }
    }
    return false
  }

  /// Counts what was found; pieces of a text that overlap or follow each other are one finding.
  private mutating func note(_ found: [Finding]) {
    var last: [String: Finding] = [:]
    for finding in found {
      let key = "\(finding.item) \(finding.form)"
      let before = last[key]
      last[key] = finding
      let follows = before.map { before in
        finding.offset <= before.end
          || before.pattern < finding.pattern && finding.offset <= before.end + PlanSearch.gap
      }
      if follows == true { continue }
      count += 1
      if findings.count < PlanSearch.most { findings.append(finding) }
    }
  }
}
