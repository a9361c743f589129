import Drawing

/// A set of colours for pictures.
enum PaletteName: String, CaseIterable, Sendable {
    case light, dark

    var palette: Palette {
        switch self {
        case .light: .light
        case .dark: .dark
        }
    }
}
