/// A page as the search sees it: its sections, the first of them with the page's title.
package struct SearchPage: Hashable, Sendable {
    /// Relative to the folder of its language, such as "safe-area.html".
    package let path: String
    package let sections: [Section]
    package let purpose: Purpose

    package init(path: String, sections: [Section], purpose: Purpose = .reading) {
        self.path = path
        self.sections = sections
        self.purpose = purpose
    }

    /// The use of a page; the search ranks pages for reading before pages for reference. The raw values are the values in the
    /// index.
    package enum Purpose: Int, Sendable {
        case reading = 0
        /// Looked up by those who write a site.
        case authors = 1
        /// Looked up by its readers, such as the rules behind a number.
        case reference = 2
    }

    /// A heading and the text below it.
    package struct Section: Hashable, Sendable {
        /// The fragment of its address; empty for the page's beginning.
        package let anchor: String
        package let title: String
        package let text: String
        /// Whether readers look up the section by its name, such as a rule or a device, rather than read it.
        package let isEntry: Bool
        /// Whether a section mostly gives the places of other things, which are better found there.
        package let isList: Bool
        /// The numbers that it gives for its subject.
        package let numbers: [SearchNumber]

        package init(
            anchor: String, title: String, text: String, isEntry: Bool = false, isList: Bool = false,
            numbers: [SearchNumber] = []
        ) {
            self.anchor = anchor
            self.title = title
            self.text = text
            self.isEntry = isEntry
            self.isList = isList
            self.numbers = numbers
        }
    }
}

extension SearchPage {
    /// The contribution of a page to an index, which is computed for each page by itself.
    package struct Prepared: Sendable {
        package let path: String
        package let purpose: Purpose
        /// The first of them is the page's title.
        package let headings: [Heading]
        /// The numbers of each section, by the places of the headings.
        package let numbers: [[SearchNumber]]
        /// The sections as they are in a shard.
        package let rows: [UInt8]
        package let filter: String
        /// The UTF-16 units of its texts.
        package let size: Int
        /// The UTF-8 bytes of everything that can be found.
        package let coveredCount: Int
        /// The ideographs in its texts, folded.
        package let ideographs: Set<UInt16>
        /// The words of Latin letters in them, each once, with a space after it.
        package let vocabulary: [UInt8]

        package struct Heading: Hashable, Sendable {
            package let anchor: String
            package let title: String
            package let isEntry: Bool

            package init(anchor: String, title: String, isEntry: Bool) {
                self.anchor = anchor
                self.title = title
                self.isEntry = isEntry
            }
        }

        /// Creates a value from the kept parts of an earlier one.
        package init(
            path: String, purpose: Purpose, headings: [Heading], numbers: [[SearchNumber]], rows: [UInt8],
            filter: String, size: Int, coveredCount: Int, ideographs: Set<UInt16>, vocabulary: [UInt8]
        ) {
            self.path = path
            self.purpose = purpose
            self.headings = headings
            self.numbers = numbers
            self.rows = rows
            self.filter = filter
            self.size = size
            self.coveredCount = coveredCount
            self.ideographs = ideographs
            self.vocabulary = vocabulary
        }

        package init(_ page: SearchPage, folding: SearchFolding) {
            path = page.path
            purpose = page.purpose
            headings = page.sections.map { Heading(anchor: $0.anchor, title: $0.title, isEntry: $0.isEntry) }
            numbers = page.sections.map { $0.numbers }
            rows = page.rows
            coveredCount = page.sections.reduce(0) { $0 + $1.title.utf8.count + $1.text.utf8.count }
            let texts = (page.sections.map { $0.title } + page.sections.map { $0.text }).map { SearchText($0, folding) }
            filter = PageFilter(texts).text
            size = texts.reduce(0) { $0 + $1.units.count }
            ideographs = texts.reduce(into: []) { $0.formUnion($1.units.lazy.filter { $0 >= 0x2E80 }) }
            vocabulary = texts.reduce(into: SearchVocabulary()) { $0.insertAll(in: $1) }.words
        }
    }

    private var rows: [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity(sections.reduce(0) { $0 + $1.text.utf8.count + 64 })
        for section in sections {
            rows += rows.isEmpty ? "[".utf8 : ",\n[".utf8
            for text in [section.anchor, section.title] {
                ScriptText.appendQuoted(text, to: &rows)
                rows.append(UInt8(ascii: ","))
            }
            ScriptText.appendQuoted(section.text, to: &rows)
            rows += section.isEntry ? ",1]".utf8 : section.isList ? ",2]".utf8 : "]".utf8
        }
        return rows
    }
}
