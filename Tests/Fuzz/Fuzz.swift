import Content
import Devices
import Diagnostics
import Formulas
import Glibc
import Languages
import Markdown
import Markup
import Templates
import YAML

// Feeds what libFuzzer makes up into the parser that PARSER in the environment names: `make fuzz`.
// Whatever is read, nothing traps, every span lies in the file, and what is written is markup.

/// Stops at what must never be.
func require(_ holds: Bool, _ law: @autoclosure () -> String) {
    if !holds { fatalError(law()) }
}

func requireSpans(_ diagnostics: [Diagnostic], in file: SourceFile) {
    for problem in diagnostics {
        guard let span = problem.span, span.file == file.path else { continue }
        require(span.start >= 0 && span.start <= span.end && span.end <= file.utf8Count, "\(problem) is outside")
    }
    require(diagnostics.count <= 100_000, "\(diagnostics.count) messages")
}

func text(_ bytes: UnsafeBufferPointer<UInt8>) -> SourceFile {
    TextDecoding.decode(Array(bytes), path: "note.md").value
}

func fuzzYAML(_ bytes: UnsafeBufferPointer<UInt8>) {
    let file = text(bytes)
    requireSpans(YAMLParser.parse(file, in: file.span.range).diagnostics, in: file)
    require(YAMLDocuments.ranges(in: file).last?.upperBound == file.utf8Count, "documents are the whole text")
}

func fuzzMarkdown(_ bytes: UnsafeBufferPointer<UInt8>) {
    let file = text(bytes)
    let parsed = MarkdownParser.parse(file, in: file.span.range)
    requireSpans(parsed.diagnostics, in: file)
    var options = HTMLOptions()
    let html = HTMLWriter(options).write(parsed.value).value.html
    for element in HTMLReader.elements(of: Array(html.utf8)) {
        let isActive =
            ["script", "style", "iframe", "object", "embed", "base", "meta", "link", "form"].contains(element.name)
        require(!isActive, "<\(element.name)> in \(html)")
        for attribute in element.attributes {
            require(!attribute.name.hasPrefix("on") && attribute.name != "style", "\(attribute.name) in \(html)")
            let address = attribute.value.filter { !$0.isWhitespace }.lowercased()
            require(attribute.name != "href" || !address.hasPrefix("javascript:"), "\(address) in \(html)")
        }
    }
    options.syntax = .xml
    let chapter = "<r>" + HTMLWriter(options).write(parsed.value).value.html + "</r>"
    let problem = XMLReader.problem(in: Array(chapter.utf8))
    require(problem == nil, "\(problem.map { $0.description } ?? "") in \(chapter)")
}

func fuzzTemplate(_ bytes: UnsafeBufferPointer<UInt8>) {
    let file = text(bytes)
    var library = TemplateLibrary()
    library.insert(Template.parse(file).value, as: "a")
    let value: TemplateValue = .object([
        "title": .text("<&\">"), "flag": .flag(true), "list": .list([.object(["title": .text("x")]), .text("y")]),
    ])
    requireSpans(library.render("a", value).diagnostics, in: file)
    _ = TemplateMarkup(library["a"] ?? Template.parse(file).value)
}

func fuzzFormula(_ bytes: UnsafeBufferPointer<UInt8>) {
    let file = text(bytes)
    let source = FormulaSource(text: file.text, span: file.span, start: 0)
    requireSpans(FormulaParser.parse(source).diagnostics, in: file)
}

func fuzzScenario(_ bytes: UnsafeBufferPointer<UInt8>) {
    for path in ["a.yaml", "a.en.md"] {
        let file = ScenarioFile(Array(bytes), path: path, catalog: .standard)
        requireSpans(file.diagnostics, in: file.source)
    }
}

func fuzzMarkup(_ bytes: UnsafeBufferPointer<UInt8>) {
    _ = HTMLReader.elements(of: Array(bytes))
    let read = XMLReader.read(Array(bytes))
    require(read.problem == XMLReader.problem(in: Array(bytes)), "XML is read in one way")
}

/// The folder of a site: the bytes up to the first U+001C are its settings, those behind it a note.
func fuzzFolder(_ bytes: UnsafeBufferPointer<UInt8>) {
    let parts = bytes.split(separator: 0x1C, maxSplits: 1, omittingEmptySubsequences: false).map { Array($0) }
    let files = ["site.yaml": parts[0], "a.en.md": parts.count > 1 ? parts[1] : Array("# A".utf8)]
    let stamp = FileStamp(size: 0, modified: 0, changed: 0, inode: 0)
    let disk = FileSystem(
        kind: { $0 == "c" ? .folder : files[String($0.dropFirst(2))] == nil ? nil : .file },
        list: { _ throws(FileSystemError) in files.keys.sorted() },
        read: { path throws(FileSystemError) in files[String(path.dropFirst(2))] ?? [] },
        write: { _, _ throws(FileSystemError) in }, rename: { _, _ throws(FileSystemError) in },
        remove: { _ throws(FileSystemError) in }, resolve: { $0 }, stamp: { _ in stamp })
    let conditions = ContentFolder.Conditions(
        catalog: .standard, languages: [Language("en"), Language("zh-Hans")],
        today: CalendarDate("2026-01-01") ?? .today)
    guard let folder = try? ContentFolder.load("c", conditions, in: disk) else { fatalError("files are there") }
    for source in folder.value.sources { requireSpans(folder.diagnostics, in: source) }
}

/// The parsers by name.
private let parsers: [String: @Sendable (UnsafeBufferPointer<UInt8>) -> Void] = [
    "yaml": fuzzYAML, "markdown": fuzzMarkdown, "template": fuzzTemplate, "formula": fuzzFormula,
    "scenario": fuzzScenario, "markup": fuzzMarkup, "folder": fuzzFolder,
]

private let parser = getenv("PARSER").flatMap { parsers[String(cString: $0)] }

@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let parser else { fatalError("PARSER is one of \(parsers.keys.sorted())") }
    parser(UnsafeBufferPointer(start: data, count: count))
    return 0
}
