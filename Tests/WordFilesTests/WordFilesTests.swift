import Diagnostics
import Foundation
import Languages
import Testing

@testable import WordFiles

@Suite("Words files")
struct WordFilesTests {
    private let english = SourceFile(
        path: "en.yaml", text: "singular: [1]\npages: {menu: Menu, rows: {one: 1 row, other: '{count} rows'}}\n")

    @Test("the files that come with the tool have the same keys and placeholders")
    func standard() {
        let read = WordFiles.read(WordFiles.standardFiles)
        #expect(read.diagnostics.isEmpty)
        #expect(read.value.languages.map { $0.language.tag } == ["en", "zh-Hans"])
    }

    @Test("a third language is one more file")
    func french() {
        let french = SourceFile(
            path: "fr.yaml",
            text: "singular: [0, 1]\npages: {menu: Menu, rows: {one: '{count} ligne', other: '{count} lignes'}}")
        let read = WordFiles.read([english, french])
        #expect(read.diagnostics.isEmpty)
        let words = read.value[Language("fr")]
        #expect(words.text("pages.rows", [.init("count", .count(0))]) == "0 ligne")
        #expect(words.text("pages.rows", [.init("count", .count(2))]) == "2 lignes")
    }

    @Test("the words of an extra stand in files of its own and are as complete as others")
    func extra() {
        let own = SourceFile(path: "Review/en.yaml", text: "review: {title: Changes}")
        let read = WordFiles.read([english, own, SourceFile(path: "Review/zh-Hans.yaml", text: "review: {}")])
        #expect(read.value[.english].text("review.title", []) == "Changes")
        #expect(read.value[.english].text("pages.menu", []) == "Menu")
        #expect(read.diagnostics.map { $0.message }.contains { $0.contains("'review.title'") })
    }

    @Test(
        "what a translation lacks or has too much is an error that names the file",
        arguments: [
            ("pages: {menu: 目录}", "'zh-Hans.yaml' has no text for 'pages.rows'"),
            ("pages: {menu: 目录, rows: {other: '{number} 行'}}", "nothing fills '{number}' in 'pages.rows.other'"),
            ("pages: {menu: 目录, rows: {other: 行}, more: 更多}", "'pages.more' is not a key of 'en.yaml'"),
            ("pages: {menu: , rows: {other: 行}}", "'pages.menu' needs text"),
        ])
    func problems(_ text: String, _ message: String) {
        let read = WordFiles.read([english, SourceFile(path: "zh-Hans.yaml", text: text)])
        #expect(read.diagnostics.map { $0.message }.contains(message))
        #expect(read.diagnostics.allSatisfy { $0.span?.file == "zh-Hans.yaml" && $0.severity == .error })
    }
}

/// The sentences of the tool, which are written in English where they are said.
@Suite("Sentences")
struct SentenceTests {
    private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appendingPathComponent("Sources").resolvingSymlinksInPath()

    /// All code, with literals as they are read: without what joins their pieces.
    private static func code() throws -> String {
        let joints = try NSRegularExpression(pattern: #""\s*\+\s*"|\\\n\s*|(?<=\n) +|\\(["\\])"#)
        let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
        return try (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "swift" }.map { file in
            let text = try String(contentsOf: file, encoding: .utf8).replacing(#"\u{FFFD}"#, with: "\u{FFFD}")
            let range = NSRange(location: 0, length: text.utf16.count)
            return joints.stringByReplacingMatches(in: text, range: range, withTemplate: "$1")
        }.joined(separator: "\n")
    }

    @Test("a translation is of a sentence that the tool says")
    func translations() throws {
        let code = try Self.code()
        // The search of bytes in C takes a twentieth of the time that the one of Foundation takes.
        func isSaid(_ text: some StringProtocol) -> Bool { code.withCString { strstr($0, String(text)) != nil } }
        let reasons = Set((1...133).map { String(cString: strerror($0)) })
        for words in WordFiles.standard.languages {
            let sentences = words.keys.filter { $0.hasPrefix(Words.sentences) }.map {
                $0.dropFirst(Words.sentences.count)
            }
            for sentence in sentences where !reasons.contains(String(sentence)) {
                let isCounted = sentence.hasPrefix("1 ") || sentence.hasPrefix("{1} ") && sentence.hasSuffix("s")
                if isCounted, let noun = sentence.split(separator: " ", maxSplits: 1).last,
                    isSaid("\"\(noun)\"") || isSaid("\"\(noun.dropLast())\"")
                {
                    continue
                }
                for part in sentence.split(separator: /\{\d+\}/) { #expect(isSaid(part), "\(sentence)") }
            }
        }
    }

    @Test("a sentence is its own key: English needs none, and places are those of the English one")
    func places() {
        let english = SourceFile(path: "en.yaml", text: "pages: {menu: Menu}")
        let text = "pages: {menu: 目录}\nmessages: {'there is no {1}': '没有 {1}', '{1} is {2}': '{2}, {3}'}"
        let read = WordFiles.read([english, SourceFile(path: "zh-Hans.yaml", text: text)])
        #expect(read.diagnostics.map { $0.message } == ["nothing fills '{3}' in 'messages.{1} is {2}'"])
        #expect(read.value[.simplifiedChinese].translation(of: "there is no {1}") == "没有 {1}")
        #expect(read.value[.english].translation(of: "there is no {1}") == nil)
    }
}
