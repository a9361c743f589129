import Build
import ContentSupport
import SiteSupport
import TestSupport
import Testing

/// Whatever is edited, in whatever order: a build that knows the earlier ones, of its own process or of others, gives the
/// bytes of one that knows nothing.
@Suite struct RandomEditsTests {
    /// Numbers that follow from a seed: SplitMix64, whose constants are published with it.
    private struct SeededGenerator: RandomNumberGenerator {
        var state: UInt64

        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
            mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
            return mixed ^ (mixed >> 31)
        }
    }

    private static let start = [
        "content/index.md": "# Home\n\n[one](one.md)\n", "content/one.md": "# One\n\n[two](deep/two.md#part)\n",
        "content/deep/two.md": "# Two\n\n## Part\n\nText.\n", "content/dot.txt": "dot",
        "content/site.yaml": "languages: [en]\ntitle: Start\npages: {rules: false}\n",
        "content/figure.md": "# Figure\n\n" + SiteTest.scenario("bars") + "\n{{bars: view.safeAreaInsets.top}}\n",
    ]

    private static let templates = ["not-found", "index", "page", "moved"]

    /// One thing that somebody does to the files. The page of rules, the longest by far, is asked for now and then only.
    private static func edit(_ files: inout [String: [UInt8]], with generator: inout SeededGenerator) {
        let notes = files.keys.filter { $0.hasPrefix("content/") && $0.hasSuffix(".md") }.sorted()
        let note = notes.randomElement(using: &generator) ?? "content/index.md"
        let number = Int.random(in: 1...5, using: &generator)
        func set(_ path: String, _ text: String) { files[path] = Array(text.utf8) }
        func text(_ path: String) -> String { String(decoding: files[path] ?? [], as: UTF8.self) }
        switch Int.random(in: 0..<25, using: &generator) {
        case 0: set(note, text(note) + "\nWord \(number).\n")
        case 1: set(note, "# Title \(number)\n\n" + text(note))
        case 2: set("content/new-\(number).md", "# New \(number)\n\n[home](index.md)\n\n## Part\n")
        case 3: files[note] = nil
        case 4: files["content/deep/moved-\(number).md"] = files.removeValue(forKey: note)
        case 5: set("content/figure.md", text("content/figure.md").replacing("11.2", with: "\(8 + number)"))
        case 6: set("content/figure.md", text("content/figure.md").replacing("iPhone X", with: "iPhone 8"))
        case 7: set("content/site.yaml", "languages: [en]\ntitle: Name \(number)\npages: {rules: false}\n")
        case 8: set("content/site.yaml", "languages: [en]\npages: {rules: \(number == 1), tags: true}\n")
        case 9:
            let template = "templates/\(templates.randomElement(using: &generator) ?? "page").html"
            set(template, (SiteTest.templates[template] ?? "") + "<!-- \(number) -->\n")
        case 10: set("content/dot.txt", "dot \(number)")
        case 11:
            set("content/tagged-\(number).md", "---\ntitle: Tagged\ntags: [a, b\(number)]\n---\n[one](one.md)\n")
        case 12:
            set(
                "content/site.yaml",
                "languages: [en, zh-Hans]\nsideBySide: true\ntraditional: true\npages: {rules: false}\n")
        case 13: set("content/site.yaml", "languages: [en]\npages: {rules: \(number == 1), single-page: true}\n")
        case 14: set("content/one.zh-Hans.md", "# 一\n\n## 节 \(number)\n\n```scenario\nuse: bars\n```\n")
        case 15: set("content/quoting-\(number).md", "# Quoting\n\n{{bars: view.safeAreaInsets.bottom}}\n")
        case 16: set("content/two.md", "# Figures\n\n" + SiteTest.scenario("bars-\(number)"))
        case 17:
            set(
                "content/figure.md",
                text("content/figure.md").replacing("title: {", with: "title: {en: T, x-\(number): "))
        case 18:
            set(
                "content/site.yaml",
                "languages: [en]\npages: {rules: false}\nredirects: {old-\(number): one, one#gone: one#title-\(number)}\n"
            )
        case 19:
            set(
                "content/devices.yaml",
                "- {name: iPhone X, amend: true, statusBarHeight: {portrait: \(44 + number)}, source: a, mark: observed}\n"
            )
        case 20:
            set(
                "templates/words/en.yaml",
                "pages: {copy: Copy \(number)}\npictures: {labelled: '{label}: {text} \(number)'}\n")
        case 21: set("content/compared.md", "# Compared\n\n" + compared(number))
        case 22:
            files["content/dot.gif"] = Array("GIF89a".utf8) + [UInt8(number), 0, 1, 0, 0, 0, 0]
            set("content/shown.md", "# Shown\n\n![a dot](dot.gif)\n")
        case 23:
            set(
                "content/claiming.md",
                "\(number.isMultiple(of: 2) ? "" : "\n")# Claiming\n\n"
                    + SiteTest.scenario("claimed", expecting: "view.safeAreaInsets.top: \(number > 2 ? 88 : 87)"))
        default: set("content/draft.md", "---\ntitle: Draft\ndraft: \(number > 2)\n---\nText \(number).\n")
        }
    }

    /// Two variants of which one is called wrong.
    private static func compared(_ number: Int) -> String {
        """
        ```scenario
        id: compared
        title: Compared
        compare:
          - {use: bars, title: A}
          - {use: bars, with: {os: 12}, title: B, verdict: \(number > 2 ? "wrong" : "right")}
        ```

        """
    }

    private static func site(_ test: SiteTest, in folder: String) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for (path, bytes) in test.disk.snapshot where path.hasPrefix(folder + "/") {
            files[String(path.dropFirst(folder.utf8.count))] = bytes
        }
        return files
    }

    /// So many sequences of edits; the first seed is another in every run, and stands in the message.
    private static let seeds: [UInt64] = {
        let first = UInt64.random(in: 0 ... .max / 2)
        return (0..<count).map { first + $0 }
    }()

    /// Ten times as many in 'make torture', as each takes a third of a second.
    private static let count: UInt64 = Torture.isLong ? 300 : 30

    @Test func `after random sequences of edits the site has the bytes of a clean build`() async {
        // Each worker goes on with its own folder, so that what is known grows old.
        let cache = TemporaryCache()
        let results = cache.configuration
        await withTaskGroup { group in
            for part in 0..<4 {
                group.addTask {
                    let test = SiteTest(files: Self.start, pairing: false)
                    let memory = BuildMemory()
                    for seed in Self.seeds.enumerated().filter({ $0.offset % 4 == part }).map({ $0.element }) {
                        var generator = SeededGenerator(state: seed)
                        for _ in 0..<Int.random(in: 1...4, using: &generator) {
                            test.disk.change { Self.edit(&$0.files, with: &generator) }
                            if Int.random(in: 0..<4, using: &generator) == 0 {
                                _ = await test.build(results: results)
                                _ = await test.build(output: "Kept", memory)
                            }
                        }
                        let known = await test.build(results: results)
                        test.disk.change { $0.files = $0.files.filter { !$0.key.hasPrefix("Clean/") } }
                        let clean = await test.build(output: "Clean")
                        #expect(known.diagnostics == clean.diagnostics, "seed \(seed)")
                        let kept = await test.build(output: "Kept", memory)
                        #expect(kept.diagnostics == clean.diagnostics, "seed \(seed)")
                        // Settings with an error leave the site as it was.
                        guard clean.report?.outcome == .built else { continue }
                        let other = Self.site(clean, in: "Clean")
                        for site in [Self.site(known, in: "Site"), Self.site(kept, in: "Kept")] {
                            #expect(site.keys.sorted() == other.keys.sorted(), "seed \(seed)")
                            let different = other.filter { site[$0.key] != $0.value }.keys.sorted()
                            #expect(different == [], "seed \(seed)")
                        }
                        let early = kept.shown.filter { other["/" + $0.key] != $0.value }.keys.sorted()
                        #expect(early == [], "seed \(seed): shown and not written")
                        // Too much grows from edits alone.
                        if known.disk.paths(below: "content").count > 10 {
                            test.disk.change { state in
                                state.files = state.files.filter { !$0.key.hasPrefix("content/new") }
                            }
                        }
                    }
                }
            }
        }
    }
}
