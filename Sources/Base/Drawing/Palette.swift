/// An sRGB colour with opacity; each component from 0 to 255, alpha from 0 (clear) to 1.
package struct Color: Hashable, Sendable {
    package let red: UInt8
    package let green: UInt8
    package let blue: UInt8
    package let alpha: Double

    package init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// `Color(0xB54A3A)`.
    package init(_ hex: UInt32, alpha: Double = 1) {
        self.init(
            red: UInt8(truncatingIfNeeded: hex >> 16), green: UInt8(truncatingIfNeeded: hex >> 8),
            blue: UInt8(truncatingIfNeeded: hex), alpha: alpha)
    }
}

/// The meaning of a colour. Scenes name roles; a palette gives their colours when the scene is rendered.
package enum ColorRole: String, CaseIterable, Hashable, Sendable {
    /// The ground behind the whole picture.
    case background
    /// The device's body, its cutout and nothing else.
    case body
    /// The line around the body, where body and background are close.
    case bodyEdge
    case homeButton, homeIndicator
    /// The app behind a sheet.
    case dimmed
    /// Empty parts of the screen, and the plates behind labels.
    case screen

    /// Names and values of the elements shown.
    case ink
    /// Words that explain: sides, terms, legend.
    case secondaryInk
    /// The answer: its numbers and dimension lines.
    case answer
    /// The thin lines from a view's edges to the dimension lines of the answer.
    case witness
    /// Dimension lines of the terms of an answer.
    case term
    /// The safe area: its dashed line and its name.
    case guide
    /// A difference from another panel or from the phase before: frames around numbers and views.
    case change

    case frame, viewFill
    /// Placeholder content.
    case ghost
    /// Content under a bar, or in a band that is kept free: seen through it.
    case coveredContent
    case separator
    case barFill, translucentBarFill, barEdge, barContent
    /// Titles, buttons and selected items: the strongest placeholder colour.
    case barTitle
    /// The ground of surfaces that float over the content.
    case glassFill
    /// The parts of a table that are no cells.
    case accessoryFill

    case unsafeFill, unsafeHatch
    case contentInsetFill, contentInsetHatch
    /// The line at which the adjusted content inset ends.
    case contentInsetLine

    /// Cells of a heat map: a number that is right, and one that cannot be compared.
    case rightFill, unknownFill
    /// Cells of a heat map whose number is too small, by how much.
    case slightlySmallFill, smallFill, verySmallFill
    /// Cells of a heat map whose number is too large, by how much.
    case slightlyLargeFill, largeFill, veryLargeFill
}

/// A colour for each role.
package struct Palette: Hashable, Sendable {
    package let name: String
    private let colors: [ColorRole: Color]

    package init(name: String, color: (ColorRole) -> Color) {
        self.name = name
        var colors: [ColorRole: Color] = [:]
        for role in ColorRole.allCases { colors[role] = color(role) }
        self.colors = colors
    }

    package subscript(role: ColorRole) -> Color { colors[role] ?? Color(0) }

    /// Dark ink on white, as on paper.
    package static let light = Palette(name: "light") { $0.standard.light }

    /// Light ink on near-black, with colours of their own rather than inverted ones.
    package static let dark = Palette(name: "dark") { $0.standard.dark }

    /// Near-black and white, for images that appear among the icons of other apps.
    package static let icon = Palette(name: "icon") { $0 == .ink ? Color(0x1A1B1E) : Color(0xFFFFFF) }

    /// The palettes of pages, light first.
    package static let standard = [light, dark]
}

extension ColorRole {
    fileprivate var standard: (light: Color, dark: Color) {
        switch self {
        case .background: Self.solid(0xFFFFFF, 0x121315)
        case .body: Self.solid(0x1C1C1F, 0x47474C)
        case .bodyEdge: Self.solid(0x1C1C1F, 0x5A5A60)
        case .homeButton: Self.solid(0x5A5A60, 0x77777D)
        case .homeIndicator: Self.solid(0x1C1C1F, 0xEDEDF0)
        case .dimmed: Self.solid(0xC9C9CF, 0x0E0E10)
        case .screen: Self.solid(0xFFFFFF, 0x1B1B1E)
        case .ink: Self.solid(0x1C1C1F, 0xF1F1F4)
        case .secondaryInk: Self.solid(0x61616B, 0xA6A6AF)
        case .answer: Self.solid(0xB3402F, 0xEC8673)
        case .witness: Self.answer.at(0.55)
        case .term: Self.solid(0x7A7A84, 0x7F7F88)
        case .guide: Self.solid(0x1B5FAA, 0x7DB4F0)
        case .change: Self.solid(0x7A35A8, 0xC9A0EE)
        case .frame: Self.solid(0x4A4F5C, 0xA9AFBE)
        case .viewFill: (Color(0x5B6B8C, alpha: 0.07), Color(0xA5B4D4, alpha: 0.09))
        case .ghost: Self.solid(0xE6E6EB, 0x303035)
        case .coveredContent: (Color(0x55555F, alpha: 0.2), Color(0xDCDCE4, alpha: 0.18))
        case .separator: Self.solid(0xD3D3DA, 0x3A3A40)
        case .barFill: Self.solid(0xEBEBEF, 0x2E2E33)
        case .translucentBarFill: (Color(0xEDEDF2, alpha: 0.84), Color(0x2A2A2F, alpha: 0.84))
        case .barEdge: Self.solid(0x9A9AA3, 0x6E6E76)
        case .barContent: (Color(0x55555F, alpha: 0.38), Color(0xDCDCE4, alpha: 0.34))
        case .barTitle: (Color(0x55555F, alpha: 0.62), Color(0xDCDCE4, alpha: 0.46))
        case .glassFill: (Color(0xFFFFFF, alpha: 0.78), Color(0x38383E, alpha: 0.8))
        case .accessoryFill: Self.barContent.at(0.12)
        case .unsafeFill: (Color(0xFFE3A3, alpha: 0.55), Color(0x5C4712, alpha: 0.6))
        case .unsafeHatch: Self.solid(0xD9A23A, 0x9A7A2C)
        case .contentInsetFill: (Color(0xB9E3D9, alpha: 0.8), Color(0x1F5A50, alpha: 0.75))
        case .contentInsetHatch: Self.solid(0x35A0A0, 0x4C9485)
        case .contentInsetLine: Self.solid(0x109C70, 0x70F0D0)
        case .rightFill: Self.term.at(0.08)
        case .unknownFill: Self.frame.at(0.3)
        case .slightlySmallFill: Self.unsafeHatch.at(0.3)
        case .smallFill: Self.unsafeHatch.at(0.55)
        case .verySmallFill: Self.unsafeHatch.at(0.7)
        case .slightlyLargeFill: Self.guide.at(0.18)
        case .largeFill: Self.guide.at(0.34)
        case .veryLargeFill: Self.guide.at(0.5)
        }
    }

    private static func solid(_ light: UInt32, _ dark: UInt32) -> (light: Color, dark: Color) {
        (Color(light), Color(dark))
    }

    /// The role's standard colours with another opacity.
    private func at(_ alpha: Double) -> (light: Color, dark: Color) {
        func clear(_ color: Color) -> Color {
            Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
        }
        return (clear(standard.light), clear(standard.dark))
    }
}
