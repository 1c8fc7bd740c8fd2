extension JSONParser {
  /// Remembers a key, the last entry, and gives the earlier entry that is the same key of the same
  /// object, if there is one.
  ///
  /// All keys of the document stand in one table, at the first free place from that of their hash
  /// on. It is at most half full, so that the whole takes linear time.
  func remember(_ key: Int) -> Int? {
    if keys * 2 >= keySlots.count {
      let old = keySlots
      keySlots = Array(repeating: -1, count: max(old.count * 2, 64))
      for key in old where key >= 0 { keySlots[slot(of: key)] = key }
    }
    let slot = slot(of: key)
    guard keySlots[slot] < 0 else { return keySlots[slot] }
    keySlots[slot] = key
    keys += 1
    return nil
  }

  /// The slot where a key is, or where it belongs.
  private func slot(of key: Int) -> Int {
    var hash = UInt32(truncatingIfNeeded: entries[key].parent) &* 0x9E37_79B9
    for index in entries[key].text { hash = (hash ^ UInt32(texts[index])) &* 0x0100_0193 }
    var slot = Int(truncatingIfNeeded: hash ^ hash >> 15) & (keySlots.count - 1)
    while keySlots[slot] >= 0, !isSame(keySlots[slot], key) {
      slot = (slot + 1) & (keySlots.count - 1)
    }
    return slot
  }

  private func isSame(_ first: Int, _ second: Int) -> Bool {
    entries[first].parent == entries[second].parent
      && texts[entries[first].text].elementsEqual(texts[entries[second].text])
  }
}
