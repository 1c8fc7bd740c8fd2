/// The way from a document's root to a value, as keys and indices.
///
/// It prints as `faecher[2].kurse.3`: indices in brackets, counted from 0, and keys with dots between
/// them. A key that is not made of ASCII letters, digits, `_` and `-` alone stands in brackets and
/// quotation marks, escaped as in JSON: `["a.b"]`. The root prints as nothing.
public struct JSONPath: Equatable, Sendable {
  /// One step of a path.
  public enum Component: Equatable, Sendable {
    /// The member of an object with a key.
    case key(String)
    /// The element of an array at an index, counted from 0.
    case index(Int)
  }

  /// The steps, from the root on.
  public let components: [Component]

  /// Makes a path of its steps; without any it leads to the root.
  public init(_ components: [Component] = []) {
    self.components = components
  }

  /// The path to the member with a key of the object this path leads to.
  public func appending(key: String) -> JSONPath {
    appending(.key(key))
  }

  /// The path to the element at an index of the array this path leads to.
  public func appending(index: Int) -> JSONPath {
    appending(.index(index))
  }

  private func appending(_ component: Component) -> JSONPath {
    var components = components
    components.append(component)
    return JSONPath(components)
  }
}

extension JSONPath: CustomStringConvertible {
  /// The path as text.
  public var description: String {
    let output = JSONWriter()
    for component in components {
      switch component {
      case .index(let index):
        output.append("[")
        output.append(Int64(index))
        output.append("]")
      case .key(let key) where Self.isPlain(key):
        if !output.bytes.isEmpty { output.append(".") }
        output.part(key)
      case .key(let key):
        output.append("[")
        output.quote(key)
        output.append("]")
      }
    }
    return String(utf8: output.bytes[...])
  }

  private static func isPlain(_ key: String) -> Bool {
    for byte in key.bytes() {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
        break
      default: return false
      }
    }
    return !key.isEmpty
  }
}
