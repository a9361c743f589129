import CairoRendering
import Content
import Diagnostics
import Figures
import Pages
import ResultStore

// From a content folder to a site, stage by stage: load, parse, evaluate, draw, assemble pages, render, publish, write.
// This file is the order of the stages. Stages are functions of what the stages before them have made (Stages). Drivers say which of
// them run and what becomes of the site: build and preview write it, check does not, survey takes its values down, and a part
// draws some of its pictures (Drivers). Nothing here knows a layout rule, a colour or a tag.

/// A content folder that has been read and understood.
struct ParsedSite {
    let design: TemplateLoader.Design
    let content: SiteContent

    /// Whether the folder has no notes at all, as one that is not mounted.
    var isEmpty: Bool { content.notes.isEmpty && content.heldBack.isEmpty }
}

/// A site whose pages are values, before they are written.
struct PlannedSite {
    let design: TemplateLoader.Design
    let figures: FigureSet
    let provided: ProvidedFigures
    let pages: SitePages

    var content: SiteContent { pages.content }
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
    ///   - results: those of earlier processes; nil where nothing is kept.
    ///   - memory: those of earlier runs of the process; nil for a process with a single run.
    ///   - use: the use of the pictures.
    ///   - shard: the part of the pictures that is drawn; nil for all.
    init(
        _ configuration: SiteConfiguration, _ results: ResultStore?, _ memory: CacheMemory? = nil, for use: PictureUse,
        shard: Shard? = nil, in fileSystem: FileSystem
    ) async {
        self.configuration = configuration
        self.fileSystem = fileSystem
        store = await BuildStore.open(results, memory, shard: shard, fonts: configuration.fonts, for: use)
    }
}

extension Pipeline {
    /// Reads the content folder and understands what its files say.
    mutating func read() async throws(BuildFailure) -> ParsedSite {
        async let catalog = configuration.catalog
        let design = try loadDesign()
        let folder = try await load(with: design.words, await catalog)
        return ParsedSite(design: design, content: await parse(folder))
    }

    /// Works out the figures of a site, draws them, and makes its pages.
    ///
    /// - Parameter scope: the part of the site that is looked at.
    mutating func plan(_ site: ParsedSite, _ scope: Scope = .whole) async throws(BuildFailure) -> PlannedSite {
        let (design, content) = (site.design, site.content)
        // Converting between scripts takes long, and needs nothing but words and templates.
        async let looks = Self.looks(of: scope.traditional(of: content), content.editions, design, cache)
        let figures = await evaluate(scope.scenarios(of: content), of: content)
        checkObservations(of: content)
        let audits = await evaluate(scope.audits(of: content), of: content)
        let displays = scope.displays(of: content, cache)
        let pictures = try await draw(figures, audits, displays, scope, site)
        let set = FigureSet(figures: figures, audits: audits, pictures: pictures, displays: displays)
        let provided = try await makeProvidedFigures(of: content, scope)
        let pages = assemble(content, set, provided, design, await looks.unwrap(into: &found.diagnostics))
        return PlannedSite(design: design, figures: set, provided: provided, pages: pages)
    }

    /// Writes every page and what leads to them, and checks what authors wrote among all of it.
    ///
    /// - Parameter shown: called when the pages of all notes are there.
    mutating func render(
        _ site: PlannedSite, into output: SiteOutput, shown: (() -> Void)? = nil
    ) async throws(BuildFailure) {
        let finished = FinishedPages(site.pages, cache)
        await takePictures(of: site, into: output)
        let facts = await write(site.pages, into: output, finished, shown: shown)
        let problems = try await publish(site, facts, into: output, finished)
        found.diagnostics += templateProblems(of: site.design) + problems
        await check(site, facts, output, finished)
    }
}
