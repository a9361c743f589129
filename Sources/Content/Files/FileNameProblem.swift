/// Why a name of a file can stand in no address and no list of files.
package enum FileNameProblem: Hashable, Sendable {
    case controlCharacter
    /// Its bytes are no text, so that it cannot even be opened by what is known of it.
    case notUTF8

    /// Nil for a name without control characters.
    init?(in name: String) {
        guard name.unicodeScalars.contains(where: { Self.isControl($0) }) else { return nil }
        self = .controlCharacter
    }

    /// Those that end a line for somebody are among them.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.generalCategory == .control || scalar == "\u{2028}" || scalar == "\u{2029}"
    }

    /// A path with its control characters as escapes: "a\\u{1B}b.md".
    static func escaped(_ path: String) -> String {
        path.unicodeScalars.map { scalar in
            isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }.joined()
    }
}
