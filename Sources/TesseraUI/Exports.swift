// As with SwiftUI, models and their macro come along.
@_exported import Observation
