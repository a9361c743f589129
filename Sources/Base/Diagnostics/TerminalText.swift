/// Text from a file, sanitized for a terminal.
package enum TerminalText {
    /// The text with every character that would move the cursor or turn the direction replaced by a sign for it.
    ///
    /// Tabs stay. Each character keeps one cell, so that carets stay aligned below it.
    package static func visible(_ text: some StringProtocol) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in text.unicodeScalars { scalars.append(visible(scalar)) }
        return String(scalars)
    }

    private static func visible(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
        switch scalar.value {
        case 0x09: scalar
        case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
        case 0x7F: "\u{2421}"
        case 0x80...0x9F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
        default: scalar
        }
    }
}

/// The width of text in a terminal with a fixed-width font.
package enum TerminalWidth {
    /// The cells of a line of text.
    package static func cells(of text: some StringProtocol) -> Int {
        text.unicodeScalars.reduce(0) { $0 + cells(of: $1) }
    }

    /// The cells of a scalar: none for combining marks, two for East Asian wide characters and emoji.
    package static func cells(of scalar: Unicode.Scalar) -> Int {
        switch scalar.value {
        case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
            0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
            2
        default: 1
        }
    }
}
