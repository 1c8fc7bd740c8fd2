import JSON

extension ErrorWording {
  static func json(_ kind: JSONError.Kind) -> ErrorWording {
    switch kind {
    case .unexpectedCharacter(let scalar, let expected):
      ErrorWording(
        "Hier steht \(Wording.described(scalar)), aber es fehlt \(name(expected)).",
        "Sieh an dieser Stelle nach, ob etwas fehlt oder zu viel ist.")
    case .unexpectedEnd(let expected):
      ErrorWording(
        "Die Datei hört zu früh auf: Es fehlt \(name(expected)).",
        "Prüfe, ob sie ganz ist und in ihr ein Plan steht.")
    case .invalidUTF8:
      ErrorWording(
        "Die Datei ist kein Text in UTF-8.", "Speichere sie in deinem Editor als UTF-8.")
    case .byteOrderMark:
      ErrorWording(
        "Die Datei beginnt mit einer Bytereihenfolge-Marke.",
        "Speichere sie in deinem Editor als UTF-8 ohne BOM.")
    case .invalidEscape:
      ErrorWording(
        "Diese Zeichenfolge nach „\\“ gibt es nicht.",
        "Ein „\\“ im Text schreibst du als „\\\\“.")
    case .loneSurrogate:
      ErrorWording(
        "Dieses „\\u…“ ist nur die Hälfte eines Zeichens.",
        "Schreib das Zeichen selbst oder beide Hälften.")
    case .controlCharacter(let byte):
      ErrorWording(
        "In einem Text ist \(Wording.described(Unicode.Scalar(byte))) nicht erlaubt.",
        "Streich es oder schließ davor das Anführungszeichen.")
    case .leadingZero:
      ErrorWording("Eine Zahl darf nicht mit 0 anfangen.", "Streich die führende 0.")
    case .duplicateKey(let key, let first):
      ErrorWording(
        """
        Das Feld \(Wording.quoted(key)) steht schon in Zeile \(first.line), \
        Spalte \(first.column).
        """,
        "Streich eines von beiden.")
    case .trailingContent:
      ErrorWording("Nach dem Ende des Plans steht noch etwas.", "Streich, was folgt.")
    case .tooDeep(let limit):
      ErrorWording(
        "Hier sind mehr als \(limit) Klammern ineinander offen.",
        "So tief ist kein Plan. Prüfe, ob es die richtige Datei ist.")
    case .tooLarge(let limit):
      ErrorWording(
        "Die Datei ist größer als \(limit / 1_048_576) MiB.",
        "So groß ist kein Plan. Prüfe, ob es die richtige Datei ist.")
    case .tooManyNodes(let limit):
      ErrorWording(
        "Die Datei hat mehr als \(limit) Werte.",
        "So viel steht in keinem Plan. Prüfe, ob es die richtige Datei ist.")
    }
  }

  private static func name(_ expectation: JSONError.Expectation) -> Literal {
    switch expectation {
    case .value: "ein Wert"
    case .valueOrArrayEnd: "ein Wert oder „]“"
    case .commaOrArrayEnd: "ein Komma oder „]“"
    case .key: "ein Feldname in Anführungszeichen"
    case .keyOrObjectEnd: "ein Feldname in Anführungszeichen oder „}“"
    case .colon: "ein Doppelpunkt"
    case .commaOrObjectEnd: "ein Komma oder „}“"
    case .stringEnd: "das Anführungszeichen am Ende des Textes"
    case .digit: "eine Ziffer"
    case .literal: "true, false oder null"
    }
  }
}
