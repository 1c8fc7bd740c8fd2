// swift-tools-version:6.2
import PackageDescription

/// CI turns warnings into errors; a newer compiler's new warning must not stop anybody else.
let isStrict = Context.environment["GLEITPFAD_STRICT"] == "1"

/// What embedded Swift would refuse is an error natively too, so that most mistakes show early.
let portable: [SwiftSetting] =
  [.treatWarning("EmbeddedRestrictions", as: .error)]
  + (isStrict ? [.treatAllWarnings(as: .error)] : [])
let strict: [SwiftSetting] = isStrict ? [.treatAllWarnings(as: .error)] : []

let package = Package(
  name: "Gleitpfad",
  defaultLocalization: "de",
  platforms: [.macOS(.v15), .iOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Abitur", targets: ["Abitur"]),
    .library(name: "JSON", targets: ["JSON"]),
    .library(name: "Planner", targets: ["Planner"]),
    .library(name: "Vault", targets: ["Vault"]),
    .library(name: "Interface", targets: ["Interface"]),
    .executable(name: "gleitpfad", targets: ["Command"]),
  ],
  targets: [
    .target(name: "Abitur", swiftSettings: portable),
    .target(name: "JSON", swiftSettings: portable),
    .target(name: "Planner", dependencies: ["Abitur", "JSON"], swiftSettings: portable),
    .target(name: "Vault", dependencies: ["Planner", "Abitur", "JSON"], swiftSettings: portable),
    .target(
      name: "Interface", dependencies: ["Vault", "Planner", "Abitur", "JSON"],
      exclude: ["Texts/Localizable.xcstrings"], swiftSettings: portable),
    .target(name: "CRuntime"),
    .executableTarget(
      name: "WebApp", dependencies: ["Interface", "CRuntime"],
      swiftSettings: portable + [.enableExperimentalFeature("Extern")]),
    .systemLibrary(
      name: "COpenSSL", path: "Sources/OpenSSL", pkgConfig: "libcrypto",
      providers: [.apt(["libssl-dev"]), .brew(["openssl"])]),
    .target(name: "Sealing", dependencies: ["COpenSSL"], swiftSettings: strict),
    .executableTarget(
      name: "Command",
      dependencies: ["Interface", "Vault", "Planner", "Abitur", "JSON", "Sealing"],
      swiftSettings: strict),
    .executableTarget(
      name: "Benchmarks",
      dependencies: ["Interface", "Vault", "Planner", "Abitur", "TestSupport"], path: "Benchmarks",
      swiftSettings: strict),
    .target(
      name: "TestSupport", dependencies: ["Planner"], path: "Tests/Support", swiftSettings: strict),
    .testTarget(
      name: "AbiturTests", dependencies: ["Abitur", "TestSupport"], swiftSettings: strict),
    .testTarget(name: "JSONTests", dependencies: ["JSON", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PlannerTests", dependencies: ["Planner", "Abitur", "JSON", "TestSupport"],
      exclude: ["Fixtures"], swiftSettings: strict),
    .testTarget(
      name: "VaultTests", dependencies: ["Vault", "Planner", "Abitur", "JSON", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SealingTests", dependencies: ["Sealing", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "InterfaceTests",
      dependencies: ["Interface", "Vault", "Planner", "Abitur", "JSON", "TestSupport"],
      swiftSettings: strict),
  ]
)
