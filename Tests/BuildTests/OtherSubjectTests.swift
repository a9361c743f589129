import Build
import Content
import ContentSupport
import DataTree
import Diagnostics
import Languages
import Pages
import Pictures
import ResultStore
import SiteSupport
import Testing

/// A site about something else than layout, which the generator makes as it makes ours.
@Suite struct OtherSubjectTests {
    private static let note = """
        # Tides

        ```tide
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

    @Test func `it has no pages about layout`() async {
        let settings = "title: Harbor\nlanguages: [en]\npages: {devices: true}\n"
        let (_, report) = await build(Self.files.merging(["content/site.yaml": settings]) { $1 })
        #expect(report.diagnostics.map { $0.code.description } == ["settings/unknown-property"])
    }

    @Test func `where nothing can be drawn the subject says why`() async {
        let (_, report) = await build(Self.files.merging(["content/mean.txt": "none"]) { $1 })
        #expect(report.outcome == .failed && report.diagnostics.map { $0.message } == ["there is no mean"])
    }
}

/// Heights of tides, above the mean that the file `mean.txt` says.
private struct Tides: FigureProvider {
    static let noMean = DiagnosticKind("tide/no-mean", .error, example: "a folder without mean.txt")

    var names: ProvidedNames {
        ProvidedNames(fences: [FenceKind("tide", holding: "a tide", needing: ["id", "height"])])
    }
    var codes: [DiagnosticKind] { [Self.noMean] }

    func owns(_ path: String) -> Bool { path == "mean.txt" }

    func read(
        _ folder: String, _ cache: Cache, in fileSystem: FileSystem
    ) throws(FileSystemError) -> Diagnosed<ProviderFiles> {
        let mean = String(decoding: try fileSystem.read(folder + "/mean.txt"), as: UTF8.self)
        return Diagnosed(
            ProviderFiles { content, _ in
                let fences = content.notes.flatMap { $0.figureFences }.compactMap { fence in
                    fence.block.flatMap { block in
                        block["id"]?.text.map { (fence.span, Tide($0, block["height"]?.text ?? "")) }
                    }
                }
                return Diagnosed(TideBlocks(mean: mean, tides: Dictionary(fences) { first, _ in first }))
            })
    }
}

private struct Tide: Sendable {
    let id: String
    let height: String

    init(_ id: String, _ height: String) { (self.id, self.height) = (id, height) }
}

private struct TideBlocks: ProviderBlocks {
    let mean: String
    let tides: [SourceSpan: Tide]

    var key: ResultKey { ResultKey("mean", madeOf: mean) }
    var ids: FigureIDs { FigureIDs(tides.values.map { $0.id }) }
    var scenarioPlaces: [SourceSpan] { Array(tides.keys) }

    func id(shownBy fence: SourceSpan) -> String? { tides[fence]?.id }

    func evaluate(
        _ scope: SiteScope, of content: SiteContent, _ cache: Cache, progress listener: ProgressListener?
    ) async -> Diagnosed<any ProviderFigures> { Diagnosed(TideFigures(mean: mean, tides: Array(tides.values))) }
}

private struct TideFigures: ProviderFigures {
    let mean: String
    let tides: [Tide]

    var count: Int { tides.count }
    var claimCount: Int { 0 }

    func draw(
        _ drawing: FigureDrawing, with store: BuildStore
    ) async throws(DrawingFailure) -> Diagnosed<any ProviderFigures> {
        guard mean != "none" else { throw DrawingFailure(Diagnostic(Tides.noMean, "there is no mean", at: nil)) }
        return Diagnosed(self)
    }

    func quoted(in content: SiteContent, besides others: FigureIDs) -> Diagnosed<any ProviderFigures> {
        Diagnosed(self)
    }

    func quotation(_ placeholder: NoteReferences.Reference, in language: Language) -> QuotedValue? {
        guard let query = FigureQuery(placeholder.text), let tide = tides.first(where: { $0.id == query.id }) else {
            return nil
        }
        return QuotedValue(
            text: (query.path == "mean" ? mean : tide.height) + " m", id: tide.id, anchor: "tide-" + tide.id,
            isExtrapolated: false)
    }

    func key(of id: String) -> ResultKey? {
        tides.first { $0.id == id }.map { ResultKey("tide", madeOf: $0.height, mean) }
    }

    func part(of id: String, at place: FigurePlace) -> (any FigurePart)? {
        tides.first { $0.id == id }.map { TidePart(tide: $0) }
    }
}

private struct TidePart: FigurePart {
    let tide: Tide

    var anchor: String { "tide-" + tide.id }
    var ids: [String] { [anchor] }
    var key: ResultKey { ResultKey("tide part", madeOf: tide.id, tide.height) }
    var bookFiles: [String] { [] }

    func describe(in sections: inout SectionBuilder) {}

    func html(in context: RenderingContext) -> Diagnosed<String> {
        Diagnosed("<p id=\"\(context.id(anchor))\">\(tide.height) m</p>")
    }
}
