import SwiftUI

@main
struct PaletteApp: App {
  var body: some Scene {
    WindowGroup("Colours") {
      PaletteScreen()
        .frame(minWidth: 96, maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
  }
}
