import Diagnostics

/// Gives the headings of a note ids that are unique in it.
struct AnchorAssigner {
    /// Ids that are written in headings; made ones keep clear of them.
    private let written: Set<String>
    private var used: Set<String> = []
    /// Per id, the number that the next heading of the same words tries first.
    private var nextNumber: [String: Int] = [:]

    /// `events` is the walk through the whole note: written ids win over made ones, wherever they stand.
    init(_ events: [MarkupEvent]) {
        var written: Set<String> = []
        var lastText: [UInt8] = []
        for event in events {
            if case .text = event.kind { lastText = event.literal }
            guard case .heading = event.kind else { continue }
            if event.phase == .leave, let id = WrittenAnchor(lastText)?.id { written.insert(id) }
            lastText = []
        }
        self.written = written
    }

    /// Gives a written id away; false when another heading has it already.
    mutating func take(_ id: String) -> Bool { used.insert(id).inserted }

    /// An id made of a heading's words: letters and digits in lower case, hyphens for spaces.
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

    static func slug(_ words: String) -> String {
        var slug = ""
        for scalar in words.unicodeScalars {
            switch scalar {
            case " ", "-": slug += "-"
            case "_": slug += "_"
            default:
                let properties = scalar.properties
                let isWord = properties.isAlphabetic || properties.numericType != nil || isMark(scalar)
                if isWord { slug += properties.lowercaseMapping }
            }
        }
        return slug
    }

    private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark: true
        default: false
        }
    }
}

/// An id written at the end of a heading: `## Safe area {#safe-area}`.
struct WrittenAnchor {
    /// Nil when there is no good id in the braces.
    let id: String?
    /// How many bytes of the text are the braces with the id in them.
    let length: Int

    /// Nil when the text does not end in such braces.
    init?(_ text: [UInt8]) {
        guard text.last == UInt8(ascii: "}"), let opening = text.lastIndex(of: UInt8(ascii: "{")),
            text[opening...].starts(with: "{#".utf8)
        else { return nil }
        let id = String(decoding: text[(opening + 2)...].dropLast(), as: UTF8.self)
        let isGood = !id.isEmpty && id.unicodeScalars.allSatisfy { Self.isAllowed($0) }
        self.id = isGood ? id : nil
        length = text.count - opening
    }

    /// Letters of any script, digits, hyphen, underscore, dot.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "_" || scalar == "." || scalar.properties.isAlphabetic
            || scalar.properties.numericType != nil
    }
}
