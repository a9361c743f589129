import Content
import Diagnostics
import Packing
import Search

/// A page with all that a build wants of it.
struct WrittenPage: Sendable {
    let file: OutputFile
    /// As it stands where there are no downloads.
    let withoutOffers: OutputFile
    let facts: PageFacts
}

// MARK: - As it is kept

extension WrittenPage {
    /// - Parameter editions: those of the site, to which its links lead.
    func write(into writer: inout ByteWriter, _ editions: [Edition]) {
        write(file.content, into: &writer)
        writer.append(withoutOffers.content == file.content ? nil : withoutOffers.content) { write($1, into: &$0) }
        writer.append(facts.ids) { $0.append($1) }
        writer.append(facts.links) { writer, link in
            writer.append(editions.firstIndex { $0 == link.route.edition }.map { $0 + 1 } ?? 0)
            writer.append(link.route.slug)
            writer.append(link.fragment) { $0.append($1) }
            writer.append(link.span.file)
            writer.append(link.span.range.lowerBound)
            writer.append(link.span.range.count)
        }
        writer.append(facts.search) { $1.write(into: &$0) }
    }

    private func write(_ content: FileContent, into writer: inout ByteWriter) {
        writer.append(content.count)
        writer.append(content.sha256)
    }

    /// - Parameter find: the bytes that have a number and a checksum; nil where they are not kept.
    init(
        _ reader: inout ByteReader, of route: Route, _ editions: [Edition],
        finding find: (_ count: Int, _ sha256: [UInt8]) -> FileContent?
    ) throws(ByteReader.Damaged) {
        func content(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> FileContent {
            guard let content = find(try reader.number(), try reader.bytes()) else { throw ByteReader.Damaged() }
            return content
        }
        let file = OutputFile(route.path, try content(&reader))
        let other = try reader.optional(content)
        let ids = try reader.list { reader throws(ByteReader.Damaged) in try reader.text() }
        let links = try reader.list { reader throws(ByteReader.Damaged) in
            let (edition, slug) = (try reader.number(), try reader.text())
            guard edition == 0 || editions.indices.contains(edition - 1) else { throw ByteReader.Damaged() }
            let fragment = try reader.optional { reader throws(ByteReader.Damaged) in try reader.text() }
            let (path, start, count) = (try reader.text(), try reader.number(), try reader.number())
            guard start >= 0, (0...Int.max - start).contains(count) else { throw ByteReader.Damaged() }
            return LinkChecker.Link(
                route: Route(edition == 0 ? nil : editions[edition - 1], slug), fragment: fragment,
                span: SourceSpan(file: path, range: start..<start + count))
        }
        let search = try reader.optional { reader throws(ByteReader.Damaged) in try SearchPage.Prepared(&reader) }
        self.init(
            file: file, withoutOffers: OutputFile(route.path, other ?? file.content),
            facts: PageFacts(route: route, search: search, ids: ids, links: links, problems: []))
    }
}

extension SearchPage.Prepared {
    fileprivate func write(into writer: inout ByteWriter) {
        writer.append(page.path)
        writer.append(page.isForAuthors)
        writer.append(page.sections) { writer, section in
            writer.append(section.anchor)
            writer.append(section.title)
            writer.append(section.text)
            writer.append(section.isEntry)
            writer.append(section.isList)
        }
        writer.append(filter)
        writer.append(headings) { writer, heading in
            writer.append(heading.words) { $0.append($1) { $0.append(Int($1)) } }
            writer.append(heading.isEntry)
        }
        writer.append(size)
        // In an order that is the same in every run.
        writer.append(ideographs.sorted()) { $0.append(Int($1)) }
        writer.append(vocabulary)
    }

    fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damaged) {
        func unit(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> UInt16 {
            UInt16(truncatingIfNeeded: try reader.number())
        }
        let (path, isForAuthors) = (try reader.text(), try reader.flag())
        let sections = try reader.list { reader throws(ByteReader.Damaged) in
            SearchPage.Section(
                anchor: try reader.text(), title: try reader.text(), text: try reader.text(),
                isEntry: try reader.flag(), isList: try reader.flag())
        }
        let filter = try reader.text()
        let headings = try reader.list { reader throws(ByteReader.Damaged) in
            let words = try reader.list { reader throws(ByteReader.Damaged) in try reader.list(unit) }
            return Heading(words: words, isEntry: try reader.flag())
        }
        let size = try reader.number()
        let ideographs = Set(try reader.list(unit))
        let vocabulary = try reader.bytes()
        self.init(
            page: SearchPage(path: path, sections: sections, isForAuthors: isForAuthors), filter: filter,
            headings: headings, size: size, ideographs: ideographs, vocabulary: vocabulary)
    }
}
