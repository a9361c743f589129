import Build
import Content
import Devices
import LayoutEngine

/// `build`: writes the site.
struct BuildCommand: Equatable, Sendable {
    let content: String
    /// Nil for the folder beside that of the notes, where there is one.
    let templates: String?
    let output: String
    let isStrict: Bool
    /// The most problems that are shown; nil to leave it to where they go.
    let limit: Int?
    /// Makes books and the archive as well.
    let makesDownloads: Bool
    /// Pixels per point of the PNGs beside the pictures; nil for none.
    let pngScale: Int?
    /// The folder that keeps pictures between builds.
    let cache: String?

    static let outputFolder = OptionSpecification(
        "--output", .text("DIR"), "Folder that receives the site (default: Site)")

    static let downloads = OptionSpecification(
        "--downloads", .flag, "Make the EPUB of each language and a zip of the site as well")

    static let png = OptionSpecification(
        "--png", .number(1...3, "1..3"), "Put a PNG of every picture into the site, with so many pixels per point")

    static let cacheFolder = OptionSpecification(
        "--cache", .text("DIR"), "Folder that keeps pictures between builds; it may be deleted at any time")

    static let specification = CommandSpecification(
        "build", "Write the site: pages, pictures and style sheet",
        options: [.content, .templates, outputFolder, downloads, png, cacheFolder, .strict, .limit],
        discussion: """
            A scenario with an error leaves a notice in its page, and the run ends with 1. When the folder cannot be
            written, what it held stays as it was.
            """)
}

extension BuildCommand {
    /// The command with the defaults of what the arguments leave out.
    init(_ arguments: ParsedArguments) {
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates)
        output = arguments.text(Self.outputFolder) ?? "Site"
        isStrict = arguments.isSet(.strict)
        limit = arguments.number(.limit)
        makesDownloads = arguments.isSet(Self.downloads)
        pngScale = arguments.number(Self.png)
        cache = arguments.text(Self.cacheFolder)
    }

    /// Builds and writes the site; the last line of the output counts what there is.
    func run(in fileSystem: FileSystem = .real) async -> CommandOutcome {
        if let nothing = CommandOutcome.withoutContent(content, in: fileSystem) { return nothing }
        let configuration = SiteConfiguration(
            contentFolder: content, templateFolder: templates, outputFolder: output, isStrict: isStrict,
            makesDownloads: makesDownloads, pngScale: pngScale, cacheFolder: cache, catalog: .standard)
        let report = await buildSite(configuration, in: fileSystem)
        var outcome = CommandOutcome(report)
        outcome.listing = .counted(limit: limit)
        if report.outcome == .built {
            outcome.summary = summary(report, hidden: Attachments.hiddenCount(in: content, fileSystem))
        }
        return outcome
    }

    /// "; 2 drafts and 1 hidden file left out".
    private func leftOut(drafts: Int, hidden: Int) -> String {
        let counts = [(drafts, "draft"), (hidden, "hidden file")].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
        return counts.isEmpty ? "" : "; \(counts.joined(separator: " and ")) left out"
    }

    /// "24 pages with 60 scenarios, 60 pictures and 300 claims in 'Site': 12 files written, 1 removed, 200 unchanged;
    /// 6 picture files drawn, 354 reused".
    private func summary(_ report: BuildReport, hidden: Int) -> String {
        let (counts, changes) = (report.counts, report.changes)
        return """
            \(counted(counts.pages, "page")) with \(counted(counts.scenarios, "scenario")), \
            \(counted(counts.figures, "picture")) and \(counted(counts.claims, "claim")) in '\(output)': \
            \(counted(changes.written.count, "file")) written, \(changes.removed.count) removed, \
            \(changes.unchanged) unchanged\(leftOut(drafts: counts.heldBackNotes, hidden: hidden)); \
            \(counted(counts.drawnFiles, "picture file")) drawn, \
            \(counts.reusedFiles) reused

            """
    }
}

extension CommandOutcome {
    /// The problems of a build or check.
    init(_ report: BuildReport) {
        self.init()
        diagnostics = report.diagnostics
        sources = report.sources
    }
}
