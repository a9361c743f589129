import Content
import Diagnostics
import Languages
import Packing

/// What pages were written as within one that holds all, so that the next run in the same process writes those alone that have
/// changed.
struct ChapterMemory: Sendable {
    let chapters: Memo<Name, PageSource, Diagnosed<String>>
    let contents: Memo<Route, PageSource, Contents>

    init(in runs: MemoRuns) {
        chapters = Memo(in: runs)
        contents = Memo(in: runs)
    }

    struct Name: Hashable {
        let chapter: Route
        let page: Route
    }

    /// What the page that holds all says of a chapter besides its text.
    struct Contents {
        let ids: [String]
        let outline: [OutlineEntry]
    }
}

// MARK: - As it is kept

extension ChapterMemory.Contents {
    func write(into writer: inout ByteWriter) {
        writer.append(ids) { $0.append($1) }
        writer.append(outline) { writer, entry in
            writer.append(entry.level)
            writer.append(entry.id)
            writer.append(entry.title)
            writer.append(entry.language?.tag) { $0.append($1) }
        }
    }

    init(reading reader: inout ByteReader) throws(ByteReader.Damaged) {
        ids = try reader.list { reader throws(ByteReader.Damaged) in try reader.text() }
        outline = try reader.list { reader throws(ByteReader.Damaged) in
            OutlineEntry(
                level: try reader.number(), id: try reader.text(), title: try reader.text(),
                language: try reader.optional { reader throws(ByteReader.Damaged) in Language(try reader.text()) })
        }
    }
}
