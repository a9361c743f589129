import ContentSupport
import Diagnostics
import Languages
import Testing

@testable import Content

/// A reference in the note "guides/a.en.md" and what it means.
struct LinkTargetCase: Sendable, CustomTestStringConvertible {
    let reference: String
    let target: LinkTarget

    var testDescription: String { reference }

    static let all: [LinkTargetCase] = [
        LinkTargetCase(reference: "https://example.org/a#b", target: .external),
        LinkTargetCase(reference: "mailto:a@b.c", target: .external),
        LinkTargetCase(reference: "//example.org", target: .external),
        LinkTargetCase(reference: "JavaScript:alert(1)", target: .refused(scheme: "javascript")),
        LinkTargetCase(reference: "data:text/html,x", target: .refused(scheme: "data")),
        LinkTargetCase(reference: "", target: .empty),
        LinkTargetCase(reference: "/a.html", target: .absolute),
        LinkTargetCase(reference: "#part", target: .page(Route(.english, "guides/a"), fragment: "part")),
        LinkTargetCase(reference: "#", target: .page(Route(.english, "guides/a"), fragment: nil)),
        LinkTargetCase(reference: "#top", target: .page(Route(.english, "guides/a"), fragment: nil)),
        LinkTargetCase(reference: "#%E5%AE%89", target: .page(Route(.english, "guides/a"), fragment: "安")),
        LinkTargetCase(reference: "b.html", target: .page(Route(.english, "guides/b"), fragment: nil)),
        LinkTargetCase(reference: "./b.html?x=1#y", target: .page(Route(.english, "guides/b"), fragment: "y")),
        LinkTargetCase(reference: "../b.md", target: .page(Route(.english, "b"), fragment: nil)),
        LinkTargetCase(reference: "../b.zh-Hans.md#c", target: .page(Route(.simplifiedChinese, "b"), fragment: "c")),
        LinkTargetCase(reference: "../../zh-Hans/b.html", target: .page(Route(.simplifiedChinese, "b"), fragment: nil)),
        LinkTargetCase(
            reference: "../../zh-Hant/b.html#c", target: .page(Route(.traditional, "b"), fragment: "c")),
        LinkTargetCase(reference: "../../both/b.html", target: .page(Route(.both, "b"), fragment: nil)),
        LinkTargetCase(reference: "..", target: .page(Route(.english, "index"), fragment: nil)),
        LinkTargetCase(reference: "../../index.html", target: .page(.start, fragment: nil)),
        LinkTargetCase(reference: "../../../etc/passwd", target: .outside),
        LinkTargetCase(reference: "../../../../%2e%2e/x", target: .outside),
        LinkTargetCase(reference: "/b.md", target: .page(Route(.english, "b"), fragment: nil)),
        LinkTargetCase(reference: "/media/x.png", target: .attachment("media/x.png")),
        LinkTargetCase(reference: "../b", target: .page(Route(.english, "b"), fragment: nil)),
        LinkTargetCase(reference: ".", target: .page(Route(.english, "guides/index"), fragment: nil)),
        LinkTargetCase(
            reference: "/Guides/Getting-started/",
            target: .page(Route(.english, "guides/getting-started"), fragment: nil)),
        LinkTargetCase(reference: "README.md", target: .page(Route(.english, "guides/index"), fragment: nil)),
        LinkTargetCase(reference: "doc:B#Part", target: .page(Route(.english, "b"), fragment: "part")),
        LinkTargetCase(
            reference: "doc:Getting-Started", target: .page(Route(.english, "guides/getting-started"), fragment: nil)),
        LinkTargetCase(reference: "gone.md", target: .page(Route(.english, "guides/gone"), fragment: nil)),
        LinkTargetCase(reference: "x%20y.png", target: .attachment("guides/x y.png")),
        LinkTargetCase(reference: "../media/x.png", target: .attachment("media/x.png")),
    ]
}

@Suite struct LinkTargetTests {
    @Test(arguments: LinkTargetCase.all)
    func `a reference means one thing`(_ example: LinkTargetCase) async throws {
        #expect(try await Self.target(of: example.reference, in: "guides/a.en.md") == example.target)
    }

    /// The notes that are linked, by their paths.
    private static let files = [
        "guides/a.en.md", "guides/b.en.md", "b.en.md", "b.zh-Hans.md", "guides/README.md",
        "guides/getting-started.en.md", "guides/a.zh-Hans.md",
    ]

    private static func target(of reference: String, in path: String) async throws -> LinkTarget {
        var texts = ["content/media/x.png": "", "content/guides/x y.png": ""]
        for file in files { texts["content/" + file] = "# A" }
        let settings = "languages: [en, zh-Hans]\ntraditional: true\n"
        texts["content/site.yaml"] = settings
        let folder = try await ContentFolder.load(
            "content",
            ContentFolder.Conditions(
                languages: [.english, .simplifiedChinese], today: .today),
            in: InMemoryFileSystem(texts).fileSystem
        ).value
        let notes = folder.files.notes.map { Note($0) }
        let attachments = Attachments(
            paths: Set(folder.files.attachments), folder: "content", trusted: [], folder.fileSystem)
        let reader = LinkReader(
            notes, attachments, folder.files.editions, languages: [.english, .simplifiedChinese])
        return reader.target(of: reference, in: try #require(notes.first { $0.path == path }))
    }

    @Test func `a link that names no language stays in that of its note`() async throws {
        #expect(
            try await Self.target(of: "../b.en.md", in: "guides/a.zh-Hans.md")
                == .page(Route(.english, "b"), fragment: nil))
        #expect(
            try await Self.target(of: "../b.md", in: "guides/a.zh-Hans.md")
                == .page(Route(.simplifiedChinese, "b"), fragment: nil))
        #expect(
            try await Self.target(of: "b.md", in: "guides/a.zh-Hans.md")
                == .page(Route(.simplifiedChinese, "guides/b"), fragment: nil))
    }
}
