import Diagnostics
import Markdown
import Testing

@Suite struct NotePartTests {
    private static let note =
        "---\ntitle: 漢\n---\n# é {{x}}\n\n```scenario\nid: 🙂\n```\n\n- ```scenario\n  id: b\n  ```\n"

    private static func parse(_ text: String) throws -> (file: SourceFile, document: MarkdownDocument) {
        let file = SourceFile(path: "note.md", text: text)
        let start = try #require(Array(text.utf8).firstIndex(of: UInt8(ascii: "#")))
        return (file, MarkdownParser.parse(file, in: start..<file.utf8Count).value)
    }

    @Test(arguments: [note, note.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")])
    func `spans are those of the file, not of the part`(_ text: String) throws {
        let (file, document) = try Self.parse(text)
        guard case .heading(let heading) = document.blocks.first, case .placeholder(_, let place) = heading.content.last
        else {
            Issue.record("the note begins with a heading that ends in a placeholder")
            return
        }
        #expect(file.text(in: heading.span.range) == "# é {{x}}")
        #expect(file.text(in: place.range) == "{{x}}")
        #expect(file.position(of: place.start) == SourcePosition(line: 4, column: 5))
    }

    @Test(arguments: [note, note.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")])
    func `code at the margin is one piece, code in a list is not`(_ text: String) throws {
        let (file, document) = try Self.parse(text)
        let blocks = document.codeBlocks
        #expect(blocks.map { $0.text } == ["id: 🙂\n", "id: b\n"])
        #expect(blocks.map { $0.language } == ["scenario", "scenario"])
        let content = try #require(blocks[0].contentSpan)
        #expect(file.text(in: content.range).filter { $0 != "\r\n" && $0 != "\n" } == "id: 🙂")
        #expect(blocks[1].contentSpan == nil)
    }

    @Test func `ranges beyond the text are cut`() {
        let file = SourceFile(path: "note.md", text: "# a")
        #expect(MarkdownParser.parse(file, in: 0..<100).value.blocks.count == 1)
        #expect(MarkdownParser.parse(file, in: 3..<3).value.blocks == [])
    }
}
