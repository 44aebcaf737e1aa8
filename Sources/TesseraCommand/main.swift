import Tessera

let host = ViewHost(root: PaletteView(strings: .english) { _ in })
let size = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let traits = ScreenTraits(colorDepth: size.count > 2 ? .indexed256 : .none)
print(host.draw(size: CellSize(columns: size[0], rows: size[1]), traits: traits).text)
