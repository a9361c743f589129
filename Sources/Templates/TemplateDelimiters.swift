/// The two marks that enclose a tag, as UTF-8.
struct TemplateDelimiters {
    let opening: [UInt8]
    let closing: [UInt8]

    /// `{{` and `}}`, with which every file begins.
    static let standard = TemplateDelimiters(opening: Array("{{".utf8), closing: Array("}}".utf8))

    /// A longer mark is taken for a mistake.
    static let longest = 16

    private init(opening: [UInt8], closing: [UInt8]) {
        self.opening = opening
        self.closing = closing
    }

    /// Reads the content of a tag such as `{{=<% %>=}}`: two marks with white space between them.
    init?(_ content: ArraySlice<UInt8>) {
        let marks = content.split { isBlank($0) }
        let isFit = marks.allSatisfy { $0.count <= Self.longest && !$0.contains(UInt8(ascii: "=")) }
        guard marks.count == 2, isFit else { return nil }
        self.init(opening: Array(marks[0]), closing: Array(marks[1]))
    }

    /// What ends a tag that begins with the given sign.
    func closing(of kind: TemplateTag.Kind) -> [UInt8] {
        switch kind {
        case .braces: [UInt8(ascii: "}")] + closing
        case .delimiters: [UInt8(ascii: "=")] + closing
        default: closing
        }
    }
}

/// Whether the byte is a space, a tab or part of a line break.
func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
}
