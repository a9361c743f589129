// Full-text search without a server and without a dictionary. In: the pages of one language as sections of plain text.
// Out: a small index that says which pages may hold a term, which words there are and which mean the same, and the texts in
// shards, which are loaded where it says so. templates/assets/search.js reads both; how pages are matched and ranked is
// written there, and only there.

/// A page as the search sees it: its sections, the first of them with the page's title.
package struct SearchPage: Hashable, Sendable {
    /// Relative to the folder of its language, such as "safe-area.html".
    package let path: String
    package let sections: [Section]
    /// True for what those who write a site look up, which comes behind what its readers do.
    package let isForAuthors: Bool

    package init(path: String, sections: [Section], isForAuthors: Bool = false) {
        self.path = path
        self.sections = sections
        self.isForAuthors = isForAuthors
    }

    /// A heading and the text below it.
    package struct Section: Hashable, Sendable {
        /// The fragment that leads to it; empty for the page's beginning.
        package let anchor: String
        package let title: String
        package let text: String
        /// True for what is looked up by its name, such as a rule or a device, not read.
        package let isEntry: Bool
        /// True for what mostly says where something is, which is better found there.
        package let isList: Bool

        package init(anchor: String, title: String, text: String, isEntry: Bool = false, isList: Bool = false) {
            self.anchor = anchor
            self.title = title
            self.text = text
            self.isEntry = isEntry
            self.isList = isList
        }
    }
}

/// A script that the search loads.
package struct SearchFile: Hashable, Sendable {
    /// Relative to the folder of search files, such as "en.js".
    package let path: String
    /// UTF-8.
    package let bytes: [UInt8]
}

extension SearchPage {
    /// A page with what an index needs of it, which is worked out for each page by itself.
    package struct Prepared: Sendable {
        package let page: SearchPage
        package let filter: String
        package let headings: [Heading]
        /// The UTF-16 units of its texts.
        package let size: Int
        /// The ideographs in them, folded.
        package let ideographs: Set<UInt16>
        /// The words of Latin letters in them, each once, with a space behind it.
        package let vocabulary: [UInt8]

        package struct Heading: Hashable, Sendable {
            package let words: [[UInt16]]
            package let isEntry: Bool

            package init(words: [[UInt16]], isEntry: Bool) {
                self.words = words
                self.isEntry = isEntry
            }
        }

        /// As somebody has kept it.
        package init(
            page: SearchPage, filter: String, headings: [Heading], size: Int, ideographs: Set<UInt16>,
            vocabulary: [UInt8]
        ) {
            self.page = page
            self.filter = filter
            self.headings = headings
            self.size = size
            self.ideographs = ideographs
            self.vocabulary = vocabulary
        }

        package init(_ page: SearchPage, folding: SearchFolding) {
            self.page = page
            let titles = page.sections.map { SearchText($0.title, folding) }
            let texts = titles + page.sections.map { SearchText($0.text, folding) }
            filter = PageFilter(texts).text
            headings = zip(titles, page.sections).map { Heading(words: $0.words, isEntry: $1.isEntry) }
            size = texts.reduce(0) { $0 + $1.units.count }
            ideographs = texts.reduce(into: []) { $0.formUnion($1.units.lazy.filter { $0 >= 0x2E80 }) }
            vocabulary = texts.reduce(into: SearchVocabulary()) { $0.insertAll(in: $1) }.words
        }
    }
}

