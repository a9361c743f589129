package import Drawing
package import JSON

/// Widths of letters by font, measured where the real fonts are: enough to compose a picture where there are none.
///
/// Kerning is left out, so that a line may be a little wider or narrower than a browser sets it; `LivePicture` states its length.
package struct AdvanceTable: TextMeasuring, Sendable {
    private var faces: [String: Face] = [:]

    private struct Face: Sendable {
        var ascent = 0.0
        var descent = 0.0
        var advances: [UInt32: Double] = [:]
    }

    /// The size in which letters are measured, in points.
    private static let size = 1000.0

    /// The letters that are measured by themselves; all others count as one em if they are Chinese, else as half an em.
    private static let letters =
        (0x20...0x7E).map { UInt32($0) } + (0xA0...0xFF).map { UInt32($0) }
        + "‐–—‘’“”…−×·→←↑↓≤≥≈✓✗°′″•◦".unicodeScalars.map { $0.value }

    private static func key(_ role: Font.Role, _ weight: Font.Weight) -> String {
        role.rawValue + " " + weight.rawValue
    }

    /// The widths that a measurer gives, as the text that `init(_:)` reads.
    package static func measured(by measurer: some TextMeasuring) -> JSONValue {
        let faces = Font.Role.allCases.flatMap { role in
            Font.Weight.allCases.map { weight -> JSONValue.Member in
                let font = Font(role, size: size, weight: weight)
                let line = measurer.measure("x", font: font)
                let advances = letters.map { code -> JSONValue in
                    let scalar = Unicode.Scalar(code) ?? " "
                    return .number(measurer.measure(String(Character(scalar)), font: font).width.rounded())
                }
                return JSONValue.Member(
                    key(role, weight), .array([.number(line.ascent), .number(line.descent), .array(advances)]))
            }
        }
        return .object(faces)
    }

    /// Parses a table; nil for anything that `measured(by:)` did not write.
    package init?(_ table: JSONValue) {
        guard case .object(let members) = table else { return nil }
        for member in members {
            guard case .array(let parts) = member.value, parts.count == 3, let ascent = parts[0].number,
                let descent = parts[1].number, case .array(let advances) = parts[2],
                advances.count == Self.letters.count
            else { return nil }
            var face = Face(ascent: ascent, descent: descent)
            for (letter, advance) in zip(Self.letters, advances) { face.advances[letter] = advance.number }
            faces[member.key] = face
        }
        if faces.count < Font.Role.allCases.count * Font.Weight.allCases.count { return nil }
    }

    package func measure(_ text: String, font: Font) -> TextExtent {
        guard let face = faces[Self.key(font.role, font.weight)] else {
            return TextExtent(width: 0, ascent: 0, descent: 0)
        }
        let units = text.unicodeScalars.reduce(0) { width, scalar in
            width + (face.advances[scalar.value] ?? (scalar.value >= 0x2E80 ? Self.size : Self.size / 2))
        }
        let scale = font.size / Self.size
        return TextExtent(width: units * scale, ascent: face.ascent * scale, descent: face.descent * scale)
    }
}
