/// When and on which device a value was written: a hybrid logical clock's time, then the device.
///
/// Stamps order all writes of all devices the same way everywhere. A stamp is later than every
/// stamp its device had seen, whatever the device's clock says.
public struct Stamp: Hashable, Comparable, Sendable {
  /// Milliseconds since 1970 in the upper 48 bits, a counter in the lower 16.
  public var time: UInt64

  /// The device that wrote.
  public var device: UInt64

  /// States a stamp.
  public init(time: UInt64, device: UInt64) {
    self.time = time
    self.device = device
  }

  /// Orders by time, and at the same time by device.
  public static func < (left: Stamp, right: Stamp) -> Bool {
    left.time != right.time ? left.time < right.time : left.device < right.device
  }
}

/// Gives the writes of one device their stamps.
public struct StampClock: Sendable {
  /// The device.
  public let device: UInt64

  /// The time of the latest stamp given or seen.
  public private(set) var last: UInt64

  /// Starts a device's clock; a device that has written before goes on behind its last time.
  public init(device: UInt64, last: UInt64 = 0) {
    self.device = device
    self.last = last
  }

  /// The stamp of a write.
  ///
  /// - Parameter now: Milliseconds since 1970 by the device's clock, which may be wrong and jump.
  public mutating func next(at now: UInt64) -> Stamp {
    last = max(now << 16, last &+ 1)
    return Stamp(time: last, device: device)
  }

  /// Takes note of a write of another device, so that what is written next is later.
  public mutating func observe(_ stamp: Stamp) {
    last = max(last, stamp.time)
  }
}
