package import Languages
package import Search

/// Gathers the sections of a page for the search, in reading order.
package struct SectionBuilder {
    private let localization: Localization
    private var drafts: [Draft]
    /// The section that text is added to.
    private var current = 0
    private var isInTitle = false
    private var isInLink = false

    private struct Draft {
        let anchor: String
        let isEntry: Bool
        var title = MixedText()
        var text = MixedText()
        var numbers: [SearchNumber] = []
        /// The sizes of the text, and of its part in links, in UTF-8 bytes.
        var size = 0
        var linkedSize = 0
    }

    /// Prose and code, in turns.
    private struct MixedText {
        private var bytes: [UInt8] = []
        /// The end of each turn.
        private var turns: [(end: Int, isCode: Bool)] = []

        mutating func add(_ text: String, isCode: Bool) {
            bytes += text.utf8
            if let last = turns.last, last.isCode == isCode {
                turns[turns.count - 1].end = bytes.count
            } else {
                turns.append((bytes.count, isCode))
            }
        }

        /// The text with single spaces.
        func joined(_ localization: Localization) -> String {
            guard localization.isConverted else { return Self.collapsed(bytes) }
            var converted: [UInt8] = []
            var start = 0
            for (end, isCode) in turns {
                let text = bytes[start..<end]
                converted += isCode ? Array(text) : Array(localization.text(String(decoding: text, as: UTF8.self)).utf8)
                start = end
            }
            return Self.collapsed(converted)
        }

        /// The words with one space between them.
        private static func collapsed(_ bytes: [UInt8]) -> String {
            var text: [UInt8] = []
            text.reserveCapacity(bytes.count)
            var isBetween = false
            var index = 0
            while index < bytes.count {
                let length = bytes.whiteSpaceLength(at: index)
                if length > 0 {
                    isBetween = !text.isEmpty
                    index += length
                } else {
                    if isBetween { text.append(0x20) }
                    isBetween = false
                    let start = index
                    repeat { index += 1 } while index < bytes.count && bytes.whiteSpaceLength(at: index) == 0
                    text += bytes[start..<index]
                }
            }
            return String(decoding: text, as: UTF8.self)
        }
    }

    /// Begins with the section of the text before any heading.
    init(title: String, summary: String, _ localization: Localization) {
        self.localization = localization
        drafts = [Draft(anchor: "", isEntry: false)]
        drafts[0].title.add(title, isCode: false)
        add(paragraph: summary)
    }

    var sections: [SearchPage.Section] {
        drafts.map { draft in
            SearchPage.Section(
                anchor: draft.anchor, title: draft.title.joined(localization), text: draft.text.joined(localization),
                isEntry: draft.isEntry, isList: draft.linkedSize * 2 > draft.size, numbers: draft.numbers)
        }
    }

    /// The tool's words as they are in the words files; added texts are converted as a whole.
    package func words(in language: Language) -> Words { localization.unconverted(language) }

    // MARK: - Sections

    /// Begins a section. Text that is added up to `endTitle` is its title.
    ///
    /// - Parameter isEntry: whether it is looked up by its name, not read.
    package mutating func begin(_ anchor: String, isEntry: Bool = false) {
        drafts.append(Draft(anchor: anchor, isEntry: isEntry))
        current = drafts.count - 1
        isInTitle = true
    }

    package mutating func endTitle() { isInTitle = false }

    /// Begins the text of a link, which ends with `endLink`.
    mutating func beginLink() { isInLink = true }

    mutating func endLink() { isInLink = false }

    /// Begins a section whose title is a name from code.
    package mutating func beginEntry(_ anchor: String, code: String) {
        begin(anchor, isEntry: true)
        add(code, isCode: true)
        endTitle()
    }

    /// Adds content with sections of its own; afterwards text belongs to the outer section again.
    package mutating func enclose(_ content: (inout SectionBuilder) -> Void) {
        let outer = current
        content(&self)
        current = outer
        addBoundary()
    }

    // MARK: - Text

    /// Adds to the text, or to the title that has begun.
    package mutating func add(_ text: String, isCode: Bool = false) {
        if isInTitle {
            drafts[current].title.add(text, isCode: isCode)
        } else {
            drafts[current].text.add(text, isCode: isCode)
            drafts[current].size += text.utf8.count
            if isInLink { drafts[current].linkedSize += text.utf8.count }
        }
    }

    /// Adds a paragraph.
    package mutating func add(paragraph text: String) {
        addBoundary()
        add(text)
        addBoundary()
    }

    /// Adds a number that the section gives for its subject; the search answers its digits with it.
    package mutating func add(_ number: SearchNumber) {
        drafts[current].numbers.append(
            SearchNumber(
                digits: number.digits, text: number.text, label: localization.text(number.label),
                condition: localization.text(number.condition)))
    }

    /// Adds a notice for readers about a section with a look at another language.
    mutating func add(notice word: Word, in language: Language, of other: Language) {
        add(paragraph: localization.text(word, in: language, of: other))
    }

    /// Keeps the words before it and after it apart.
    package mutating func addBoundary() { drafts[current].text.add(" ", isCode: false) }
}

extension [UInt8] {
    /// The number of UTF-8 bytes of a character at an index that has the standard's property `White_Space`; 0 for any other.
    @inline(__always)
    fileprivate func whiteSpaceLength(at index: Int) -> Int {
        switch self[index] {
        case 0x21...0x7F: return 0
        case 0x09...0x0D, 0x20: return 1
        case 0xC2: return holds([0x85, 0xA0], at: index + 1) ? 2 : 0
        case 0xE1: return holds([0x9A], at: index + 1) && holds([0x80], at: index + 2) ? 3 : 0
        // U+2000 to 200A, 2028, 2029, 202F; 205F.
        case 0xE2 where holds([0x80], at: index + 1):
            return holds(Self.spacesOfE280, at: index + 2) ? 3 : 0
        case 0xE2: return holds([0x81], at: index + 1) && holds([0x9F], at: index + 2) ? 3 : 0
        case 0xE3: return holds([0x80], at: index + 1) && holds([0x80], at: index + 2) ? 3 : 0
        default: return 0
        }
    }

    private static let spacesOfE280: [UInt8] = Array(0x80...0x8A) + [0xA8, 0xA9, 0xAF]

    private func holds(_ bytes: [UInt8], at index: Int) -> Bool { index < count && bytes.contains(self[index]) }
}
