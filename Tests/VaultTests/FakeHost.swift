import JSON
import Planner
import TestSupport

@testable import Vault

/// A browser's database and keys in memory, which can fail where real ones do.
struct FakeHost {
  typealias Stored = (kind: [UInt8], parent: [UInt8], content: [UInt8])

  var rows: [[UInt8]: Stored] = [:]
  var ring: Literal = "none"
  var passphrase: [UInt8] = []
  var role: Literal = "writer"

  /// Whether the database is open, which deleting it ends.
  private var isOpen = false

  /// The cause with which opening, unlocking or writing fails.
  var openFailure: Literal?
  var unlockFailure: Literal?
  var writeFailure: Literal?

  /// The numbers of the rows of each write, to see how small they are.
  var writes: [Int] = []
  var now: UInt64 = 1_790_000_000_000
  var generator = SeededGenerator(seed: 1)

  var moment: Moment {
    mutating get {
      now += 1000
      return Moment(
        time: now,
        random: (generator.next(), generator.next(), generator.next(), generator.next()))
    }
  }

  /// Carries out requests and everything that follows from them.
  mutating func run(_ requests: [HostRequest], _ vault: inout Vault) {
    var queue = requests
    while !queue.isEmpty {
      let request = queue.removeFirst()
      for answer in answers(to: request) {
        queue += vault.handle(
          word(answer.message), answer.argument[...], answer.fields.map { $0[...] }, at: moment)
      }
    }
  }

  typealias Answer = (message: Literal, argument: [UInt8], fields: [[UInt8]])

  mutating func answers(to request: HostRequest) -> [Answer] {
    let verb = request.verb.description
    if !isOpen, ["unlock", "read", "write", "passphrase"].contains(verb) {
      return [("failed", Array("closed".utf8), [request.argument, Array(verb.utf8)])]
    }
    switch verb {
    case "open":
      if let openFailure {
        return [("failed", Array(word(openFailure)), [[], Array("open".utf8)])]
      }
      isOpen = true
      let fields = [Array(word(ring)), Array("\(rows.count)".utf8), [], []]
      return [("opened", Array(word(role)), fields)]
    case "unlock":
      if let unlockFailure {
        return [("failed", Array(word(unlockFailure)), [[], Array("unlock".utf8)])]
      }
      if ring.description == "passphrase", request.fields[0] != passphrase {
        return [("failed", Array("wrong-passphrase".utf8), [[], Array("unlock".utf8)])]
      }
      let isNew = ring.description == "none"
      if isNew { ring = "device" }
      return [("unlocked", Array((isNew ? "new" : "known").utf8), [])]
    case "read":
      var answers: [Answer] = []
      for (id, row) in rows {
        let state = row.content == [0xDE, 0xAD] ? "damaged" : "ok"
        answers.append(("rows", [], [id, row.kind, row.parent, Array(state.utf8), row.content]))
      }
      return answers + [("read", Array("\(rows.count)".utf8), [])]
    case "write":
      if let writeFailure {
        return [("failed", Array(word(writeFailure)), [request.argument, Array("write".utf8)])]
      }
      writes.append(request.fields.count / 4)
      for position in stride(from: 0, to: request.fields.count, by: 4) {
        let fields = request.fields[position..<(position + 4)].map { $0 }
        rows[fields[0]] = fields[3].isEmpty ? nil : (fields[1], fields[2], fields[3])
      }
      return [("written", request.argument, [])]
    case "passphrase":
      passphrase = request.fields[0]
      ring = passphrase.isEmpty ? "device" : "passphrase"
      return [("passphrase-set", [], [Array(word(ring))])]
    case "lock": return [("locked", [], [])]
    case "persist": return [("persisted", [0x31], [])]
    case "wipe":
      rows = [:]
      ring = "none"
      isOpen = false
      return [("wiped", [], [])]
    default: return []
    }
  }

  /// A vault that was opened from what is stored.
  mutating func opened() -> Vault {
    var vault = Vault()
    run(vault.start(), &vault)
    return vault
  }
}

/// The bytes of a word.
func word(_ word: Literal) -> ArraySlice<UInt8> {
  Array(word.bytes)[...]
}
