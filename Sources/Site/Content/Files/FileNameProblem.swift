/// A reason why a file's name can be in no address and no list of files.
package enum FileNameProblem: Hashable, Sendable {
    case controlCharacter
    /// Its bytes are not text, so that the file cannot even be opened by its known name.
    case notUTF8
    /// The name of its page would be longer than file systems allow.
    case tooLong

    /// Nil for a name without control characters.
    package init?(in name: String) {
        guard name.unicodeScalars.contains(where: { Self.isControl($0) }) else { return nil }
        self = .controlCharacter
    }

    /// Nil for a name whose page can be written.
    init?(ofPage slug: String) {
        guard let last = slug.split(separator: "/").last, last.utf8.count + ".html".utf8.count > 255 else { return nil }
        self = .tooLong
    }

    /// Whether a character is in Unicode's category Cc, which is closed, or ends a line for some readers.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0...0x1F, 0x7F...0x9F, 0x2028, 0x2029: true
        default: false
        }
    }

    /// A path with its control characters as escapes: "a\\u{1B}b.md".
    static func escaped(_ path: String) -> String {
        path.unicodeScalars.map { scalar in
            isControl(scalar) ? "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" : String(scalar)
        }.joined()
    }
}
