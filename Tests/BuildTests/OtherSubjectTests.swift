import Build
import Content
import ContentSupport
import DataTree
import Diagnostics
import FigureProviders
import Languages
import Pages
import Pictures
import ResultStore
import SiteSupport
import Testing
import WordFiles

/// A site about something else than layout, which the generator makes as it makes ours.
@Suite struct OtherSubjectTests {
    private static let note = """
        # Tides

        ```scenario
        id: dover
        height: 6
        ```

        The tide at Dover is {{dover: height}} above {{dover: mean}}.
        """

    private static let files = [
        "content/site.yaml": "title: Harbor\nlanguages: [en]\n", "content/tides.md": note,
        "content/mean.txt": "2", "content/table.csv": "a,b\n",
    ]

    private func build(_ files: [String: String] = files) async -> (InMemoryFileSystem, BuildReport) {
        let disk = InMemoryFileSystem(SiteTest.templates.merging(files) { $1 })
        let configuration = SiteConfiguration(templateFolder: "templates", subject: Tides())
        return (disk, await buildSite(configuration, in: disk.fileSystem))
    }

    private func page(_ disk: InMemoryFileSystem) -> String { disk.text("Site/tides.html") ?? "" }

    @Test func `figures and quoted values are those of the subject`() async {
        let (disk, report) = await build()
        #expect(report.diagnostics.isEmpty, "\(report.diagnostics)")
        let page = page(disk)
        #expect(page.contains("<p id=\"tide-dover\">6 m</p>"))
        #expect(page.contains("<a href=\"#tide-dover\">6 m</a>") && page.contains("<a href=\"#tide-dover\">2 m</a>"))
        #expect(report.counts.figures == 1 && report.counts.scenarios == 1)
    }

    @Test func `a file of the subject is no attachment and decides what is shown`() async {
        let (disk, _) = await build(Self.files.merging(["content/mean.txt": "3"]) { $1 })
        let paths = disk.paths(below: "Site")
        #expect(paths.contains { $0.hasSuffix("table.csv") } && !paths.contains { $0.hasSuffix("mean.txt") })
        #expect(page(disk).contains("3 m"))
    }

    @Test func `where nothing can be drawn the subject says why`() async {
        let (_, report) = await build(Self.files.merging(["content/mean.txt": "none"]) { $1 })
        #expect(report.outcome == .failed && report.diagnostics.map { $0.message } == ["there is no mean"])
    }
}

/// Heights of tides, above the mean that the file `mean.txt` says.
private struct Tides: SiteSubject {
    static let noMean = DiagnosticKind("tide/no-mean", .error, example: "a folder without mean.txt")

    var codes: [DiagnosticKind] { [Self.noMean] }
    var codesOfFiles: [DiagnosticKind] { [] }
    var providers: [any FigureProvider] { [] }
    var renderer: RendererFiles { RendererFiles(fonts: [], libraries: "") }
    var hasLiveFigures: Bool { false }

    func owns(_ path: String) -> Bool { path == "mean.txt" }

    func read(
        _ folder: String, _ cache: Cache, in fileSystem: FileSystem
    ) throws(FileSystemError) -> Diagnosed<any SubjectFolder> {
        Diagnosed(Mean(text: String(decoding: try fileSystem.read(folder + "/mean.txt"), as: UTF8.self)))
    }

    func drawIcons(
        _ title: String, in language: Language, with store: BuildStore
    ) throws(DrawingFailure) -> [PictureFile] { [] }
}

private struct Mean: SubjectFolder {
    let text: String

    var sources: [SourceFile] { [] }

    func blocks(of notes: [Note], _ cache: Cache) async -> Diagnosed<any SubjectBlocks> {
        let fences = notes.flatMap { $0.fences }.compactMap { fence in
            fence.block.flatMap { block in block["id"]?.text.map { (fence.span, Tide($0, block["height"]?.text ?? "")) }
            }
        }
        return Diagnosed(TideBlocks(mean: text, tides: Dictionary(fences) { first, _ in first }))
    }
}

private struct Tide: Sendable {
    let id: String
    let height: String

