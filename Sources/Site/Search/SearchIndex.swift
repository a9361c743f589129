// Full-text search without a server and without a dictionary. In: the pages of one language as sections of plain text. Out: a
// small index that lists which pages may hold a term, which words there are and which mean the same, and the texts in shards,
// which are loaded where the index requires it. templates/assets/search.js reads both, matches and ranks. Headings alone are ranked
// here as well (HeadingRanks), so that the build knows which of them a search for their words does not show first.

/// A script that the search loads.
package struct SearchFile: Hashable, Sendable {
    /// Relative to the folder of search files, such as "en.js".
    package let path: String
    /// UTF-8.
    package let bytes: [UInt8]
}

/// The index of the pages of one language.
package struct SearchIndex: Sendable {
    package let pages: [SearchPage.Prepared]
    private let folding: SearchFolding
    /// The pages in pieces of about one size, in order.
    private let shards: [Range<Int>]
    private let words: SearchWords
    private let vocabulary: SearchVocabulary
    private let numbers: SearchNumbers

    /// A shard is closed when it has this many UTF-16 units of text.
    private static let shardSize = 24_000

    /// Takes pages in reading order; of two equally good answers the earlier comes first.
    package init(_ pages: [SearchPage.Prepared], folding: SearchFolding, words: SearchWords = SearchWords()) {
        self.pages = pages
        shards = Self.shards(of: pages.map { $0.size })
        self.words = words
        numbers = SearchNumbers(pages)
        vocabulary = pages.reduce(into: SearchVocabulary()) { $0.insertAll(in: $1.vocabulary) }
        // A pair whose target is a character in no text is useless.
        self.folding = folding.restricted(to: pages.reduce(into: words.ideographs) { $0.formUnion($1.ideographs) })
    }

    /// Whether a name of Latin letters is in some text, if need be within longer ones. For names of one or two letters it is
    /// not known.
    package func mentions(_ name: String) -> Bool { vocabulary.mentions(name) }

    // MARK: - Files

    /// The number of scripts of the search.
    package var fileCount: Int { 1 + shards.count + (numbers.isEmpty ? 0 : 1) }

    /// A script of the search, by number: the index, which is loaded first, the shards with the texts, and the numbers where
    /// sections give some. Safe on any thread.
    package func file(_ number: Int, language: String) -> SearchFile {
        switch number {
        case 0: indexFile(language)
        case 1...shards.count: shardFile(language, number - 1, shards[number - 1])
        default: SearchFile(path: language + "-numbers.js", bytes: Array(numbers.script(language: language).utf8))
        }
    }

    private func indexFile(_ language: String) -> SearchFile {
        var lines: [String] = []
        for (shard, numbers) in shards.enumerated() {
            for number in numbers {
                let page = pages[number]
                let mark = page.purpose == .reading ? "" : ",\(page.purpose.rawValue)"
                lines.append("[\(ScriptText.quoted(page.path)),\(shard),\"\(page.filter)\"\(mark)]")
            }
        }
        let index = """
            siteSearch.takeIndex({"language":\(ScriptText.quoted(language)),"covered":\(pages.reduce(0) { $0 + $1.coveredCount }),"numbers":\(!numbers.isEmpty),"fold":\(ScriptText.quoted(folding.text)),
            "fillers":\(Self.list(words.fillers)),"before":\(Self.list(words.before)),"since":\(Self.list(words.since)),
            "synonyms":[\(words.synonyms.map { Self.list($0) }.joined(separator: ",\n"))],
            "words":"\(vocabulary.text)",
            "pages":[
            \(lines.joined(separator: ",\n"))
            ]});

            """
        return SearchFile(path: language + ".js", bytes: Array(index.utf8))
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
        var bytes = Array("siteSearch.takeShard(\(ScriptText.quoted(language)),\(number),\(range.lowerBound),[\n".utf8)
        bytes.reserveCapacity(bytes.count + pages[range].reduce(8) { $0 + $1.rows.count + 8 })
        for page in range {
            bytes += page == range.lowerBound ? "[".utf8 : ",\n[".utf8
            bytes += pages[page].rows
            bytes.append(UInt8(ascii: "]"))
        }
        bytes += "\n]);\n".utf8
        return SearchFile(path: "\(language)-\(number).js", bytes: bytes)
    }

    private static func list(_ texts: [String]) -> String {
        "[" + texts.map { ScriptText.quoted($0) }.joined(separator: ",") + "]"
    }
}
