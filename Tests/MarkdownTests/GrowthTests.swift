import Diagnostics
import Markdown
import TestSupport
import Testing

/// Notes twice as long take at most 2.6 times as long.
@Suite(.serialized, .enabled(if: Torture.isLong)) struct GrowthTests {
    @Test(arguments: NastyNoteTests.notes.map { $0.id })
    func `a note twice as long takes twice as long`(_ id: String) throws {
        let texts = try [1, 2].map { size in try #require(NastyNoteTests.notes(size: size).first { $0.id == id }).text }
        let files = texts.map { SourceFile(path: "note.md", text: $0) }
        // Some grow by the square of their size.
        let factor = Growth.factor(texts.map { $0.utf8.count }) { index in
            _ =
                HTMLWriter().write(MarkdownParser.parse(files[index], in: 0..<files[index].utf8Count).value).value.html
                .utf8.count
        }
        #expect(factor <= Growth.most)
    }
}
