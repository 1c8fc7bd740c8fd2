import JSON
import Vault

/// The keys that do something on every page of the own plan.
extension AppState {
  /// Has the host report them, and no others.
  @inline(never)
  func writeKeys(to page: inout Page) {
    page.attribute(
      "data-keys",
      vault.hasKeys ? "n 1 2 3 4 5 6 ? Control+z Control+Z" : "Control+z Control+Z")
  }

  /// Does what a key stands for.
  func follow(_ key: [UInt8]) -> [Effect] {
    if key.elementsEqual("Control+z") { return undo() }
    if key.elementsEqual("Control+Z") { return redo() }
    if key.elementsEqual("?") { return goTo(.keys) }
    if key.elementsEqual("n") { return canEnter ? goTo(.entry(nil)) : [] }
    guard let place = Int(digits: key[...]), AppState.places.indices.contains(place - 1) else {
      return []
    }
    return goTo(AppState.places[place - 1])
  }
}
