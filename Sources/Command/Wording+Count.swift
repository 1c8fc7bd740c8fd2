import Interface
import JSON

extension Wording {
  /// A number of things that only this program counts, such as „1 Datei“ and „3 Dateien“.
  static func count(_ number: Int, _ one: Literal, _ many: Literal) -> Text {
    "\(number) \(number == 1 ? one : many)"
  }
}
