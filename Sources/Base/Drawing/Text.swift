/// A role of type and its size; which font files serve it is the backend's matter.
package struct Font: Hashable, Sendable {
    package let role: Role
    package let weight: Weight
    /// Points from baseline to baseline of solid text.
    package let size: Double

    package init(_ role: Role, size: Double, weight: Weight = .regular) {
        self.role = role
        self.size = size
        self.weight = weight
    }

    /// Words and numbers (tabular figures), or code.
    package enum Role: String, CaseIterable, Hashable, Sendable {
        case text, code
    }

    package enum Weight: String, CaseIterable, Hashable, Sendable {
        case regular, medium, semibold
    }
}

/// A line of text in one font and colour, with its width as it was measured; backends do not measure again.
package struct TextRun: Hashable, Sendable {
    package let string: String
    package let font: Font
    package let color: ColorRole
    /// Points.
    package let width: Double

    package init(_ string: String, font: Font, color: ColorRole, width: Double) {
        self.string = string
        self.font = font
        self.color = color
        self.width = width
    }
}

/// Measures lines of text as a backend will set them.
package protocol TextMeasuring {
    /// The advance of a line and its height above and below the baseline, in points.
    func measure(_ text: String, font: Font) -> TextExtent
}

/// The size of a line of text: its advance, and its logical extent above and below the baseline, in points.
package struct TextExtent: Hashable, Sendable {
    package let width: Double
    package let ascent: Double
    package let descent: Double

    package init(width: Double, ascent: Double, descent: Double) {
        self.width = width
        self.ascent = ascent
        self.descent = descent
    }
}
