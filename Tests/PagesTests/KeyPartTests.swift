import Content
import ContentSupport
import Diagnostics
import Figures
import Languages
import LayoutEngine
import ScenarioLanguage
import Testing

@testable import Pages

/// Values that decide how pages are written go into the keys of pages with all their parts.
@Suite struct KeyPartTests {
    @Test func `what pages say about a note`() {
        func text(
            _ language: Language = .english, _ title: String = "A", _ summary: String = "", date: String = ""
        ) -> SiteMap.Text {
            SiteMap.Text(language: language, title: title, summary: summary, date: CalendarDate(date))
        }
        expectAllParts(
            of: text(),
            [text(.simplifiedChinese), text(.english, "B"), text(.english, "A", "S"), text(date: "2026-01-02")])
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

    @Test func `what stands in place of a fence`() {
        let reference = ValueReference(phase: .viewDidAppear, path: ValuePath(name: "view", property: "frame"))
        func origin(
            _ id: String? = "a", failures: Int = 0, _ references: [ValueReference] = [], _ problems: [String] = [],
            provided: [UInt8]? = nil
        ) -> FenceOrigin {
            FenceOrigin(
                id: id, failureCount: failures, references: references, problems: problems, provided: provided)
        }
        expectAllParts(
            of: origin(),
            [
                origin(nil), origin(failures: 1), origin("a", [reference]), origin("a", [], ["b"]),
                origin(provided: [1]),
            ])
    }

    @Test func `which value is quoted`() {
        func reference(
            _ phase: Phase = .viewDidAppear, _ component: String? = nil, variant: Int = 0
        ) -> ValueReference {
            let path = ValuePath(name: "view", property: "frame", component: component)
            return ValueReference(phase: phase, path: path, variant: variant)
        }
        expectAllParts(of: reference(), [reference(.loadView), reference(.viewDidAppear, "y"), reference(variant: 1)])
    }

    @Test func `what a card says`() {
        func card(
            _ language: Language = .english, _ site: String = "S", _ slug: String = "a", _ title: String = "A",
            _ section: String = "", _ figure: String? = nil
        ) -> SocialCard {
            SocialCard(language: language, site: site, slug: slug, title: title, section: section, figure: figure)
        }
        expectAllParts(
            of: card(),
            [
                card(.simplifiedChinese), card(.english, "T"), card(.english, "S", "b"),
                card(.english, "S", "a", "B"), card(.english, "S", "a", "A", "C"),
                card(.english, "S", "a", "A", "", "f"),
            ])
    }
}
