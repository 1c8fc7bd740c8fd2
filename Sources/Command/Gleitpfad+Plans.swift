import Abitur
import Interface
import JSON
import Planner
import Vault

/// One plan of a source under the name that results have, or why it is none.
struct PlanEntry {
  var name: String

  /// The plan; nothing where the complaints stand against it.
  var plan: Plan?

  /// What is to be said about it.
  var complaints: [String] = []
}

extension Gleitpfad {
  /// The plans of a source, at least one; where the source cannot be read, a single one that is
  /// none.
  mutating func entries(of source: Source) -> [PlanEntry] {
    guard let file = planFile(from: source), let document = document(file, from: source) else {
      return [PlanEntry(name: source.name)]
    }
    switch document {
    case .plan(let plan): return [PlanEntry(name: source.name, plan: plan)]
    case .book(let book):
      let profiles = book.profiles
      if profiles.isEmpty {
        return [PlanEntry(name: source.name, complaints: [UsageText.noProfile])]
      }
      let names = Gleitpfad.names(of: profiles, in: source)
      return zip(profiles, names).map { PlanEntry($0, $1) }
    }
  }

  /// The name of the source for a single profile; of several each is told apart.
  private static func names(of profiles: [ProfilePlan], in source: Source) -> [String] {
    if profiles.count == 1 { return [source.name] }
    let names = profiles.map { $0.profile.text(.name) }
    return names.enumerated().map { place, name in
      let number = "Profil \(place + 1)"
      guard let name else { return "\(source.name) (\(number))" }
      let isUnique = names.filter { $0 == name }.count == 1
      let harmless = Wording.harmless(name, most: 30)
      return "\(source.name) (\(harmless)\(isUnique ? "" : ", \(number)"))"
    }
  }

  /// The plan of an entry; what is to be said about it is said.
  mutating func plan(of entry: PlanEntry) -> Plan? {
    for complaint in entry.complaints { complain("\(entry.name): \(complaint)") }
    return entry.plan
  }

  mutating func result(
    of entry: PlanEntry
  ) -> (plan: Plan, assessment: Assessment, qualification: Qualification?)? {
    guard let plan = plan(of: entry) else { return nil }
    do throws(InvalidCandidate) {
      return (plan, try plan.assessment(), try plan.qualification())
    } catch {
      complain("\(entry.name): \(ErrorWording(error).sentences)")
      return nil
    }
  }

  // MARK: - Files

  /// What a source holds, opened where it is a backup.
  mutating func planFile(from source: Source) -> [UInt8]? {
    guard let file = bytes(from: source) else { return nil }
    return BackupFile.isBackup(file) ? opened(file, from: source) : file
  }

  mutating func bytes(from source: Source) -> [UInt8]? {
    do throws(ReadFailure) {
      return try source.bytes()
    } catch {
      complain("\(source.name): \(source.description(of: error))")
      return nil
    }
  }

  /// The plan file in a backup; what is wrong with the header is said without asking anybody.
  mutating func opened(_ file: [UInt8], from source: Source) -> [UInt8]? {
    do throws(BackupFailure) {
      try Backup.parsed(file)
      output.flush()
      let passphrase: Passphrase
      do throws(PassphraseError) {
        passphrase = try passphrases.passphrase(isNew: false)
      } catch {
        complain(error.message)
        return nil
      }
      return try Backup.open(file, with: passphrase)
    } catch {
      complain("\(source.name): \(error.message)")
      return nil
    }
  }

  mutating func document(_ file: [UInt8], from source: Source) -> PlanDocument? {
    do throws(PlanError) {
      return try PlanDocument(file: file)
    } catch {
      complain(ErrorWording(error), in: source)
      return nil
    }
  }

  /// Says what is wrong in a source, and where.
  mutating func complain(_ wording: ErrorWording, in source: Source) {
    let place = wording.whereabouts.map { ", \($0)" } ?? ""
    complain("\(source.name)\(place): \(wording.sentences)")
  }
}

extension PlanEntry {
  init(_ profile: ProfilePlan, _ name: String) {
    self.name = name
    plan = profile.plan
    complaints = profile.problems.map { PlanEntry.wording($0).sentences.description }
    for error in profile.leftOut where profile.plan != nil {
      complaints.append("\(PlanEntry.wording(.invalid(error)).what) \(UsageText.leftOut)")
    }
  }

  private static func wording(_ problem: PlanProblem) -> ErrorWording {
    ErrorWording(PlanError(problem, at: .start))
  }
}
