/// Text from a file made fit for a terminal.
enum TerminalText {
    /// The text with every character that would move the cursor or turn the direction replaced by a sign for it.
    ///
    /// Tabs stay. Each character keeps one cell, so that carets still stand below it.
    static func visible(_ text: some StringProtocol) -> String {
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
