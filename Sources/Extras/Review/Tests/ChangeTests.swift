import Diagnostics
import JSON
import Languages
import LayoutEngine
import ReportPages
import Testing
import WordFiles

@testable import Review

@Suite struct ChangeTests {
    private func report(
        from old: ReviewedSite = .standard, to new: ReviewedSite
    ) async throws -> (report: ChangeReport, old: SiteSurvey, new: SiteSurvey) {
        let before = try #require(await old.survey().value)
        let after = try #require(await new.survey().value)
        return (
            ChangeReport(from: before.snapshot, to: after.snapshot, failures: after.failures), before, after
        )
    }

    @Test func `nothing has changed`() async throws {
        let (report, old, new) = try await report(to: .standard)
        #expect(report.isEmpty)
        #expect(
            TextReport(report, from: old.snapshot, to: new.snapshot, WordFiles.standard[.english], limit: 5).text
                == "Nothing has changed.\n")
    }

    @Test func `a device's number is one cause, with all that hangs on it`() async throws {
        let changed = ReviewedSite.standard.replacing("value: [44, 0, 34, 0]", with: "value: [47, 0, 34, 0]")
            .replacing(
                "statusBarHeight: {portrait: {value: 44, source: SIM}}",
                with: "toolbarHeight: {portrait: {value: 44, source: SIM}}")
        let old = ReviewedSite.standard
            .replacing(
                "statusBarHeight: {portrait: {value: 44, source: SIM}}",
                with: "toolbarHeight: {portrait: {value: 44, source: SIM}}")
        let (report, before, after) = try await report(from: old, to: changed)
        let key = "before26.portrait.safeAreaInsets.top"
        #expect(
            report.causes.map { $0.cause } == [Cause(.device, "Test Phone", .number(key: key, old: "44", new: "47"))])
        let changes = try #require(report.causes.first)
        #expect(Set(changes.values.map { $0.scenario }) == ["bars", "plain"])
        #expect(changes.quotations.map { [$0.old, $0.new] } == [["88", "91"]])
        #expect(changes.quotations.map { $0.line } == [4])
        #expect(changes.claims.map { $0.found } == ["[91, 0, 83, 0]"])
        #expect(Set(changes.pictures.map { $0.id }) == ["bars", "plain"])
        #expect(changes.pages == ["bars.en.md", "devices"])
        #expect(SingleValue.reported(report) == SingleValue.differences(before.snapshot, after.snapshot))
        let text = TextReport(report, from: before.snapshot, to: after.snapshot, WordFiles.standard[.english], limit: 2)
            .text
        #expect(text.hasPrefix("device Test Phone: \(key) 44 → 47\n  [device:Test Phone:\(key)]\n"))
        #expect(text.contains("{{bars: table.safeAreaInsets.top}} 88 → 91"))
        let json = JSONReport(report, from: before.snapshot, to: after.snapshot, WordFiles.standard[.english]).value
            .text
        #expect(json.hasPrefix(#"{"causes":[{"kind":"device","name":"Test Phone","id":"device:Test Phone:"#))
    }

    @Test(arguments: [
        ("device: [Test Phone, iPhone 8]", "device: [Test Phone, iPhone 11]", Cause(.scenario, "plain")),
        ("frame: [0, 10, 200, 100]}", "frame: [0, 20, 200, 100]}", Cause(.scenario, "plain")),
        ("The table begins at", "Tables begin at", Cause(.note, "bars.en.md")),
        ("table.frame.height: 812", "table.frame.width: 375", Cause(.scenario, "bars")),
    ])
    func `a change of a note is its own cause alone`(_ old: String, _ new: String, _ cause: Cause) async throws {
        let (report, before, after) = try await report(to: ReviewedSite.standard.replacing(old, with: new))
        #expect(report.causes.map { $0.cause } == [cause])
        #expect(
            SingleValue.reported(report).map { $0.path }.sorted().isEmpty
                == SingleValue.differences(before.snapshot, after.snapshot).isEmpty)
    }

    @Test(arguments: [
        ("value: [44, 0, 34, 0]", "value: [0, 0, 34, 0]", [Cause.Kind.device]),
        ("view: {name: card, frame: [0, 10", "view: {name: card, frame: [0, 50", [.scenario]),
    ])
    func `callbacks that are made no more are reported below what made them, and so are claims about them`(
        _ old: String, _ new: String, _ causes: [Cause.Kind]
    ) async throws {
        let site = ReviewedSite.standard.replacing(
            "  card.frame: [0, 10, 200, 100]",
            with: "  where device = Test Phone: {card.callbacks: [safeAreaInsetsDidChange]}"
        ).replacing("statusBarHeight: {portrait: {value: 44", with: "toolbarHeight: {portrait: {value: 44")
        let (report, before, after) = try await report(from: site, to: site.replacing(old, with: new))
        #expect(Set(report.causes.map { $0.cause.kind }) == Set(causes))
        let callbacks = report.causes.flatMap { $0.values }.filter { $0.scenario == "plain" && $0.path == "callbacks" }
        let name = "card.safeAreaInsetsDidChange callbacks.safe-area"
        #expect(callbacks.contains { $0.old?.text.contains(name) == true && $0.new?.text.contains(name) != true })
        #expect(Set(report.causes.flatMap { $0.claims }.filter { $0.path == "callbacks" }.map { $0.found }) == ["[]"])
        #expect(SingleValue.reported(report) == SingleValue.differences(before.snapshot, after.snapshot))
    }

    @Test func `callbacks that come otherwise for no other reason are their rules'`() {
        func word(_ text: String) -> RecordedValue { RecordedValue(kind: .word, steps: [], text: text) }
        let old = word("vc.loadView lifecycle.order, view.layoutSubviews callbacks.layout-pass")
        #expect(CallbackRecord.rules(old, word("vc.loadView lifecycle.order")) == ["callbacks.layout-pass"])
        #expect(CallbackRecord.rules(nil, old) == ["lifecycle.order", "callbacks.layout-pass"])
    }

    @Test func `a device's own picture changes with the device`() {
        var (old, new) = (SiteSnapshot(), SiteSnapshot())
        func record(_ id: String, _ top: String) -> DeviceRecord {
            DeviceRecord(facts: [
                DeviceRecord.idKey: .init(value: id, source: ""), "top": .init(value: top, source: "observed SIM"),
            ])
        }
        old.devices = ["A": record("a", "1"), "Gone": record("gone", "1")]
        new.devices = ["A": record("a", "2"), "Come": record("come", "1")]
        old.pictures = [.init("devices/a", "en"): Checksum(bits: 1), .init("devices/gone", "en"): Checksum(bits: 1)]
        new.pictures = [.init("devices/a", "en"): Checksum(bits: 2), .init("devices/come", "en"): Checksum(bits: 1)]
        #expect(
            ChangeReport(from: old, to: new).causes.filter { !$0.pictures.isEmpty }.map { $0.cause } == [
                Cause(.device, "A", .number(key: "top", old: "1", new: "2")), Cause(.device, "Come", .added),
                Cause(.device, "Gone", .removed),
            ])
    }

    @Test func `words and templates are causes`() async throws {
        var changed = ReviewedSite.standard
        changed.files["templates/page.html"] = "<html></html>"
        let (report, _, _) = try await report(to: changed)
        #expect(report.causes.map { $0.cause } == [Cause(.template, "page.html")])
        #expect(report.causes.map { $0.pages } == [["*"]])
    }

    @Test func `words of reports stand in every language`() {
        for words in WordFiles.standard.languages {
            for key in ReviewWord.allCases.map({ $0.key }) + ReportWord.allCases.map({ $0.key }) {
                #expect(words.has(key), "\(key)")
            }
        }
    }
}
