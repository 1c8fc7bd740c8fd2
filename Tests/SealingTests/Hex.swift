/// Bytes from hexadecimal digits, as published test vectors are written; spaces are passed over.
func hex(_ digits: String) -> [UInt8] {
  let values = digits.compactMap { $0.hexDigitValue }
  return stride(from: 0, to: values.count - 1, by: 2).map { position in
    UInt8(values[position] << 4 | values[position + 1])
  }
}
