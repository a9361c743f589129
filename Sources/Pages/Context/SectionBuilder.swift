import Languages
import Search

/// Gathers the sections of a page for the search, in reading order.
struct SectionBuilder {
    private let localization: Localization
    private var drafts: [Draft]
    /// The section that text goes to.
    private var current = 0
    private var isInTitle = false
    private var isInLink = false

    private struct Draft {
        let anchor: String
        let isEntry: Bool
        var title = MixedText()
        var text = MixedText()
        /// UTF-8 bytes of the text, and of what of it stands in links.
        var size = 0
        var linkedSize = 0
    }

    /// Prose and code, in turns.
    private struct MixedText {
        private var pieces: [(text: String, isCode: Bool)] = []

        mutating func add(_ text: String, isCode: Bool) {
            if let last = pieces.last, last.isCode == isCode {
                pieces[pieces.count - 1].text += text
            } else {
                pieces.append((text, isCode))
            }
        }

        /// With single spaces.
        func joined(_ localization: Localization) -> String {
            pieces.map { $0.isCode ? $0.text : localization.text($0.text) }.joined().collapsingWhiteSpace
        }
    }

    /// Begins with the section that holds what stands before any heading.
    init(title: String, summary: String, _ localization: Localization) {
        self.localization = localization
        drafts = [Draft(anchor: "", isEntry: false)]
        drafts[0].title.add(title, isCode: false)
        add(summary)
    }

    var sections: [SearchPage.Section] {
        drafts.map { draft in
            SearchPage.Section(
                anchor: draft.anchor, title: draft.title.joined(localization), text: draft.text.joined(localization),
                isEntry: draft.isEntry, isList: draft.linkedSize * 2 > draft.size)
        }
    }

    /// The tool's words as they stand in the words files; what is added is converted as a whole.
    func words(in language: Language) -> Words { localization.unconverted(language) }

    // MARK: - Sections

    /// Begins a section. What is added up to `endTitle` is its title.
    ///
    /// - Parameter isEntry: whether it is looked up by its name, not read.
    mutating func begin(_ anchor: String, isEntry: Bool = false) {
        drafts.append(Draft(anchor: anchor, isEntry: isEntry))
        current = drafts.count - 1
        isInTitle = true
    }

    mutating func endTitle() { isInTitle = false }

    /// What is added up to `endLink` leads somewhere else.
    mutating func beginLink() { isInLink = true }

    mutating func endLink() { isInLink = false }

    /// Begins a section whose title is a name from code.
    mutating func beginEntry(_ anchor: String, code: String) {
        begin(anchor, isEntry: true)
        add(code, isCode: true)
        endTitle()
    }

    /// After a section within another, text belongs to the outer one again.
    mutating func enclose(_ content: (inout SectionBuilder) -> Void) {
        let outer = current
        content(&self)
        current = outer
        addBoundary()
    }

    // MARK: - Text

    /// Adds to the text, or to the title that has begun.
    mutating func add(_ text: String, isCode: Bool = false) {
        if isInTitle {
            drafts[current].title.add(text, isCode: isCode)
        } else {
            drafts[current].text.add(text, isCode: isCode)
            drafts[current].size += text.utf8.count
            if isInLink { drafts[current].linkedSize += text.utf8.count }
        }
    }

    /// Adds a paragraph.
    mutating func add(paragraph text: String) {
        addBoundary()
        add(text)
        addBoundary()
    }

    /// Adds what readers should know about a section with a look at another language.
    mutating func add(notice word: Word, in language: Language, of other: Language) {
        add(paragraph: localization.text(word, in: language, of: other))
    }

    /// Keeps the words before it and behind it apart.
    mutating func addBoundary() { drafts[current].text.add(" ", isCode: false) }
}

extension String {
    /// The words with one space between them.
    fileprivate var collapsingWhiteSpace: String {
        var text: [UInt8] = []
        text.reserveCapacity(utf8.count)
        var isBetween = false
        for scalar in unicodeScalars {
            if scalar.isWhiteSpace {
                isBetween = !text.isEmpty
                continue
            }
            if isBetween { text.append(0x20) }
            isBetween = false
            if scalar.value < 0x80 { text.append(UInt8(scalar.value)) } else { text += UTF8.encode(scalar) ?? .init() }
        }
        return String(decoding: text, as: UTF8.self)
    }
}

extension Unicode.Scalar {
    /// The standard's property `White_Space`; asked for every letter, so not looked up in the tables.
    fileprivate var isWhiteSpace: Bool {
        switch value {
        case 0x21...0x84: false
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }
}
