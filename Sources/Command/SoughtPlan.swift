import Abitur
import Interface
import JSON
import Planner

/// What of a plan can be recognised in raw bytes.
struct SoughtPlan {
  /// The texts and numbers that are looked for.
  private(set) var items: [Item] = []

  /// How they may be written, several times for each.
  private(set) var patterns: [Pattern] = []

  /// How many numbers are too short to be told from any others, such as points.
  private(set) var shortNumbers = 0

  /// How many texts are too short or too uniform.
  private(set) var shortTexts = 0

  /// How many texts and words are Gleitpfad's own, such as the names of subjects.
  private(set) var ownWords = 0

  /// A text or number of the plan.
  struct Item {
    var attribute: Attribute
    var kind: RecordKind
    var isNumber: Bool

    /// Its beginning, enough to know it by.
    var beginning: String
  }

  /// A way to write an item or a piece of it.
  struct Pattern {
    var bytes: [UInt8]
    var item: Int
    var form: Form
  }

  /// How something is written.
  enum Form: String {
    case utf8 = "in UTF-8"

    /// Either order, as one text among others can be read both ways, a byte apart.
    case utf16 = "in UTF-16"
    case latin1 = "in Latin-1"
    case double = "als double"

    /// As Chromium, Firefox, WebKit and the vault itself write whole numbers.
    case database = "als Zahl einer Datenbank"

    /// In 32 bits with nothing around them to be recognised by.
    case word = "als 32 Bit"
  }

  /// The shortest text in bytes that is looked for.
  static let shortestText = 4

  /// The smallest number that is looked for.
  static let smallestNumber = 10_000

  init(_ book: PlanBook) {
    let catalogue = SoughtPlan.catalogue()
    var known: Set<Value> = []
    for record in book.records {
      for entry in record.values {
        switch (entry.attribute, entry.attribute.type) {
        case (_, .flag), (_, .record): continue
        case (_, .word): ownWords += 1
        case (.picture, _), (.catalogued, _), (.readings, _), (.weights, _): ownWords += 1
        case (_, .number), (_, .day), (_, .text):
          if known.insert(entry.value).inserted { add(entry, record.kind, catalogue) }
        }
      }
    }
  }

  /// The names of all subjects of all rule sets, which stand in the program itself.
  private static func catalogue() -> Set<FoldedName> {
    var names: Set<FoldedName> = []
    for ruleSet in RuleSet.all {
      for subject in ruleSet.subjects {
        for name in [subject.id.rawValue, subject.name] + subject.aliases {
          names.insert(FoldedName(name))
        }
      }
    }
    return names
  }

  private mutating func add(
    _ entry: Record.Entry, _ kind: RecordKind, _ catalogue: Set<FoldedName>
  ) {
    switch entry.value {
    case .number(let number):
      guard number >= SoughtPlan.smallestNumber else {
        shortNumbers += 1
        return
      }
      let isDay = if case .day = entry.attribute.type { true } else { false }
      let beginning = "\(number / 10_000)"
      items.append(
        Item(attribute: entry.attribute, kind: kind, isNumber: true, beginning: beginning))
      add(number, isDay: isDay)
    case .text(let bytes):
      let text = String(decoding: bytes, as: UTF8.self)
      if catalogue.contains(FoldedName(text)) {
        ownWords += 1
        return
      }
      let pieces = SoughtPlan.pieces(text)
      guard !pieces.isEmpty else {
        shortTexts += 1
        return
      }
      items.append(
        Item(
          attribute: entry.attribute, kind: kind, isNumber: false,
          beginning: String(text.prefix(2))))
      for piece in pieces { add(piece) }
    }
  }

  // MARK: - Texts

  /// The pieces of a text that are looked for: without characters that files write in several
  /// ways, and short enough that no database cuts them all.
  static func pieces(_ text: String) -> [String] {
    let runs = text.split { character in
      character == "\"" || character == "\\"
        || character.unicodeScalars.contains { $0.value < 0x20 }
    }
    var pieces: [String] = []
    for run in runs {
      let scalars = Array(run.unicodeScalars)
      let count = (scalars.count + 39) / 40
      for number in 0..<count {
        let range = (scalars.count * number / count)..<(scalars.count * (number + 1) / count)
        var piece = String.UnicodeScalarView()
        piece.append(contentsOf: scalars[range])
        pieces.append(String(piece))
      }
    }
    pieces = pieces.filter { piece in
      piece.utf8.count >= shortestText && Set(piece.utf8).count >= 3
    }
    // The rest of a text that was cut can be a word of any other.
    let long = pieces.filter { $0.utf8.count >= 2 * shortestText }
    if pieces.count > 1, !long.isEmpty { return long }
    return pieces.max { $0.utf8.count < $1.utf8.count }.map { [$0] } ?? []
  }

  private mutating func add(_ text: String) {
    add(Array(text.utf8), .utf8)
    let units = Array(text.utf16)
    add(units.flatMap { [UInt8(truncatingIfNeeded: $0), UInt8($0 >> 8)] }, .utf16)
    add(units.flatMap { [UInt8($0 >> 8), UInt8(truncatingIfNeeded: $0)] }, .utf16)
    if units.allSatisfy({ $0 <= 0xFF }) {
      add(units.map { UInt8(truncatingIfNeeded: $0) }, .latin1)
    }
  }

  // MARK: - Numbers

  private mutating func add(_ number: Int, isDay: Bool) {
    add("\(number)")
    if isDay {
      let digits = Array("\(number)")
      add(String(digits[..<4] + "-" + digits[4..<6] + "-" + digits[6...]))
    }
    add(little(Double(number).bitPattern), .double)
    guard let small = Int32(exactly: number) else { return }
    let word = little(UInt32(bitPattern: small))
    // Chromium: "I", then groups of seven bits with the sign in the lowest one.
    var groups: [UInt8] = []
    var rest = UInt64(small) << 1
    while rest > 0x7F {
      groups.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    add([0x49] + groups + [UInt8(rest)], .database)
    // Firefox: the number, then the tag of its kind. WebKit: the tag of its kind, then the number.
    add(word + [0x03, 0x00, 0xFF, 0xFF], .database)
    add([0x05] + word, .database)
    // The vault, before it seals.
    add([0x01] + little(UInt64(number)).reversed(), .database)
    add(word, .word)
  }

  private func little(_ number: some FixedWidthInteger) -> [UInt8] {
    withUnsafeBytes(of: number.littleEndian) { Array($0) }
  }

  private mutating func add(_ bytes: [UInt8], _ form: Form) {
    guard bytes.count >= SoughtPlan.shortestText else { return }
    let item = items.count - 1
    for pattern in patterns.reversed() {
      guard pattern.item == item else { break }
      if pattern.bytes == bytes { return }
    }
    patterns.append(Pattern(bytes: bytes, item: item, form: form))
  }
}

extension SoughtPlan.Item {
  /// What it is, without saying all of it, such as „leistung.titel „Kl…““.
  var description: String {
    "\(kind.word).\(attribute.word) „\(Wording.harmless(beginning))…“"
  }
}
