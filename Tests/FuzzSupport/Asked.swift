import Content
import Drawing
import JSON
import Languages
import LiveDiagrams
import LibraryFiles
import WordFiles

@testable import Assistants
@testable import CommandFramework
@testable import CommandLineTool

// What pages and assistants ask.

/// Letters half as wide as they are high.
private struct HalfWide: TextMeasuring {
    func measure(_ text: String, font: Font) -> TextExtent {
        TextExtent(width: Double(text.unicodeScalars.count) * font.size / 2, ascent: font.size, descent: font.size / 4)
    }
}

private let engine: LiveEngine? = {
    let catalog = LibraryFiles.devices.files.map { $0.text }
    let widths = AdvanceTable.measured(by: HalfWide())
    let data = LiveData.json(
        words: WordFiles.standard[.english], tag: "en", screens: [], catalog: catalog, advances: widths)
    return LiveEngine(data: Array(data.text.utf8))
}()

/// The bytes are the text of a scenario in a page: each question about it is answered with JSON.
func fuzzQuestion(_ bytes: [UInt8]) throws {
    guard let engine else { throw BrokenLaw(description: "the engine does not take its data") }
    let text = JSONValue.string(String(decoding: bytes, as: UTF8.self))
    let more: [String: [JSONValue.Member]] = [
        "show": [.init("values", .bool(true)), .init("outline", .bool(true))], "properties": [],
        "explain": [.init("path", .string("view.frame"))], "code": [.init("language", .string("swift"))],
        "ownDevices": [.init("ownDevices", text)],
    ]
    for (ask, members) in more.sorted(by: { $0.key < $1.key }) {
        let question = JSONValue.object([.init("ask", .string(ask)), .init("text", text)] + members)
        let answer = engine.answer(Array(question.text.utf8))
        try require((try? JSONReader.value(of: Array(answer.utf8))) != nil, "'\(ask)' is answered with JSON")
    }
}

/// The commands that an assistant's tools are.
private let asked = Subcommands([
    EvalCommand.self, ExplainCommand.self, CompareCommand.self, ConflictCommand.self, DevicesCommand.self,
    SchemaCommand.self,
])

/// The bytes are a line that a client of the Model Context Protocol sends; without a folder of notes.
func fuzzMessage(_ bytes: [UInt8]) async throws {
    let console = Console(color: .never, .english, asked)
    let server = ContextServer(tools: ContextTools(content: "/nonexistent", console: console, fileSystem: .real))
    guard let answer = await server.answer(to: .bytes(bytes)) else { return }
    try require((try? JSONReader.value(of: Array(answer.utf8))) != nil, "a message is answered with JSON")
}
