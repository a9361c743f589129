import Diagnostics

/// Gives the headings of a note ids that are unique in it.
struct AnchorAssigner {
    /// Ids that are written in headings; generated ids avoid them.
    private let written: Set<String>
    private var used: Set<String> = []
    /// Per id, the number that the next heading of the same words tries first.
    private var nextNumber: [String: Int] = [:]

    /// `events` is the walk through the whole note: written ids win over generated ids, whatever their order.
    init(_ events: [MarkupEvent]) {
        var written: Set<String> = []
        var lastText: [UInt8] = []
        for event in events {
            if case .text = event.kind { lastText = event.literal }
            guard case .heading = event.kind else { continue }
            if event.phase == .leave, let id = HeadingAttributes(lastText)?.id { written.insert(id) }
            lastText = []
        }
        self.written = written
    }

    /// Gives a written id away; false when another heading has it already.
    mutating func take(_ id: String) -> Bool { used.insert(id).inserted }

    /// An id generated from a heading's words, as GitHub does it.
    mutating func make(from words: String) -> String {
        let slug = Self.slug(words)
        let base = slug.isEmpty ? "section" : slug
        if isFree(base) { return use(base) }
        var number = nextNumber[base, default: 1]
        while !isFree("\(base)-\(number)") { number += 1 }
        nextNumber[base] = number + 1
        return use("\(base)-\(number)")
    }

    private func isFree(_ id: String) -> Bool { !used.contains(id) && !written.contains(id) }

    private mutating func use(_ id: String) -> String {
        used.insert(id)
        return id
    }

    /// The words in lower case without punctuation and symbols, hyphens for spaces.
    ///
    /// Characters stay that Ruby's regular expressions, which GitHub uses, call word characters: alphabetic, a mark, a decimal
    /// number, or punctuation that connects. So ① is left out, Ⅷ and the selector after an emoji stay.
    static func slug(_ words: String) -> String {
        var slug = ""
        for scalar in words.unicodeScalars {
            if scalar == " " || scalar == "-" {
                slug += "-"
            } else if isWordCharacter(scalar) {
                slug += scalar.properties.lowercaseMapping
            }
        }
        return slug
    }

    private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: true
        default: scalar.properties.isAlphabetic
        }
    }
}

extension MarkdownDocument {
    /// The id of a heading with these words where none is written.
    package static func anchor(of words: String) -> String { AnchorAssigner.slug(words) }
}

/// The attributes in braces at the end of a heading: `## Safe area {#safe-area}`, or others, which mean nothing here.
struct HeadingAttributes {
    /// The id; nil when there is no valid id.
    let id: String?
    /// Whether the braces hold an invalid id.
    let isBad: Bool
    /// The length of the braces with their content, in bytes.
    let length: Int

    /// Nil when the text does not end in such braces.
    init?(_ text: [UInt8]) {
        guard text.last == UInt8(ascii: "}"), let opening = text.lastIndex(of: UInt8(ascii: "{")) else { return nil }
        let braces = String(decoding: text[opening...], as: UTF8.self)
        length = text.count - opening
        if let list = AttributeList(braces[...]) {
            id = list.id
            isBad = false
        } else if braces.hasPrefix("{#") {
            id = nil
            isBad = true
        } else {
            return nil
        }
    }
}
