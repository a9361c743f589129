package import CommandFramework
import Build
import Content
import Devices
import Diagnostics
import LayoutEngine
import LayoutSite
import Reference
import ResultStore

/// `build`: writes the site.
package struct BuildCommand: Subcommand {
    let content: String
    /// Nil for the folder beside the content folder, if there is one.
    let templates: String?
    let output: String
    let isStrict: Bool
    var isUntrusted = false
    /// The most problems that are shown; nil to leave it to where they go.
    let limit: Int?
    /// Whether more than a third of the pages may go.
    let allowsRemoval: Bool
    /// Whether to create books and the archive as well.
    let makesDownloads: Bool
    /// Pixels per point of the PNGs beside the pictures; nil for none.
    let pngScale: Int?
    let results: ResultStore.Configuration
    /// The part of the pictures that is drawn instead of a site; nil for the site.
    let shard: Shard?
    var format = ReportFormat.text

    static let outputFolder = OptionSpecification(
        "--output", .text("DIR"), "Folder that receives the site (default: Site)")

    static let downloads = OptionSpecification(
        "--downloads", .flag, "Also create an EPUB for each language and a zip of the site")

    static let png = OptionSpecification(
        "--png", .number(1...3, "1..3"), "Add a PNG of every picture to the site, at this many pixels per point")

    static let allowRemoval = OptionSpecification(
        "--allow-removal", .flag, "Let a build remove more than a third of the existing pages")

    static let shard = OptionSpecification(
        "--shard", .text("I/N"), "Draw part I of N of the pictures into the cache, without writing a site")

    package static let specification = CommandSpecification(
        "build", "Write the site: pages, pictures and style sheet",
        options: [
            .content, .templates, outputFolder, downloads, png, allowRemoval, .strict, .untrusted, .limit,
            .reportFormat,
        ] + StoreOptions.all + [shard],
        discussion: """
            A scenario with an error leaves a notice in its page, and the exit code is 1. Readers find either the old site or
            the new one: when the folder cannot be written, or the run is killed, its content stays as it was. One run at a time
            builds into a folder. What is kept between builds never changes a single byte of a site.
            Any server that accepts PUT works for --remote-cache, such as nginx with 'dav_methods PUT', or one that ccache
            uses; user and password may be part of its URL. With --shard, each machine draws one part, and a later build with the
            same cache draws nothing.
            """,
        examples: [
            "notchbook build", "notchbook build --shard 2/3 --no-cache --remote-cache https://cache.example/notes",
        ],
        retired: [
            "--snapshot": RetiredName(since: "1.1", instead: "run 'notchbook snapshot --output FILE' after the build")
        ])
}

