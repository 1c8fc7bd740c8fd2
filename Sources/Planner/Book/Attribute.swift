import Abitur
import JSON

/// An attribute of a record.
///
/// This and ``RecordKind/attributes`` are the one place that lists them; records, files and sealed
/// records are made from it. The numbers stand in sealed records and never change their meaning.
public enum Attribute: UInt8, CaseIterable, Sendable {
  case name = 1
  case picture = 2
  case classLevel = 3
  case land = 4
  case abiturYear = 5
  case school = 6
  case writtenShare = 7
  case oralShare = 8
  case readings = 9
  case catalogued = 10
  case shortName = 11
  case colour = 12
  case level = 13
  case field = 14
  case limit = 15
  case doubled = 16
  case weights = 17
  case note = 18
  case notTaken = 19
  case points = 20
  case wish = 21
  case resultKind = 22
  case ownKind = 23
  case title = 24
  case standing = 25
  case group = 26
  case weight = 27
  case percent = 28
  case date = 29
  case time = 30
  case place = 31
  case examKind = 32
  case secondPart = 33
  case secondPoints = 34
  case additionalOral = 35
  case additionalPoints = 36
  case additionalDate = 37
  case additionalPlace = 38
  case certified = 39
  case componentPlace = 40
  case replaces = 41
  case grade = 42

  /// The name in files, the same only where two kinds of record use it for different things.
  public var word: Literal {
    switch self {
    case .name: "name"
    case .picture: "bild"
    case .classLevel: "klassenstufe"
    case .land: "land"
    case .abiturYear: "abitur"
    case .school: "schule"
    case .writtenShare: "anteil_schriftlich"
    case .oralShare: "anteil_muendlich"
    case .readings: "lesarten"
    case .catalogued: "fach"
    case .shortName: "kurzname"
    case .colour: "farbe"
    case .level: "rolle"
    case .field: "aufgabenfeld"
    case .limit: "hoechstens"
    case .doubled: "doppelt"
    case .weights: "gewichte"
    case .note: "notiz"
    case .notTaken: "nicht_belegt"
    case .points: "punkte"
    case .wish: "wunsch"
    case .resultKind, .examKind: "art"
    case .ownKind: "eigene_art"
    case .title: "titel"
    case .standing: "stand"
    case .group: "gruppe"
    case .weight: "gewicht"
    case .percent: "prozent"
    case .date: "datum"
    case .time: "uhrzeit"
    case .place: "ort"
    case .secondPart: "zweiter_teil"
    case .secondPoints: "zweiter_teil_punkte"
    case .additionalOral: "zusaetzlich_muendlich"
    case .additionalPoints: "zusaetzlich_muendlich_punkte"
    case .additionalDate: "zusaetzlich_muendlich_datum"
    case .additionalPlace: "zusaetzlich_muendlich_ort"
    case .certified: "vierfach"
    case .componentPlace: "verwendung"
    case .replaces: "ersetzt"
    case .grade: "note"
    }
  }

  /// What values it has.
  public var type: AttributeType {
    switch self {
    case .name, .shortName, .ownKind, .title, .school, .place, .additionalPlace: .text(most: 120)
    case .picture: .text(most: 64)
    case .note: .text(most: 4000)
    case .catalogued: .text(most: 64)
    case .readings, .weights: .text(most: 1000)
    case .classLevel: .number(5...13)
    case .abiturYear: .number(1900...9999)
    case .land: .word("BW BY BE BB HB HH HE MV NI NW RP SL SN ST SH TH")
    case .writtenShare, .oralShare, .weight, .percent: .number(0...100)
    case .colour: .number(0...15)
    case .level: .word("Basisfach Leistungsfach")
    case .field: .number(1...3)
    case .limit: .number(0...4)
    case .doubled, .notTaken, .additionalOral: .flag
    case .points, .secondPoints, .additionalPoints: .number(0...15)
    case .certified: .number(0...60)
    case .wish: .word("geklammert gehalten")
    case .resultKind:
      .word("klausur klassenarbeit muendlich gfs test praktisch projekt eigene")
    case .standing: .word("benotet ausstehend entschuldigt verweigert")
    case .group: .word("schriftlich muendlich")
    case .date, .additionalDate: .day
    case .time: .number(0...1439)
    case .examKind: .word("schriftlich muendlich")
    case .secondPart: .word("praktisch kommunikation")
    case .componentPlace: .word("Kursblock Prüfungsblock keine")
    case .replaces: .record
    case .grade: .number(10...40)
    }
  }
}

/// What values an attribute has.
public enum AttributeType: Sendable {
  /// Yes; no is the same as no value.
  case flag

  /// A whole number within bounds.
  case number(ClosedRange<Int>)

  /// A text of at least one and at most so many bytes of UTF-8.
  case text(most: Int)

  /// One of the words that are separated by spaces.
  case word(Literal)

  /// A day of the calendar from 1900 to 2199 as a number: 20261130.
  case day

  /// The identifier of another record.
  case record
}

extension AttributeType {
  /// Whether a value is one of these.
  public func allows(_ value: Value) -> Bool {
    switch (self, value) {
    case (.flag, .number(let number)): number == 1
    case (.number(let range), .number(let number)): range.contains(number)
    case (.day, .number(let number)): AttributeType.isDay(number)
    case (.text(let most), .text(let bytes)):
      (1...most).contains(bytes.count) && Value.isText(bytes)
    case (.word(let words), .text(let bytes)): AttributeType.position(of: bytes, in: words) != nil
    case (.record, .text(let bytes)): RecordID(digits: bytes) != nil
    default: false
    }
  }

  /// The words, in their order; nothing for what has none.
  public var words: [[UInt8]] {
    guard case .word(let words) = self else { return [] }
    return Planner.words(words).map { $0.bytes() }
  }

  /// The position of a word among words that are separated by spaces.
  static func position(of word: [UInt8], in words: Literal) -> Int? {
    var position = 0
    var start = 0
    let text = words.bytes
    for end in 0...text.count where end == text.count || text[end] == UInt8(ascii: " ") {
      if text[start..<end].elementsEqual(word) { return position }
      position += 1
      start = end + 1
    }
    return nil
  }

  /// Whether a number states a day that the calendar has.
  static func isDay(_ number: Int) -> Bool {
    guard (1900_00_00...2199_12_31).contains(number) else { return false }
    let (year, month, day) = (number / 10000, number / 100 % 100, number % 100)
    guard (1...12).contains(month), day >= 1 else { return false }
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return day <= lengths[month - 1]
  }
}

/// The value of an attribute.
///
/// Texts are UTF-8, so that comparing them is comparing bytes.
public enum Value: Hashable, Sendable {
  /// A number, a day, or 1 for yes.
  case number(Int)

  /// A text, a word or an identifier.
  case text([UInt8])

  /// A text.
  public static func text(_ text: String) -> Value { .text(text.bytes()) }

  /// A word of the schema.
  public static func word(_ word: Literal) -> Value {
    .text(Array(word.bytes))
  }

  /// A record.
  public static func record(_ id: RecordID) -> Value { .text(id.digits) }

  /// Yes.
  public static var yes: Value { .number(1) }

  /// Whether bytes are UTF-8 without control characters other than line breaks and tabs.
  static func isText(_ bytes: [UInt8]) -> Bool {
    var isASCII = true
    for byte in bytes {
      if byte < 0x20 && byte != 0x0A && byte != 0x09 || byte == 0x7F { return false }
      if byte > 0x7F { isASCII = false }
    }
    return isASCII || String(validating: bytes, as: UTF8.self) != nil
  }
}
