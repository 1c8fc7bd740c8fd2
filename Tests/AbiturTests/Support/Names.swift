@testable import Abitur

// Tests put names together while they run; their text stays until the end, like that of a literal.

extension SubjectID {
  init(_ text: String) {
    self.init("" as StaticString)
    name = Name(keeping: text)
  }
}

extension RuleID {
  init(_ text: String) {
    self.init("" as StaticString)
    name = Name(keeping: text)
  }
}

extension ReadingID {
  init(_ text: String) {
    self.init("" as StaticString)
    name = Name(keeping: text)
  }
}

extension Name {
  fileprivate init(keeping text: String) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: text.utf8.count + 1)
    var end = bytes
    for byte in text.utf8 {
      end.initialize(to: byte)
      end += 1
    }
    end.initialize(to: 0)
    self.init(start: bytes)
  }
}