/// The index of the pages of one language.
package struct SearchIndex: Sendable {
    package let pages: [SearchPage]
    private let folding: SearchFolding
    private let filters: [String]
    let headings: HeadingRanks
    /// The pages in pieces of about one size, in order.
    private let shards: [Range<Int>]
    private let words: SearchWords
    private let vocabulary: SearchVocabulary

    /// A shard is closed when it has this many UTF-16 units of text.
    private static let shardSize = 24_000

    /// Takes pages in reading order; of two equally good answers the earlier comes first.
    package init(_ prepared: [SearchPage.Prepared], folding: SearchFolding, words: SearchWords = SearchWords()) {
        pages = prepared.map { $0.page }
        filters = prepared.map { $0.filter }
        headings = HeadingRanks(prepared.map { $0.headings })
        shards = Self.shards(of: prepared.map { $0.size })
        self.words = words
        vocabulary = prepared.reduce(into: SearchVocabulary()) { $0.insertAll(in: $1.vocabulary) }
        // Of no use is a pair that leads to a character which stands nowhere.
        self.folding = folding.restricted(to: prepared.reduce(into: words.ideographs) { $0.formUnion($1.ideographs) })
    }

    /// True when a search for a heading shows a page among the first: one that has it as its title, as another heading, or as
    /// one behind its title.
    ///
    /// That pages are ranked so is a promise of the script, and the tests of this module hold it to that.
    package func isFound(_ page: Int, for heading: String, amongFirst count: Int) -> Bool {
        headings.claims(for: SearchText(heading, folding).words).prefix(count).contains { $0.page == page }
    }

    /// True when a name stands somewhere.
    package func mentions(_ name: String) -> Bool {
        let name = SearchText(name, folding)
        return !headings.claims(for: name.words).isEmpty
            || pages.contains { page in
                page.sections.contains { section in
                    SearchText(section.title, folding).holds(name.units)
                        || SearchText(section.text, folding).holds(name.units)
                }
            }
    }

    // MARK: - Files

    /// How many scripts the search consists of.
    package var fileCount: Int { 1 + shards.count }

    /// One of the scripts, which are as large as all texts together: the index, which is loaded first, and behind it the shards
    /// with the texts. Any thread may ask.
    package func file(_ number: Int, language: String) -> SearchFile {
        number == 0 ? indexFile(language) : shardFile(language, number - 1, shards[number - 1])
    }

    private func indexFile(_ language: String) -> SearchFile {
        var lines: [String] = []
        for (shard, numbers) in shards.enumerated() {
            for number in numbers {
                let page = pages[number]
                let mark = page.isForAuthors ? ",1" : ""
                lines.append("[\(Self.quoted(page.path)),\(shard),\"\(filters[number])\"\(mark)]")
            }
        }
        let index = """
            siteSearch.takeIndex({"language":\(Self.quoted(language)),"covered":\(coveredCount),"fold":\(Self.quoted(folding.text)),
            "fillers":\(Self.list(words.fillers)),"before":\(Self.list(words.before)),"since":\(Self.list(words.since)),
            "synonyms":[\(words.synonyms.map { Self.list($0) }.joined(separator: ",\n"))],
            "words":"\(vocabulary.text)",
            "pages":[
            \(lines.joined(separator: ",\n"))
            ]});

            """
        return SearchFile(path: language + ".js", bytes: Array(index.utf8))
    }

    /// The UTF-8 bytes of everything that can be found.
    private var coveredCount: Int {
        pages.reduce(0) { $0 + $1.sections.reduce(0) { $0 + $1.title.utf8.count + $1.text.utf8.count } }
    }

    private static func shards(of sizes: [Int]) -> [Range<Int>] {
        var shards: [Range<Int>] = []
        var start = 0
        var size = 0
        for (number, pageSize) in sizes.enumerated() {
            size += pageSize
            if size >= shardSize || number == sizes.count - 1 {
                shards.append(start..<number + 1)
                (start, size) = (number + 1, 0)
            }
        }
        return shards
    }

    private func shardFile(_ language: String, _ number: Int, _ range: Range<Int>) -> SearchFile {
        var bytes = Array("siteSearch.takeShard(\(Self.quoted(language)),\(number),\(range.lowerBound),[\n".utf8)
        for page in range {
            bytes += page == range.lowerBound ? "[".utf8 : ",\n[".utf8
            for (number, section) in pages[page].sections.enumerated() {
                bytes += number == 0 ? "[".utf8 : ",\n[".utf8
                Self.appendQuoted(section.anchor, to: &bytes)
                bytes.append(UInt8(ascii: ","))
                Self.appendQuoted(section.title, to: &bytes)
                bytes.append(UInt8(ascii: ","))
                Self.appendQuoted(section.text, to: &bytes)
                bytes += section.isEntry ? ",1]".utf8 : section.isList ? ",2]".utf8 : "]".utf8
            }
            bytes.append(UInt8(ascii: "]"))
        }
        bytes += "\n]);\n".utf8
        return SearchFile(path: "\(language)-\(number).js", bytes: bytes)
    }

    private static func list(_ texts: [String]) -> String {
        "[" + texts.map { quoted($0) }.joined(separator: ",") + "]"
    }

    /// A text as a string of JSON and JavaScript.
    private static func quoted(_ text: String) -> String {
        var bytes: [UInt8] = []
        appendQuoted(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func appendQuoted(_ text: String, to bytes: inout [UInt8]) {
        bytes.append(UInt8(ascii: "\""))
        if isPlain(text.utf8.span) { bytes.append(contentsOf: text.utf8) } else { appendEscaped(text, to: &bytes) }
        bytes.append(UInt8(ascii: "\""))
    }

    private static func isPlain(_ bytes: Span<UInt8>) -> Bool {
        for index in bytes.indices {
            switch bytes[index] {
            // U+2028 and U+2029, which end lines in older JavaScript, begin with the last of these.
            case 0x00..<0x20, UInt8(ascii: "\""), UInt8(ascii: "\\"), 0xE2: return false
            default: continue
            }
        }
        return true
    }

    private static func appendEscaped(_ text: String, to bytes: inout [UInt8]) {
        var before: (UInt8, UInt8) = (0, 0)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
            case 0x0A: bytes += "\\n".utf8
            case 0x00..<0x20: bytes.append(0x20)
            case 0xA8 where before == (0xE2, 0x80): bytes.replaceLast(2, with: "\\u2028")
            case 0xA9 where before == (0xE2, 0x80): bytes.replaceLast(2, with: "\\u2029")
            default: bytes.append(byte)
            }
            before = (before.1, byte)
        }
    }
}

extension [UInt8] {
    fileprivate mutating func replaceLast(_ count: Int, with text: String) {
        removeLast(count)
        append(contentsOf: text.utf8)
    }
}
