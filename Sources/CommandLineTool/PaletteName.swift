/// A set of colours for pictures.
enum PaletteName: String, CaseIterable, Sendable {
    case light, dark
}
