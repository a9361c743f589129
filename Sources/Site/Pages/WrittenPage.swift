import Content
import Diagnostics
import Packing
import Search

/// A page with all that a build needs of it.
struct WrittenPage: Sendable {
    let file: OutputFile
    /// The file as it is where there are no downloads.
    let inArchive: OutputFile
    /// The files beside it: the page as Markdown; none for pages that repeat others.
    let beside: [OutputFile]
    let facts: PageFacts
}

// MARK: - As it is kept

extension WrittenPage {
    /// - Parameter editions: the editions of the site, to which its links point.
    func written(_ editions: [Edition]) -> ByteWriter {
        var writer = ByteWriter()
        writer.append(file.bytes)
        writer.append(inArchive == file ? nil : inArchive.bytes) { $0.append($1) }
        writer.append(beside) { writer, file in
            writer.append(file.path)
            writer.append(file.bytes)
        }
        writer.append(facts.ids) { $0.append($1) }
        writer.append(facts.links) { writer, link in
            writer.append(editions.firstIndex { $0 == link.route.edition }.map { $0 + 1 } ?? 0)
            writer.append(link.route.slug)
            writer.append(link.fragment) { $0.append($1) }
            writer.append(link.written)
            writer.append(link.span.file)
            writer.append(link.span.range.lowerBound)
            writer.append(link.span.range.count)
        }
        writer.append(facts.search) { $1.write(into: &$0) }
        return writer
    }

    init(
        _ reader: inout ByteReader, of route: Route, _ editions: [Edition]
    ) throws(ByteReader.Damaged) {
        let file = OutputFile(route.path, try reader.bytes())
        let other = try reader.optional { reader throws(ByteReader.Damaged) in
            OutputFile(route.path, try reader.bytes())
        }
        let beside = try reader.list { reader throws(ByteReader.Damaged) in
            let path = try reader.text()
            guard OutputFile.staysInside(path) else { throw ByteReader.Damaged() }
            return OutputFile(path, try reader.bytes())
        }
        let ids = try reader.list { reader throws(ByteReader.Damaged) in try reader.text() }
        let links = try reader.list { reader throws(ByteReader.Damaged) in
            let (edition, slug) = (try reader.number(), try reader.text())
            guard edition == 0 || editions.indices.contains(edition - 1) else { throw ByteReader.Damaged() }
            let fragment = try reader.optional { reader throws(ByteReader.Damaged) in try reader.text() }
            let written = try reader.text()
            let (path, start, count) = (try reader.text(), try reader.number(), try reader.number())
            guard start >= 0, (0...Int.max - start).contains(count) else { throw ByteReader.Damaged() }
            return LinkChecker.Link(
                route: Route(edition == 0 ? nil : editions[edition - 1], slug), fragment: fragment, written: written,
                span: SourceSpan(file: path, range: start..<start + count))
        }
        let search = try reader.optional { reader throws(ByteReader.Damaged) in try SearchPage.Prepared(&reader) }
        self.init(
            file: file, inArchive: other ?? file, beside: beside,
            facts: PageFacts(
                route: route, search: search, ids: ids, links: links, problems: [], markdown: beside.map { $0.path }))
    }
}

extension SearchPage.Prepared {
    fileprivate func write(into writer: inout ByteWriter) {
        writer.append(path)
        writer.append(purpose.rawValue)
        writer.append(headings) { writer, heading in
            writer.append(heading.anchor)
            writer.append(heading.title)
            writer.append(heading.isEntry)
        }
        writer.append(numbers) { writer, numbers in
            writer.append(numbers) { writer, number in
                writer.append(number.digits)
                writer.append(number.text)
                writer.append(number.label)
                writer.append(number.condition)
            }
        }
        writer.append(rows)
        writer.append(filter)
        writer.append(size)
        writer.append(coveredCount)
        // In an order that is the same in every run.
        writer.append(ideographs.sorted()) { $0.append(Int($1)) }
        writer.append(vocabulary)
    }

    fileprivate init(_ reader: inout ByteReader) throws(ByteReader.Damaged) {
        let path = try reader.text()
        guard let purpose = SearchPage.Purpose(rawValue: try reader.number()) else { throw ByteReader.Damaged() }
        let headings = try reader.list { reader throws(ByteReader.Damaged) in
            Heading(anchor: try reader.text(), title: try reader.text(), isEntry: try reader.flag())
        }
        let numbers = try reader.list { reader throws(ByteReader.Damaged) in
            try reader.list { reader throws(ByteReader.Damaged) in
                SearchNumber(
                    digits: try reader.text(), text: try reader.text(), label: try reader.text(),
                    condition: try reader.text())
            }
        }
        let (rows, filter) = (try reader.bytes(), try reader.text())
        let (size, coveredCount) = (try reader.number(), try reader.number())
        let ideographs = try reader.list { reader throws(ByteReader.Damaged) in
            UInt16(truncatingIfNeeded: try reader.number())
        }
        self.init(
            path: path, purpose: purpose, headings: headings, numbers: numbers, rows: rows, filter: filter,
            size: size, coveredCount: coveredCount, ideographs: Set(ideographs), vocabulary: try reader.bytes())
    }
}
