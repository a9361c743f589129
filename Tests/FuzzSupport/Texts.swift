import Content
import ContentSupport
import Devices
import Diagnostics
import Formulas
import Languages
import Markdown
import Markup
import NoteScenarios
import SafeFiles
import Templates
import YAML

// What people write, read as it is: no trap, every span lies in the file, and what is written of it is markup.

func requireSpans(_ diagnostics: [Diagnostic], in file: SourceFile) throws {
    for problem in diagnostics {
        guard let span = problem.span, span.file == file.path else { continue }
        try require(
            span.start >= 0 && span.start <= span.end && span.end <= file.utf8Count, "\(problem) is outside")
    }
    try require(diagnostics.count <= 100_000, "\(diagnostics.count) messages")
}

func text(_ bytes: [UInt8]) -> SourceFile { TextDecoding.decode(bytes, path: "note.md").value }

func fuzzYAML(_ bytes: [UInt8]) throws {
    let file = text(bytes)
    try requireSpans(YAMLParser.parse(file, in: file.span.range).diagnostics, in: file)
    try require(YAMLDocuments.ranges(in: file).last?.upperBound == file.utf8Count, "documents are the whole text")
}

func fuzzMarkdown(_ bytes: [UInt8]) throws {
    let file = text(bytes)
    let parsed = MarkdownParser.parse(file, in: file.span.range, as: Set(Dialect.allCases))
    try requireSpans(parsed.diagnostics, in: file)
    var options = HTMLOptions()
    let html = HTMLWriter(options).write(parsed.value).value.html
    for element in HTMLReader.elements(of: Array(html.utf8)) {
        let isActive =
            ["script", "style", "iframe", "object", "embed", "base", "meta", "link", "form"].contains(element.name)
        try require(!isActive, "<\(element.name)> in \(html)")
        for attribute in element.attributes {
            try require(!attribute.name.hasPrefix("on") && attribute.name != "style", "\(attribute.name) in \(html)")
            let address = attribute.value.filter { !$0.isWhitespace }.lowercased()
            try require(attribute.name != "href" || !address.hasPrefix("javascript:"), "\(address) in \(html)")
        }
    }
    options.syntax = .xml
    let chapter = "<r>" + HTMLWriter(options).write(parsed.value).value.html + "</r>"
    let problem = XMLReader.problem(in: Array(chapter.utf8))
    try require(problem == nil, "\(problem.map { $0.description } ?? "") in \(chapter)")
}

func fuzzTemplate(_ bytes: [UInt8]) throws {
    let file = text(bytes)
    var library = TemplateLibrary()
    library.insert(Template.parse(file).value, as: "a")
    let value: TemplateValue = .object([
        "title": .text("<&\">"), "flag": .flag(true), "list": .list([.object(["title": .text("x")]), .text("y")]),
    ])
    try requireSpans(library.render("a", value).diagnostics, in: file)
    _ = TemplateMarkup(library["a"] ?? Template.parse(file).value)
}

func fuzzFormula(_ bytes: [UInt8]) throws {
    let file = text(bytes)
    let source = FormulaSource(text: file.text, span: file.span, start: 0)
    try requireSpans(FormulaParser.parse(source).diagnostics, in: file)
}

func fuzzScenario(_ bytes: [UInt8]) throws {
    for path in ["a.yaml", "a.en.md"] {
        let file = ScenarioFile(bytes, path: path, catalog: .standard)
        try requireSpans(file.diagnostics, in: file.source)
    }
}

func fuzzMarkup(_ bytes: [UInt8]) throws {
    _ = HTMLReader.elements(of: bytes)
    guard let picture = try? SafeSVG.picture(from: bytes) else { return }
    let again = try? SafeSVG.picture(from: picture.bytes)
    try require(again?.bytes == picture.bytes && again?.omissions.isEmpty == true, "a picture is written in one way")
}

/// The folder of a site: the bytes up to the first U+001C are its settings, those behind it a note.
func fuzzFolder(_ bytes: [UInt8]) async throws {
    let parts = bytes.split(separator: 0x1C, maxSplits: 1, omittingEmptySubsequences: false).map { [UInt8]($0) }
    let files = ["site.yaml": parts[0], "a.en.md": parts.count > 1 ? parts[1] : Array("# A".utf8)]
    let disk = InMemoryFileSystem()
    disk.change { for (name, bytes) in files { $0.files["c/" + name] = bytes } }
    let conditions = ContentFolder.Conditions(
        languages: [Language("en"), Language("zh-Hans")],
        today: CalendarDate("2026-01-01") ?? .today, names: .layout)
    let folder = try await ContentFolder.load("c", conditions, in: disk.fileSystem)
    for source in folder.value.sources { try requireSpans(folder.diagnostics, in: source) }
}

func fuzzSettings(_ bytes: [UInt8]) throws {
    let file = text(bytes)
    try requireSpans(
        SiteSettings.problems(in: file, knowing: [Language("en"), Language("zh-Hans")], .layout), in: file)
}
