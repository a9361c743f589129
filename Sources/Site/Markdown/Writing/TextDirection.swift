/// The direction of a text, by its first letter.
enum TextDirection {
    /// Nil for a text without letters.
    static func isRightToLeft(_ content: [Inline]) -> Bool? {
        for inline in content {
            let found: Bool? =
                switch inline {
                case .text(let text, _): isRightToLeft(text)
                case .emphasis(let content, _), .strong(let content, _), .strikethrough(let content, _):
                    isRightToLeft(content)
                case .link(let link): isRightToLeft(link.content)
                case .html, .code, .image, .softBreak, .lineBreak, .footnoteReference, .placeholder, .math: nil
                }
            if let found { return found }
        }
        return nil
    }

    private static func isRightToLeft(_ text: String) -> Bool? {
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC, 0x1E800...0x1EFFF:
                if scalar.properties.isAlphabetic { return true }
            default:
                if scalar.properties.isAlphabetic { return false }
            }
        }
        return nil
    }
}
