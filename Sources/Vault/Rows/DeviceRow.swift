import Planner

/// What a device remembers for itself; it is never merged.
struct DeviceRow: Equatable {
  /// The device's number in stamps.
  var device: UInt64

  /// When a copy last left the device, in milliseconds since 1970; 0 where none ever did.
  var lastExport: UInt64 = 0

  /// When something was first kept.
  var firstSave: UInt64 = 0

  /// The profile that is shown.
  var profile: RecordID?

  /// What the person has begun to enter, in the app's own form.
  var draft: [UInt8] = []

  /// Whether single keys without a modifier do something.
  var hasKeys = true

  /// The identifier of the only row.
  static let id = RecordID(high: 0, low: 0x10)

  private static let version: UInt8 = 1

  var row: Row {
    var writer = ByteWriter()
    writer.byte(DeviceRow.version)
    for word in [device, lastExport, firstSave] { writer.word(word) }
    writer.parent(profile)
    writer.text(draft)
    writer.byte(hasKeys ? 1 : 0)
    return Row(DeviceRow.id, .device, content: writer.bytes)
  }

  init(device: UInt64) {
    self.device = device
  }

  init?(_ row: Row) {
    guard let content = row.content else { return nil }
    var reader = ByteReader(content)
    guard reader.byte() == DeviceRow.version, let device = reader.word(),
      let lastExport = reader.word(), let firstSave = reader.word(), let profile = reader.parent()
    else { return nil }
    self.init(device: device)
    self.lastExport = lastExport
    self.firstSave = firstSave
    self.profile = profile
    // Rows of earlier programs end here, or after the draft.
    if !reader.isAtEnd {
      guard let draft = reader.text() else { return nil }
      self.draft = draft
    }
    if !reader.isAtEnd { hasKeys = reader.byte() != 0 }
  }
}