extension BuildCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
        let name = Self.specification.name
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates)
        output = arguments.text(Self.outputFolder) ?? "Site"
        isStrict = arguments.isSet(.strict)
        isUntrusted = arguments.isSet(.untrusted)
        limit = arguments.number(.limit)
        allowsRemoval = arguments.isSet(Self.allowRemoval)
        makesDownloads = arguments.isSet(Self.downloads)
        pngScale = arguments.number(Self.png)
        format = arguments.choice(.reportFormat, default: .text)
        results = try StoreOptions.configuration(arguments, of: name)
        shard = try arguments.text(Self.shard).map { text throws(CommandError) in
            guard let shard = Shard(text) else { throw .usage(.invalidShard(text), command: name) }
            return shard
        }
        if shard != nil, results.keepsNothing { throw .usage(.shardKeptNowhere, command: name) }
    }

    /// Builds and writes the site; the last line of the output counts what there is.
    package func run(on console: Console) async -> CommandOutcome {
        await build(console).reported(as: format, limit: limit)
    }

    private func build(_ console: Console) async -> CommandOutcome {
        let fileSystem = FileSystem.real
        if let nothing = CommandOutcome.withoutContent(content, in: fileSystem) { return nothing }
        let configuration = SiteConfiguration(
            contentFolder: content, templateFolder: templates, outputFolder: output, isStrict: isStrict,
            isUntrusted: isUntrusted,
            makesDownloads: makesDownloads, pngScale: pngScale, results: results, subject: LayoutSubject(),
            extras: console.extras,
            progress: console.progress)
        let report =
            if let shard {
                await drawShard(shard, of: configuration, in: fileSystem)
            } else {
                await buildSite(configuration, allowsRemoval: allowsRemoval, in: fileSystem)
            }
        var outcome = CommandOutcome(report)
        switch report.outcome {
        case .built: outcome.summary = [summary(report)]
        case .drawn: outcome.summary = [partSummary(report.counts)]
        case .failed: outcome.summary = ["nothing was written; what is in '\(output)' stays as it was"]
        case .checked: break
        }
        return outcome
    }

    /// "; 2 notes ('a.md', 'b.md') and 1 hidden file left out".
    private func leftOut(_ notes: [String], hidden: Int) -> Message {
        let hidden: Message? = hidden == 0 ? nil : .counted(hidden, "hidden file")
        guard !notes.isEmpty else { return hidden.map { "; \($0) left out" } ?? "" }
        let rest: Message = notes.count > Self.maxNamed ? " and \(notes.count - Self.maxNamed) more" : ""
        let named: Message =
            "\(Message.counted(notes.count, "note")) (\(notes.prefix(Self.maxNamed).map { $0 }.quoted)\(rest))"
        return hidden.map { "; \(named) and \($0) left out" } ?? "; \(named) left out"
    }

    /// "; notation is read as in 'obsidian (.obsidian)'".
    private func dialects(_ names: [String]) -> Message {
        names.isEmpty ? "" : "; notation is read as in \(names.quoted)"
    }

    /// Notes that are left out and named.
    private static let maxNamed = 8

    /// "24 pages with 60 scenarios, 60 pictures and 300 claims in 'Site': 12 files written, 1 removed, 200 unchanged;
    /// 6 pictures changed, 354 of 360 picture files reused".
    private func summary(_ report: BuildReport) -> Message {
        let (counts, changes) = (report.counts, report.changes)
        let files = counts.drawnFiles + counts.reusedFiles
        return """
            \(Message.counted(counts.pages, "page")) with \(Message.counted(counts.scenarios, "scenario")), \
            \(Message.counted(counts.figures, "picture")) and \(Message.counted(counts.claims, "claim")) in '\(output)': \
            \(Message.counted(changes.written.count, "file")) written, \(changes.removed.count) removed, \
            \(changes.unchanged) unchanged\(leftOut(counts.heldBackNotes, hidden: counts.hiddenFiles))\(dialects(counts.dialects)); \
            \(Message.counted(counts.changedFigures, "picture")) changed, \
            \(counts.reusedFiles) of \(Message.counted(files, "picture file")) reused\(report.suppressedPhrase)
            """
    }
}

extension BuildReport {
    /// ", 3 silenced by site.yaml"; empty where the settings silence nothing.
    var suppressedPhrase: Message { suppressed.isEmpty ? "" : ", \(suppressed.count) silenced by site.yaml" }
}

extension BuildCommand {
    /// "part 2/3: 120 picture files drawn, 3 reused, 237 left to other parts".
    private func partSummary(_ counts: BuildReport.Counts) -> Message {
        let part: Message = shard.map { "part \($0): " } ?? ""
        return """
            \(part)\(Message.counted(counts.drawnFiles, "picture file")) drawn, \(counts.reusedFiles) reused, \
            \(counts.passedOverFiles) left to other parts
            """
    }
}

extension CommandOutcome {
    /// The problems of a build or check.
    init(_ report: BuildReport) {
        self.init()
        diagnostics = report.diagnostics
        suppressed = report.suppressed
        sources = report.sources
    }
}
