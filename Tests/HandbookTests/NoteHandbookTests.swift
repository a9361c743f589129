import Diagnostics
import Languages
import Markdown
import Testing
import WordFiles

@testable import Content
@testable import Handbook

/// What the handbook shows of notes is what the parser and the engine make of it.
@Suite struct NoteHandbookTests {
    private static let handbook = NoteHandbook.standard
    private static let pieces = handbook.groups.flatMap { $0.examples }

    @Test func `scenarios and macros of the examples have no problem`() {
        #expect(Self.handbook.problems == [])
    }

    @Test(arguments: pieces.filter { $0.isShown }.map { $0.source })
    func `an example that is shown has no problem, and every number that it quotes is known`(_ source: SourceFile) {
        let document = MarkdownParser.parse(source, in: source.span.range, as: Set(Dialect.allCases))
        #expect(document.diagnostics.map { $0.message } == [])
        for placeholder in NoteReferences(document.value, fences: []).placeholders {
            #expect(Self.handbook.value(of: placeholder.text) != nil, "\(placeholder.text)")
        }
    }

    @Test func `every key of a note's head has an example, and the head is read without a problem`() {
        let head = Self.handbook.groups.first { $0.name == "frontMatter" }?.examples ?? []
        for key in FrontMatter.names { #expect(head.contains { $0.source.text.hasPrefix(key + ": ") }, "\(key)") }
        for example in head {
            let isWhole = example.source.text.hasPrefix("---")
            let text = isWhole ? example.source.text : "---\n\(example.source.text)\n---\n"
            let split = FrontMatterReader.split(SourceFile(path: "a.md", text: text))
            #expect(split.diagnostics.map { $0.message } == [])
        }
    }

    @Test func `every group and example is explained in all languages`() {
        let groups = Self.handbook.groups
        let keys =
            groups.flatMap { [$0.headingKey, $0.documentationKey] } + Self.pieces.map { $0.documentationKey }
        for words in WordFiles.standard.languages {
            for key in keys { #expect(words.has(key), "\(words.language) has no \(key)") }
        }
    }
}
