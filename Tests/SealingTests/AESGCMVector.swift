import Testing

/// A published test vector of AES-256-GCM, in hexadecimal digits.
struct AESGCMVector: CustomTestStringConvertible {
  var name: String
  var key: String
  var nonce: String
  var plaintext: String
  var additionalData: String
  var ciphertext: String
  var tag: String

  var testDescription: String { name }

  /// Test cases 13 to 16 of the GCM specification by McGrew and Viega, all with a nonce of 12 bytes,
  /// and the first of several groups in NIST's CAVP file gcmEncryptExtIV256.rsp.
  static let all = [
    AESGCMVector(
      name: "GCM specification, test case 13",
      key: "0000000000000000000000000000000000000000000000000000000000000000",
      nonce: "000000000000000000000000",
      plaintext: "",
      additionalData: "",
      ciphertext: "",
      tag: "530f8afbc74536b9a963b4f1c4cb738b"),
    AESGCMVector(
      name: "GCM specification, test case 14",
      key: "0000000000000000000000000000000000000000000000000000000000000000",
      nonce: "000000000000000000000000",
      plaintext: "00000000000000000000000000000000",
      additionalData: "",
      ciphertext: "cea7403d4d606b6e074ec5d3baf39d18",
      tag: "d0d1c8a799996bf0265b98b5d48ab919"),
    AESGCMVector(
      name: "GCM specification, test case 15",
      key: "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308",
      nonce: "cafebabefacedbaddecaf888",
      plaintext: "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b391aafd255",
      additionalData: "",
      ciphertext: "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
        + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662898015ad",
      tag: "b094dac5d93471bdec1a502270e3cc6c"),
    AESGCMVector(
      name: "GCM specification, test case 16",
      key: "feffe9928665731c6d6a8f9467308308feffe9928665731c6d6a8f9467308308",
      nonce: "cafebabefacedbaddecaf888",
      plaintext: "d9313225f88406e5a55909c5aff5269a86a7a9531534f7da2e4c303d8a318a72"
        + "1c3c0c95956809532fcf0e2449a6b525b16aedf5aa0de657ba637b39",
      additionalData: "feedfacedeadbeeffeedfacedeadbeefabaddad2",
      ciphertext: "522dc1f099567d07f47f37a32a84427d643a8cdcbfe5c0c97598a2bd2555d1aa"
        + "8cb08e48590dbb3da7b08b1056828838c5f61e6393ba7a0abcc9f662",
      tag: "76fc6ece0f4e1768cddf8853bb2d551b"),
    AESGCMVector(
      name: "gcmEncryptExtIV256, 0 bits, 0 bits authenticated",
      key: "b52c505a37d78eda5dd34f20c22540ea1b58963cf8e5bf8ffa85f9f2492505b4",
      nonce: "516c33929df5a3284ff463d7",
      plaintext: "",
      additionalData: "",
      ciphertext: "",
      tag: "bdc1ac884d332457a1d2664f168c76f0"),
    AESGCMVector(
      name: "gcmEncryptExtIV256, 0 bits, 0 bits authenticated",
      key: "5fe0861cdc2690ce69b3658c7f26f8458eec1c9243c5ba0845305d897e96ca0f",
      nonce: "770ac1a5a3d476d5d96944a1",
      plaintext: "",
      additionalData: "",
      ciphertext: "",
      tag: "196d691e1047093ca4b3d2ef4baba216"),
    AESGCMVector(
      name: "gcmEncryptExtIV256, 0 bits, 128 bits authenticated",
      key: "78dc4e0aaf52d935c3c01eea57428f00ca1fd475f5da86a49c8dd73d68c8e223",
      nonce: "d79cf22d504cc793c3fb6c8a",
      plaintext: "",
      additionalData: "b96baa8c1c75a671bfb2d08d06be5f36",
      ciphertext: "",
      tag: "3e5d486aa2e30b22e040b85723a06e76"),
    AESGCMVector(
      name: "gcmEncryptExtIV256, 128 bits, 0 bits authenticated",
      key: "31bdadd96698c204aa9ce1448ea94ae1fb4a9a0b3c9d773b51bb1822666b8f22",
      nonce: "0d18e06c7c725ac9e362e1ce",
      plaintext: "2db5168e932556f8089a0622981d017d",
      additionalData: "",
      ciphertext: "fa4362189661d163fcd6a56d8bf0405a",
      tag: "d636ac1bbedd5cc3ee727dc2ab4a9489"),
    AESGCMVector(
      name: "gcmEncryptExtIV256, 128 bits, 0 bits authenticated",
      key: "460fc864972261c2560e1eb88761ff1c992b982497bd2ac36c04071cbb8e5d99",
      nonce: "8a4a16b9e210eb68bcb6f58d",
      plaintext: "99e4e926ffe927f691893fb79a96b067",
      additionalData: "",
      ciphertext: "133fc15751621b5f325c7ff71ce08324",
      tag: "ec4e87e0cf74a13618d0b68636ba9fa7"),
    AESGCMVector(
      name: "gcmEncryptExtIV256, 408 bits, 160 bits authenticated",
      key: "24501ad384e473963d476edcfe08205237acfd49b5b8f33857f8114e863fec7f",
      nonce: "9ff18563b978ec281b3f2794",
      plaintext: "27f348f9cdc0c5bd5e66b1ccb63ad920ff2219d14e8d631b3872265cf117ee86"
        + "757accb158bd9abb3868fdc0d0b074b5f01b2c",
      additionalData: "adb5ec720ccf9898500028bf34afccbcaca126ef",
      ciphertext: "eb7cb754c824e8d96f7c6d9b76c7d26fb874ffbf1d65c6f64a698d839b0b0614"
        + "5dae82057ad55994cf59ad7f67c0fa5e85fab8",
      tag: "bc95c532fecc594c36d1550286a7a3f0"),
    AESGCMVector(
      name: "gcmEncryptExtIV256, 408 bits, 720 bits authenticated",
      key: "148579a3cbca86d5520d66c0ec71ca5f7e41ba78e56dc6eebd566fed547fe691",
      nonce: "b08a5ea1927499c6ecbfd4e0",
      plaintext: "9d0b15fdf1bd595f91f8b3abc0f7dec927dfd4799935a1795d9ce00c9b879434"
        + "420fe42c275a7cd7b39d638fb81ca52b49dc41",
      additionalData: "e4f963f015ffbb99ee3349bbaf7e8e8e6c2a71c230a48f9d59860a29091d2747"
        + "e01a5ca572347e247d25f56ba7ae8e05cde2be3c97931292c02370208ecd097e"
        + "f692687fecf2f419d3200162a6480a57dad408a0dfeb492e2c5d",
      ciphertext: "2097e372950a5e9383c675e89eea1c314f999159f5611344b298cda45e628437"
        + "16f215f82ee663919c64002a5c198d7878fd3f",
      tag: "adbecdb0d5c2224d804d2886ff9a5760"),
    AESGCMVector(
      name: "gcmEncryptExtIV256, 104 bits, 0 bits authenticated",
      key: "82c4f12eeec3b2d3d157b0f992d292b237478d2cecc1d5f161389b97f999057a",
      nonce: "7b40b20f5f397177990ef2d1",
      plaintext: "982a296ee1cd7086afad976945",
      additionalData: "",
      ciphertext: "ec8e05a0471d6b43a59ca5335f",
      tag: "113ddeafc62373cac2f5951bb9165249"),
  ]
}
