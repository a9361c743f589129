import Diagnostics

/// Finds Markdown in a text that was meant as markup and is shown as it stands.
enum TextCheck {
    /// The problems in a range of a block's source that has become a text.
    static func problems(in source: InlineSource, _ range: Range<Int>) -> [Diagnostic] {
        let bytes = source.bytes
        var problems: [Diagnostic] = []
        var index = range.lowerBound
        var isInBrackets = false
        while index < range.upperBound {
            let rest = index..<range.upperBound
            switch bytes[index] {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "{") where holds("{{", bytes, rest):
                problems.append(MarkdownCodes.unclosedPlaceholder(at: source.span(index..<index + 2)))
                index += 1
            case UInt8(ascii: "*") where isShownEmphasis(bytes, rest):
                problems.append(MarkdownCodes.shownEmphasis(at: source.span(index..<index + 2)))
                index += 1
            case UInt8(ascii: "["):
                isInBrackets = true
                guard holds("[^", bytes, rest), let label = label(bytes, index + 2..<range.upperBound) else { break }
                let name = TextMask.unmaskedText(bytes[label])
                problems.append(MarkdownCodes.undefinedFootnote(name, at: source.span(index..<label.upperBound + 1)))
                index = label.upperBound
            case UInt8(ascii: "]"):
                defer { isInBrackets = false }
                guard isInBrackets, holds("][", bytes, rest), !holds("][^", bytes, rest),
                    let label = label(bytes, index + 2..<range.upperBound)
                else { break }
                let name = TextMask.unmaskedText(bytes[label])
                let span = source.span(index + 1..<label.upperBound + 1)
                problems.append(MarkdownCodes.undefinedReference(name, at: span))
                index = label.upperBound
            default: break
            }
            index += 1
        }
        return problems
    }

    /// Two asterisks that touch a word; between spaces they may well be meant.
    private static func isShownEmphasis(_ bytes: [UInt8], _ rest: Range<Int>) -> Bool {
        guard holds("**", bytes, rest) else { return false }
        let (start, end) = (rest.lowerBound, rest.lowerBound + 2)
        let before = start > 0 ? bytes[start - 1] : 0x20
        let after = end < bytes.count ? bytes[end] : 0x20
        return before > 0x20 || after > 0x20
    }

    /// The label at the head of a range that a bracket closes; without white space in it.
    private static func label(_ bytes: [UInt8], _ range: Range<Int>) -> Range<Int>? {
        for end in range {
            if bytes[end] <= 0x20 || bytes[end] == UInt8(ascii: "[") { return nil }
            if bytes[end] == UInt8(ascii: "]") { return end > range.lowerBound ? range.lowerBound..<end : nil }
        }
        return nil
    }

    private static func holds(_ text: String, _ bytes: [UInt8], _ rest: Range<Int>) -> Bool {
        bytes[rest].starts(with: text.utf8)
    }
}
