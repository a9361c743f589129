import Content
import ContentSupport
import Diagnostics
import Languages
import Pictures
import ResultStore
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

    @Test func `which value is quoted`() {
        func value(
            _ text: String = "44", _ id: String = "bars", _ anchor: String = "why", isExtrapolated: Bool = false,
            isForMyDevice: Bool = false
        ) -> QuotedValue {
            QuotedValue(
                text: text, id: id, anchor: anchor, isExtrapolated: isExtrapolated, isForMyDevice: isForMyDevice)
        }
        expectAllParts(
            of: value(),
            [
                value("45"), value("44", "nav"), value("44", "bars", "other"), value(isExtrapolated: true),
                value(isForMyDevice: true),
            ])
    }

    @Test func `what a card says`() {
        func card(
            _ language: Language = .english, _ site: String = "S", _ slug: String = "a", _ title: String = "A",
            _ section: String = "", _ figures: [String] = [], kind: TitleCard.Kind = .link, tag: String = "en"
        ) -> TitleCard {
            TitleCard(
                kind: kind, language: language, tag: tag, site: site, slug: slug, title: title, section: section,
                figures: figures)
        }
        expectAllParts(
            of: card(),
            [
                card(.simplifiedChinese), card(.english, "T"), card(.english, "S", "b"),
                card(.english, "S", "a", "B"), card(.english, "S", "a", "A", "C"),
                card(.english, "S", "a", "A", "", ["f"]), card(kind: .cover), card(tag: "zh-Hant"),
            ])
    }
}
