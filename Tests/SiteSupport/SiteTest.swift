package import Build
package import CairoRendering
package import Content
package import ContentSupport
import Devices
import Diagnostics
import Foundation
import LayoutEngine
import LayoutSite
import NoteScenarios
package import ResultStore
import Synchronization
package import Testing
import WordFiles

extension Set<GeneratedPage> {
    /// The pages that show the tool's own tables.
    package static let references: Set = [
        .devices, .rules, .sources, .writingNotes, .scenarioLanguage, .macroBlocks, .deviceFiles, .siteSettings,
        .diagnostics,
    ]
    /// With the one that repeats all others, and with all of them as Markdown.
    package static let everything = references.union([.devicePages, .singlePage, .markdown])
}

/// A site in memory, built with the project's own templates, and what is expected of it.
///
/// Chinese notes that say nothing of their own are added for every English one that stands alone, and settings of a site in both
/// languages. Of the pages that the tool makes it has those that a test asks for: each of them is much more than a note.
package struct SiteTest {
    package let disk: InMemoryFileSystem
    package private(set) var report: BuildReport?
    /// The files that a build in a process that has built before has shown early.
    package private(set) var shown: [String: [UInt8]] = [:]

    /// The project's templates, read once.
    package static let templates: [String: String] = {
        let folder = #filePath.split(separator: "/").dropLast(3).map { "/" + $0 }.joined() + "/templates"
        let files = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        var templates: [String: String] = [:]
        for file in files where file.contains(".") {
            templates["templates/" + file] = try? String(contentsOfFile: folder + "/" + file, encoding: .utf8)
        }
        return templates
    }()

    /// Few devices, so that their pages are made in no time.
    private var catalog = DeviceCatalog(
        devices: DeviceCatalog.standard.devices.filter { ["iphone-8", "iphone-x"].contains($0.id) })

    /// The test with further devices of the catalog, by their ids.
    package func with(devices: Set<String>) -> SiteTest {
        var test = self
        test.catalog = DeviceCatalog(
            devices: catalog.devices + DeviceCatalog.standard.devices.filter { devices.contains($0.id) })
        return test
    }

    /// - Parameters:
    ///   - files: by their paths; those that begin with "content/" are the site's.
    ///   - pairing: whether Chinese notes are added.
    ///   - generated: the pages that the tool makes of its tables or of all notes, where the files have no settings of their own.
    package init(files: [String: String], pairing: Bool = true, making generated: Set<GeneratedPage> = []) {
        var all = Self.templates.merging(files) { $1 }
        for (path, text) in files where pairing && path.hasSuffix(".en.md") {
            let partner = String(path.dropLast(6)) + ".zh-Hans.md"
            let title = "甲 " + path.split(separator: "/").dropFirst().joined(separator: " ").dropLast(6)
            if all[partner] == nil {
                all[partner] = text.hasPrefix("---") ? "---\ntitle: \(title)\n---\n" : "# \(title)\n"
            }
        }
        let own = all["content/site.yaml"] ?? ""
        if !own.contains("languages:"), files.keys.contains(where: { $0.hasPrefix("content/") }) {
            let hasConcepts = files.values.contains { $0.contains("section: concepts") }
            all["content/site.yaml"] = own + Self.settings + Self.navigation(hasConcepts: hasConcepts, generated)
        }
        disk = InMemoryFileSystem(all)
    }

    /// Two languages with all their editions.
    private static let settings = """
        \ntitle: notchbook
        tagline: {en: "iOS layout, computed", zh-Hans: 算出来的 iOS 布局}
        description: {en: "Safe areas and insets.", zh-Hans: 安全区与边距。}
        languages: [en, zh-Hans]
        traditional: true

        """

    /// The rest of the settings: the sections that hold something, and which pages the tool makes.
    private static func navigation(hasConcepts: Bool, _ generated: Set<GeneratedPage>) -> String {
        let sections = [
            hasConcepts ? "{section: concepts, title: {en: Concepts, zh-Hans: 概念}}" : nil,
            generated.isDisjoint(with: .references) ? nil : "{section: reference, generated: true}",
        ].compactMap { $0 }
        let switches = Set<GeneratedPage>.everything.union([.lab]).map { "\($0.slug): \(generated.contains($0))" }
        return """
            navigation: [\(sections.joined(separator: ", "))]
            pages: {\(switches.sorted().joined(separator: ", "))}

            """
    }

    /// The words that come with the tool, as one file.
    package static func words(of tag: String) -> String {
        WordFiles.standardFiles.filter { $0.path.hasSuffix(tag + ".yaml") }.map { $0.text }.joined()
    }

    /// The head of a note.
    package static func note(_ body: String, title: String = "A note") -> String {
        "---\ntitle: \(title)\nsection: concepts\n---\n\(body)"
    }

    /// A scenario that is laid out in a moment.
    package static func scenario(_ id: String = "bars", expecting claims: String = "") -> String {
        let expect = claims.isEmpty ? "" : "expect:\n  \(claims)\n"
        return """
            ```scenario
            id: \(id)
            title: {en: Both bars, zh-Hans: 两种栏}
            device: iPhone X
            os: 11.2
            root:
              tabBarController:
                navigationController:
                  viewController: {}
            \(expect)```

            """
    }

    /// - Parameter memory: what earlier builds of the process have made; nil for the first build of a process.
    package func build(
        isStrict: Bool = false, isUntrusted: Bool = false, makesDownloads: Bool = false, fonts: PinnedFonts = .debian,
        templates: String? = "templates", output: String = "Site",
        results: ResultStore.Configuration = .none, shard: Shard? = nil, allowsRemoval: Bool = true,
        _ memory: BuildMemory? = nil
    ) async -> SiteTest {
        var test = self
        let configuration = SiteConfiguration(
            templateFolder: templates, outputFolder: output, isStrict: isStrict, isUntrusted: isUntrusted,
            makesDownloads: makesDownloads,
            results: results, subject: LayoutSubject(catalog, fonts: fonts))
        if let shard {
            test.report = await drawShard(shard, of: configuration, in: disk.fileSystem)
        } else if let memory {
            let shown = Mutex<[OutputFile]>([])
            test.report = await rebuildSite(configuration, memory, in: disk.fileSystem) { files in
                shown.withLock { $0 += files }
            }
            test.shown = Dictionary(shown.withLock { $0 }.map { ($0.path, $0.bytes) }, uniquingKeysWith: { $1 })
        } else {
            test.report = await buildSite(configuration, allowsRemoval: allowsRemoval, in: disk.fileSystem)
        }
        return test
    }

    package func check(results: ResultStore.Configuration = .none) async -> SiteTest {
        var test = self
        test.report = await checkSite(
            SiteConfiguration(results: results, subject: LayoutSubject(catalog)), in: disk.fileSystem)
        return test
    }

    /// What records comparisons of its sections.
    package var recorder: ComparisonRecorder {
        let conditions = SiteConfiguration(subject: LayoutSubject(catalog)).conditions()
        return ComparisonRecorder(contentFolder: "content", conditions, in: disk.fileSystem)
    }

    /// The text of a file in the output folder.
    package func page(_ path: String) -> String { disk.text("Site/" + path) ?? "" }

    /// All diagnostics in the short style.
    package var diagnostics: String {
        DiagnosticPrinter(style: .short, files: report?.sources ?? []).print(report?.diagnostics ?? [])
    }

    /// Expects a page to hold a text.
    @discardableResult
    package func expect(
        _ path: String, toHold text: String, sourceLocation: SourceLocation = #_sourceLocation
    ) -> SiteTest {
        #expect(page(path).contains(text), "\(path) is\n\(page(path))", sourceLocation: sourceLocation)
        return self
    }

    /// Expects these diagnostics, in the short style, and no other.
    @discardableResult
    package func expectDiagnostics(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) -> SiteTest {
        #expect(diagnostics == text, sourceLocation: sourceLocation)
        return self
    }
}