    init(_ id: String, _ height: String) { (self.id, self.height) = (id, height) }
}

private struct TideBlocks: SubjectBlocks {
    let mean: String
    let tides: [SourceSpan: Tide]

    var key: ResultKey { ResultKey("mean", madeOf: mean) }
    var ids: [String] { tides.values.map { $0.id } }
    var scenarioPlaces: [SourceSpan] { Array(tides.keys) }
    var citations: [Citation] { [] }
    var entries: [TableEntry] { [] }

    func id(shownBy fence: SourceSpan) -> String? { tides[fence]?.id }

    func brokenFence(usedBy fence: ScenarioFence) -> SourceSpan? { nil }

    func evaluate(
        _ scope: SiteScope, of content: SiteContent, _ cache: Cache, progress listener: ProgressListener?
    ) async -> Diagnosed<any SubjectFigures> { Diagnosed(TideFigures(mean: mean, tides: Array(tides.values))) }
}

private struct TideFigures: SubjectFigures, ShownFigures, TableProvider {
    let mean: String
    let tides: [Tide]
    var quoted: [SourceSpan: QuotedValue] = [:]

    var count: Int { tides.count }
    var claimCount: Int { 0 }
    var citations: [Citation] { [] }
    var pictures: [Picture] { [] }
    var liveFigures: LiveFigures? { nil }
    var tables: any TableProvider { self }

    func draw(
        _ drawing: FigureDrawing, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<any SubjectFigures> {
        guard mean != "none" else { throw DrawingFailure(Diagnostic(Tides.noMean, "there is no mean", at: nil)) }
        return Diagnosed(self)
    }

    func draw(
        _ cards: [TitleCard], words: WordFiles, _ key: ResultKey, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<[PictureFile]> { Diagnosed([]) }

    func emblem(in language: Language) -> FigureEmblem? { nil }

    func shown(in content: SiteContent) -> Diagnosed<any ShownFigures> {
        var figures = self
        for placeholder in content.notes.flatMap({ $0.placeholders }) {
            guard let query = FigureQuery(placeholder.text), let tide = tides.first(where: { $0.id == query.id }) else {
                continue
            }
            figures.quoted[placeholder.span] = QuotedValue(
                text: (query.path == "mean" ? mean : tide.height) + " m", id: tide.id, anchor: "tide-" + tide.id,
                isExtrapolated: false)
        }
        return Diagnosed(figures)
    }

    // MARK: - Pages

    func key(of id: String) -> ResultKey? {
        tides.first { $0.id == id }.map { ResultKey("tide", madeOf: $0.height, mean) }
    }

    func key(ofPart id: String) -> ResultKey? { key(of: id) }

    func part(of id: String, at place: FigurePlace) -> (any FigurePart)? {
        tides.first { $0.id == id }.map { TidePart(tide: $0) }
    }

    func quotation(at placeholder: SourceSpan) -> QuotedValue? { quoted[placeholder] }

    func problems(quotedIn notes: [Note], words: WordFiles) -> [Diagnostic] { [] }

    // MARK: - Tables

    var namesToFind: [String] { [] }

    func table(_ page: GeneratedPage, on place: TablePlace) -> (any ListedPage)? { nil }

    func key(of page: GeneratedPage, on place: TablePlace) -> ResultKey? { nil }

    func page(of entry: TableEntry, on place: TablePlace) -> (any ListedPage)? { nil }

    func key(of entry: TableEntry) -> ResultKey { ResultKey("entry", madeOf: entry.slug) }

    func summary(of entry: TableEntry, in words: Words) -> String { "" }
}

private struct TidePart: FigurePart {
    let tide: Tide

    var anchor: String { "tide-" + tide.id }
    var ids: [String] { [anchor] }
    var key: ResultKey { ResultKey("tide part", madeOf: tide.id, tide.height) }
    var pictures: [Picture] { [] }
    var isLive: Bool { false }

    func describe(in sections: inout SectionBuilder) {}

    func html(in context: RenderingContext) -> Diagnosed<String> {
        Diagnosed("<p id=\"\(context.id(anchor))\">\(tide.height) m</p>")
    }
}
