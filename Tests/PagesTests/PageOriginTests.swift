import Content
import ContentSupport
import Devices
import Figures
import Languages
import LayoutEngine
import Testing

@testable import Pages

/// Under which names pages are kept.
@Suite struct PageOriginTests {
    private static func revision(_ number: UInt8) -> Revision { Revision { [number] } }

    private static func note(
        _ text: UInt8 = 0, _ fences: [FenceOrigin] = [], _ quotations: [Quotations.Quotation?] = [],
        _ figures: [Revision] = []
    ) -> NoteOrigin {
        NoteOrigin(revision: revision(text), fences: fences, quotations: quotations, figures: figures)
    }

    @Test func `what decides how a page is written is written with all its parts`() {
        let changes: [(inout PageOrigin) -> Void] = [
            { $0.notes = [Self.note()] }, { $0.revisions = [Self.revision(1)] }, { $0.behind[.english] = ["a"] },
            { $0.figureRoutes = [nil] }, { $0.devices = [DeviceCatalog.standard.devices[0]] },
            { $0.chapters = [PageOrigin()] }, { $0.oldIDs["a"] = ["b"] }, { $0.departedIDs = ["a"] },
        ]
        let changed = changes.map { change in
            var origin = PageOrigin()
            change(&origin)
            return origin
        }
        expectAllParts(of: PageOrigin(), changed)
    }

    @Test func `a note counts by its text, its fences, what it quotes and the figures of that`() {
        let fence = FenceOrigin(id: "a", failureCount: 0, references: [], problems: [])
        let notes = [
            Self.note(), Self.note(1), Self.note(0, [fence]), Self.note(0, [], [nil]),
            Self.note(0, [], [], [Self.revision(1)]),
        ]
        #expect(Set(notes.map { $0.checksum }).count == notes.count && !notes.contains { $0.checksum == nil })
        #expect(Self.note(1).checksum == Self.note(1).checksum)
    }

    @Test func `all of what pages say about a note goes into the names of all`() throws {
        func text(_ language: Language = .english, _ title: String = "A", _ summary: String = "") -> SiteMap.Text {
            SiteMap.Text(language: language, title: title, summary: summary)
        }
        expectAllParts(of: text(), [text(.simplifiedChinese), text(.english, "B"), text(.english, "A", "S")])
        func entry(
            _ slug: String = "a", _ texts: [SiteMap.Text] = [text()], _ languages: [Language] = [.english],
            tags: [String] = []
        ) -> SiteMap.Entry {
            SiteMap.Entry(
                slug: slug, texts: Dictionary(uniqueKeysWithValues: texts.map { ($0.language, $0) }),
                languages: languages, tags: tags)
        }
        expectAllParts(
            of: entry(),
            [
                entry("b"), entry("a", [text(.english, "B")]), entry("a", [text()], [.english, .simplifiedChinese]),
                entry(tags: ["a"]),
            ])
    }
}
