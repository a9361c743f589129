import Content
import Diagnostics
import Pages
import Pictures
import ResultStore

// From a content folder to a site, stage by stage: load, parse, evaluate, draw, assemble pages, render, publish, write. This file
// is the order of the stages. Stages are functions of the results of the stages before them (Stages). Drivers decide which stages
// run and what happens to the site: build and preview write it, check does not, survey records its values, and a part draws some
// of its pictures (Drivers). Nothing here knows what figures are about: providers (`FigureProvider`) read, evaluate and draw them.

/// A content folder that has been read and understood.
struct ParsedSite {
    let design: TemplateLoader.Design
    let content: SiteContent
    /// The blocks of notes from which providers create figures.
    let blocks: AllBlocks

    /// Whether the folder has no notes at all, as one that is not mounted.
    var isEmpty: Bool { content.notes.isEmpty && content.heldBack.isEmpty }
}

/// A site whose pages are values, before they are written.
struct PlannedSite {
    let design: TemplateLoader.Design
    let pages: SitePages

    var content: SiteContent { pages.content }
    var figures: AllFigures { pages.figures }

    /// The number of pictures that have a file at one of the paths, whatever the language.
    func pictureCount(among paths: Set<String>) -> Int {
        Set(figures.pictures.filter { $0.files.contains { paths.contains($0.path) } }.map { $0.pixelPath }).count
    }
}

/// A run of some stages, with the configuration, the store and the findings that they share.
struct Pipeline {
    let configuration: SiteConfiguration
    let fileSystem: FileSystem
    /// The picture files of the run, and the results that all stages share.
    var store: BuildStore
    var found = Findings()

    var cache: Cache { store.cache }

    /// - Parameters:
    ///   - results: the results of earlier processes; nil where nothing is kept.
    ///   - memory: the results of earlier runs of the process; nil for a process with a single run.
    ///   - use: the use of the pictures.
    ///   - shard: the part of the pictures that is drawn; nil for all.
    init(
        _ configuration: SiteConfiguration, _ results: ResultStore?, _ memory: CacheMemory? = nil, for use: PictureUse,
        shard: Shard? = nil, in fileSystem: FileSystem
    ) async {
        self.configuration = configuration
        self.fileSystem = fileSystem
        store = await BuildStore.open(results, memory, shard: shard, renderer: configuration.subject.renderer, for: use)
    }
}

extension Pipeline {
    /// Reads the content folder and parses its files.
    mutating func read() async throws(FileSystemError) -> ParsedSite {
        // The data that providers have already take a while to load.
        let reading = self
        async let files = reading.readFiles()
        let design = try loadDesign()
        let folder = try await load(with: design.words)
        return await parse(folder, try take(await files), design)
    }

    /// Evaluates the figures of a site, draws them, and creates its pages.
    ///
    /// - Parameter scope: the part of the site that the run is about.
    mutating func plan(_ site: ParsedSite, _ scope: SiteScope = .whole) async throws -> PlannedSite {
        let (design, content) = (site.design, site.content)
        // Converting between scripts takes long, and needs nothing but words and templates.
        async let themes = Self.themes(of: scope.traditional(of: content), content.editions, design, cache)
        let evaluated = try await evaluate(site, scope)
        let figures = try await draw(evaluated, scope, site)
        let pages = assemble(site, figures, await themes.unwrap(into: &found.diagnostics))
        return PlannedSite(design: design, pages: pages)
    }

    /// Writes every page and the files that point to them, and checks the authors' content in this context.
    ///
    /// - Parameter shown: called when the pages of all notes are there.
    mutating func render(
        _ site: PlannedSite, into output: SiteOutput, shown: (@Sendable () async -> Void)? = nil
    ) async throws(DrawingFailure) {
        let finished = FinishedPages(site.pages, cache)
        await takePictures(of: site, into: output)
        let facts = await write(site.pages, into: output, finished, shown: shown)
        let problems = try await publish(site, facts, into: output, finished)
        found.diagnostics += templateProblems(of: site.design) + problems
        await check(site, facts, output, finished)
    }
}
