import JSON

/// How well a plan is kept, from best to worst.
public enum StorageRung: Hashable, Sendable {
  /// On this device and, sealed, in the pupil's own cloud.
  case synced

  /// On this device.
  case device

  /// Until the page is closed: nothing can be stored, or not any more.
  case session

  /// Nothing can be changed; what can be read can be exported.
  case rescue
}

/// Why a plan is not kept as well as it could be.
public enum StorageCause: Hashable, Sendable, CaseIterable {
  /// The browser has no database, as in some private windows.
  case noDatabase

  /// The database does not open.
  case openFailed

  /// Another window with an old version keeps the database from opening.
  case blocked

  /// A newer version of the app has changed the database.
  case newerVersion

  /// The browser has no cryptography, as on a page that is not served securely.
  case noCrypto

  /// The device's key is gone, so that nothing that is stored can be opened.
  case keyLost

  /// What leads to the keys is damaged.
  case damagedRing

  /// The device's storage is full.
  case quota

  /// Writing failed.
  case writeFailed

  /// The database was closed under the app.
  case closed

  /// What was stored vanished while the app was open.
  case lost

  /// The rung that is left.
  public var rung: StorageRung {
    switch self {
    case .noDatabase, .openFailed, .blocked, .noCrypto, .quota, .writeFailed, .closed, .lost:
      .session
    case .newerVersion, .keyLost, .damagedRing: .rescue
    }
  }

  /// The cause that the host reports by a word; what it does not say otherwise is that the
  /// database does not open.
  init(word: ArraySlice<UInt8>) {
    self = StorageCause.allCases.first { names($0.word, word) } ?? .openFailed
  }

  /// The host's word.
  var word: Literal {
    switch self {
    case .noDatabase: "no-database"
    case .openFailed: "open-failed"
    case .blocked: "blocked"
    case .newerVersion: "newer-version"
    case .noCrypto: "no-crypto"
    case .keyLost: "key-lost"
    case .damagedRing: "damaged-ring"
    case .quota: "quota"
    case .writeFailed: "write-failed"
    case .closed: "closed"
    case .lost: "lost"
    }
  }
}

/// Whether bytes are a word.
func names(_ word: Literal, _ bytes: ArraySlice<UInt8>) -> Bool {
  bytes.elementsEqual(word.bytes)
}

/// Whether the last change is kept.
public enum Saving: Hashable, Sendable {
  /// Everything is kept.
  case saved

  /// It is being written.
  case saving

  /// It could not be written; it is in memory and is tried again with the next change.
  case notSaved
}

/// Something the vault asks of the host; see the host's own description of its verbs.
public struct HostRequest: Equatable, Sendable {
  /// What is to be done.
  public var verb: Literal

  /// What tells this request from others.
  public var argument: [UInt8]

  /// What it is done with.
  public var fields: [[UInt8]]

  init(_ verb: Literal, _ argument: [UInt8] = [], _ fields: [[UInt8]] = []) {
    self.verb = verb
    self.argument = argument
    self.fields = fields
  }

  /// Whether two requests are the same.
  public static func == (left: HostRequest, right: HostRequest) -> Bool {
    left.verb.description == right.verb.description && left.argument == right.argument
      && left.fields == right.fields
  }
}

/// The time and the random bits of a moment, which only the host knows.
public struct Moment: Sendable {
  /// Milliseconds since 1970.
  public var time: UInt64

  /// Fresh random bits.
  public var random: (UInt64, UInt64, UInt64, UInt64)

  /// States a moment.
  public init(time: UInt64, random: (UInt64, UInt64, UInt64, UInt64)) {
    self.time = time
    self.random = random
  }

  /// The random bits as 32 bytes.
  public var bytes: [UInt8] {
    var writer = ByteWriter()
    for word in [random.0, random.1, random.2, random.3] { writer.word(word) }
    return writer.bytes
  }

  /// The number of the day since 1970.
  public var day: UInt64 { time / 86_400_000 }
}
