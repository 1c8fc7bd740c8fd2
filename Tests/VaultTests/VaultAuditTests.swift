import Planner
import Testing

@testable import Vault

@Suite("The audit of what gets sealed")
struct VaultAuditTests {
  @Test("Every attribute of the schema and of every other row is sealed")
  func everything() {
    let audit = VaultAudit()
    let schema = RecordKind.allCases.reduce(0) { $0 + $1.attributes.count }
    // A step has three, a backup one, a device six.
    #expect(audit.attributes == schema + 10)
    #expect(audit.sealedAttributes == audit.attributes)
    #expect(audit.leaks.isEmpty)
    // All kinds of records but the profile belong to another one.
    #expect(audit.relations == RecordKind.allCases.count - 1)
  }

  @Test("All kinds of rows are handed over")
  func rows() {
    let record = Record(RecordID(high: 1, low: 0), .profile, in: nil)
    let other = Record(RecordID(high: 2, low: 0), .profile, in: nil)
    let fields = VaultAudit.kept(Step("eins", [.insert(record)]), Step("zwei", [.insert(other)]))
    let kinds = stride(from: 1, to: fields.count, by: 4).map {
      String(decoding: fields[$0], as: UTF8.self)
    }
    #expect(Set(kinds) == ["profil", "schritt", "sicherung", "geraet"])
  }

  /// The names of the leaks of a vault that hands over other fields.
  private func leaks(_ tamper: @escaping (inout [[UInt8]], Step) -> Void) -> Set<String> {
    let audit = VaultAudit { step, morning in
      var fields = VaultAudit.kept(step, morning)
      tamper(&fields, step)
      return fields
    }
    #expect(audit.sealedAttributes + audit.leaks.count == audit.attributes)
    return Set(audit.leaks.map { "\($0.kind).\($0.attribute)" })
  }

  /// The values of an attribute in the records that a step adds.
  private func values(_ attribute: Attribute, _ step: Step) -> [UInt8] {
    for edit in step.edits {
      guard case .insert(let record) = edit, let value = record[attribute] else { continue }
      switch value {
      case .text(let bytes): return bytes
      case .number(let number): return Array("\(number)".utf8)
      }
    }
    return []
  }

  @Test("A value that stands in a readable part is a leak", arguments: 0..<3)
  func readable(_ field: Int) {
    let notes = Set(
      RecordKind.allCases.filter { $0.attributes.contains(.note) }.map { "\($0.word).notiz" })
    #expect(leaks { $0[field] += values(.note, $1) } == notes)
    #expect(
      leaks { $0[$0.count - 4 + field] += values(.grade, $1) } == ["ziel.note"])
  }

  @Test("A readable part that depends on a value is a leak, whatever stands there")
  func dependent() {
    #expect(leaks { $0[2].append(UInt8(values(.time, $1).count)) } == ["pruefung.uhrzeit"])
    let extra: [[UInt8]] = [[1], [2], [3], [4]]
    #expect(
      leaks { if values(.additionalOral, $1) == [0x31] { $0 += extra } }
        == ["pruefung.zusaetzlich_muendlich"])
  }

  @Test("A value that both runs have readable is a leak as well")
  func constant() {
    let found = leaks { fields, _ in fields[1] += Array("Kennzeichen des ersten".utf8) }
    #expect(found.contains("fach.notiz") && found.contains("schritt.name"))
  }

  @Test("What is not kept is not sealed")
  func lost() {
    for kind in ["fach", "schritt", "sicherung"] {
      let found = leaks { fields, _ in
        for position in stride(from: 0, to: fields.count, by: 4)
        where fields[position + 1] == Array(kind.utf8) {
          fields[position + 3] = [1]
        }
      }
      #expect(found.contains("fach.farbe"), "\(kind)")
    }
    #expect(leaks { fields, _ in fields = [] }.count == VaultAudit().attributes - 7)
  }
}
