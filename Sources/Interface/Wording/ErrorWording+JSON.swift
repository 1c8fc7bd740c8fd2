import JSON

extension ErrorWording {
  static func json(_ kind: JSONError.Kind) -> ErrorWording {
    switch kind {
    case .unexpectedCharacter(let scalar, let expected):
      ErrorWording(
        Texts.jsonUnexpectedCharacter(Wording.described(scalar), Text(name(expected))),
        Texts.jsonUnexpectedCharacterAdvice)
    case .unexpectedEnd(let expected):
      ErrorWording(Texts.jsonUnexpectedEnd(Text(name(expected))), Texts.jsonUnexpectedEndAdvice)
    case .invalidUTF8:
      ErrorWording(Texts.jsonInvalidUTF8, Texts.jsonInvalidUTF8Advice)
    case .byteOrderMark:
      ErrorWording(Texts.jsonByteOrderMark, Texts.jsonByteOrderMarkAdvice)
    case .invalidEscape:
      ErrorWording(Texts.jsonInvalidEscape, Texts.jsonInvalidEscapeAdvice)
    case .loneSurrogate:
      ErrorWording(Texts.jsonLoneSurrogate, Texts.jsonLoneSurrogateAdvice)
    case .controlCharacter(let byte):
      ErrorWording(
        Texts.jsonControlCharacter(Wording.described(Unicode.Scalar(byte))),
        Texts.jsonControlCharacterAdvice)
    case .leadingZero:
      ErrorWording(Texts.jsonLeadingZero, Texts.jsonLeadingZeroAdvice)
    case .duplicateKey(let key, let first):
      ErrorWording(
        Texts.jsonDuplicateKey(Wording.quoted(key), first.line, first.column),
        Texts.jsonDuplicateKeyAdvice)
    case .trailingContent:
      ErrorWording(Texts.jsonTrailingContent, Texts.jsonTrailingContentAdvice)
    case .tooDeep(let limit):
      ErrorWording(Texts.jsonTooDeep(limit), Texts.jsonTooDeepAdvice)
    case .tooLarge(let limit):
      ErrorWording(Texts.jsonTooLarge(limit / 1_048_576), Texts.jsonTooLargeAdvice)
    case .tooManyNodes(let limit):
      ErrorWording(Texts.jsonTooManyNodes(limit), Texts.jsonTooManyNodesAdvice)
    }
  }

  private static func name(_ expectation: JSONError.Expectation) -> Phrase {
    switch expectation {
    case .value: Texts.jsonExpectsValue
    case .valueOrArrayEnd: Texts.jsonExpectsValueOrArrayEnd
    case .commaOrArrayEnd: Texts.jsonExpectsCommaOrArrayEnd
    case .key: Texts.jsonExpectsKey
    case .keyOrObjectEnd: Texts.jsonExpectsKeyOrObjectEnd
    case .colon: Texts.jsonExpectsColon
    case .commaOrObjectEnd: Texts.jsonExpectsCommaOrObjectEnd
    case .stringEnd: Texts.jsonExpectsStringEnd
    case .digit: Texts.jsonExpectsDigit
    case .literal: Texts.jsonExpectsLiteral
    }
  }
}
