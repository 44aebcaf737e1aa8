// swift-tools-version: 6.0
import PackageDescription

// Small apps in SwiftUI's words: nothing in their sources tells that they run in a terminal.
let settings: [SwiftSetting] = [.unsafeFlags(["-module-alias", "SwiftUI=Tessera"])]
let tessera: [Target.Dependency] = [.product(name: "Tessera", package: "tessera")]

let package = Package(
  name: "examples",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "tessera", path: "..")],
  targets: [
    .executableTarget(name: "Palette", dependencies: tessera, swiftSettings: settings),
    .executableTarget(name: "Screens", dependencies: tessera, swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
