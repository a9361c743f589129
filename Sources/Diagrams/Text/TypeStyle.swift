import Drawing

/// The three sizes of type in a picture.
enum TypeStyle {
    static let large = 17.0
    static let body = 12.0
    static let small = 10.0

    static let answer = Font(.text, size: large, weight: .semibold)
    static let word = Font(.text, size: body)
    static let number = Font(.text, size: body, weight: .semibold)
    static let name = Font(.text, size: body, weight: .semibold)
    static let note = Font(.text, size: small)
    /// A number among notes.
    static let mark = Font(.text, size: small, weight: .semibold)
}
