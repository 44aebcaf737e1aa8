// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "tessera",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "TesseraLayout", targets: ["TesseraLayout"]),
    .library(name: "TesseraUI", targets: ["TesseraUI"]),
    .library(name: "Tessera", targets: ["Tessera"]),
    .executable(name: "tessera", targets: ["TesseraCommand"]),
  ],
  targets: [
    // C libraries. An arrow between targets never points upward; `make lint` checks it.
    .systemLibrary(
      name: "CNcurses",
      providers: [.apt(["libncursesw5-dev"]), .brew(["ncurses"])]),
    .systemLibrary(
      name: "CUnistring",
      providers: [.apt(["libunistring-dev"]), .brew(["libunistring"])]),
    .systemLibrary(
      name: "CJansson",
      providers: [.apt(["libjansson-dev"]), .brew(["jansson"])]),
    .target(name: "CTerminalSignals"),
    .systemLibrary(name: "CGetopt"),
    .systemLibrary(name: "CStartup"),

    .target(name: "TesseraLayout"),
    .target(name: "TesseraUI", dependencies: ["TesseraLayout", "CUnistring"]),
    .target(name: "Tessera", dependencies: ["TesseraUI", "CNcurses", "CTerminalSignals"]),
    .executableTarget(name: "TesseraCommand", dependencies: ["Tessera", "CGetopt", "CJansson", "CStartup"]),

    // Measured by Tools/bench-layout and Tools/bench-views; no products, so that nobody ships them.
    .executableTarget(name: "LayoutBench", dependencies: ["TesseraLayout"], path: "Benchmarks/LayoutBench"),
    .executableTarget(name: "ViewsBench", dependencies: ["Tessera"], path: "Benchmarks/ViewsBench"),

    // A terminal emulator for the end-to-end tests.
    .systemLibrary(
      name: "CVterm",
      path: "Tests/CVterm",
      providers: [.apt(["libvterm-dev"]), .brew(["libvterm"])]),
    .testTarget(
      name: "TesseraLayoutTests", dependencies: ["TesseraLayout"],
      // Read by its path: a resource bundle would make the tests need Foundation's bundles.
      exclude: ["Oracle/cases.json"]),
    .testTarget(name: "TesseraUITests", dependencies: ["TesseraUI"]),
    .testTarget(name: "TesseraTests", dependencies: ["Tessera"]),
    // The targets that libFuzzer runs (`make fuzz`), over the corpora.
    .testTarget(
      name: "TesseraFuzzTests", dependencies: ["TesseraCommand"], path: "Tests/Fuzz", exclude: ["Corpora", "Driver"]),
    .testTarget(
      name: "TesseraCommandTests", dependencies: ["TesseraCommand"], exclude: ["Goldens", "Search/Fixtures"]),
    // A program that shows what reaches it: what the terminal tests start beside the one that is shipped.
    .executableTarget(name: "TerminalProbe", dependencies: ["Tessera"], path: "Tests/TerminalProbe"),
    .testTarget(
      name: "TesseraTerminalTests", dependencies: ["CVterm", "TerminalProbe", "TesseraUI"],
      exclude: ["Recipes/commands", "Recipes/home"]),
  ],
  swiftLanguageModes: [.v6]
)
