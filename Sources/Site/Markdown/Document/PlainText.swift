package import Diagnostics

/// The words of a note without any markup, for search, titles and descriptions.
package enum PlainText {
    /// The text of inlines; HTML tags and footnote marks have none. Placeholders that ask for a value become what
    /// `placeholder` returns.
    package static func of(
        _ inlines: [Inline], placeholder: (String, SourceSpan) -> String = { _, _ in "" }
    ) -> String {
        var text = ""
        append(inlines, to: &text, placeholder, descriptions: true)
        return text
    }

    /// The text of a heading from which its id is generated, to which pictures add nothing.
    static func ofAnchor(_ heading: [Inline]) -> String {
        var text = ""
        append(heading, to: &text, { _, _ in "" }, descriptions: false)
        return text
    }

    private static func append(
        _ inlines: [Inline], to text: inout String, _ placeholder: (String, SourceSpan) -> String,
        descriptions: Bool
    ) {
        for (index, inline) in inlines.enumerated() {
            switch inline {
            case .text(let literal, _), .code(let literal, _): text += literal
            case .math(let math): text += math.tex
            case .emphasis(let content, _), .strong(let content, _), .strikethrough(let content, _):
                append(content, to: &text, placeholder, descriptions: descriptions)
            case .link(let link): append(link.content, to: &text, placeholder, descriptions: descriptions)
            case .image(let image):
                if descriptions { append(image.description, to: &text, placeholder, descriptions: true) }
            case .html, .footnoteReference: break
            case .softBreak:
                let next = LineJoining.firstScalar(of: inlines[(index + 1)...])
                if LineJoining.needsSpace(between: text.unicodeScalars.last, and: next) { text += " " }
            case .lineBreak: text += " "
            case .placeholder(let braced, let span):
                text += BracedText.isQuery(braced) ? placeholder(braced, span) : "{{\(braced)}}"
            }
        }
    }
}

/// The rule for a line break within a paragraph: a space between words, nothing between Chinese characters.
enum LineJoining {
    /// Whether two lines are joined by a space, given the last scalar of one and the first of the other.
    static func needsSpace(between last: Unicode.Scalar?, and first: Unicode.Scalar?) -> Bool {
        guard let last, let first else { return true }
        if isFullWidthPunctuation(last) || isFullWidthPunctuation(first) { return false }
        return
            !(isIdeograph(last) && (isIdeograph(first) || isSharedPunctuation(first))
            || isSharedPunctuation(last) && isIdeograph(first))
    }

    /// The first scalar that the inlines show, or nil when that is not known, as for a picture or a placeholder.
    static func firstScalar(of inlines: ArraySlice<Inline>) -> Unicode.Scalar? {
        for inline in inlines {
            switch inline {
            case .text(let text, _), .code(let text, _): return text.unicodeScalars.first
            case .emphasis(let content, _), .strong(let content, _), .strikethrough(let content, _):
                return firstScalar(of: content[...])
            case .link(let link): return firstScalar(of: link.content[...])
            case .html: continue
            case .math, .image, .softBreak, .lineBreak, .footnoteReference, .placeholder: return nil
            }
        }
        return nil
    }

    /// The last scalar that an inline shows, or nil when that is not known or it shows none.
    static func lastScalar(of inline: Inline) -> Unicode.Scalar? {
        switch inline {
        case .text(let text, _), .code(let text, _): text.unicodeScalars.last
        case .emphasis(let content, _), .strong(let content, _), .strikethrough(let content, _):
            content.last.flatMap { lastScalar(of: $0) }
        case .link(let link): link.content.last.flatMap { lastScalar(of: $0) }
        case .html, .math, .image, .softBreak, .lineBreak, .footnoteReference, .placeholder: nil
        }
    }

    /// Ideographs, kana and bopomofo; not Hangul, which is written with spaces.
    private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2E80...0x2FDF, 0x3005...0x3007, 0x3021...0x3029, 0x3031...0x312F, 0x31A0...0x31FF, 0x3400...0x4DBF,
            0x4E00...0x9FFF, 0xF900...0xFAFF, 0xFF66...0xFF9D, 0x1B000...0x1B16F, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Marks such as 。 and 「 that carry their own space.
    private static func isFullWidthPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3000...0x3003, 0x3008...0x3020, 0xFE10...0xFE19, 0xFE30...0xFE4F, 0xFF01...0xFF0F, 0xFF1A...0xFF20,
            0xFF3B...0xFF40, 0xFF5B...0xFF65:
            true
        default: false
        }
    }

    /// Marks such as “ and … that Chinese and English share.
    private static func isSharedPunctuation(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2014, 0x2018...0x201D, 0x2026: true
        default: false
        }
    }
}
