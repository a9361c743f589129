import LayoutEngine
import ScenarioLanguage
import Testing

/// Every rule matters to a value that somebody observed.
@Suite struct RuleCoverageTests {
    /// Rules whose steps are 0: without them the numbers stay, but they would have another reason.
    static let zeros = [
        "status-bar.visibility",  // a hidden bar is 0 high
        "view-frame.late-origin",  // the origin is 0 until the end
        "layout-guides.timing",  // lengths are 0 until layout
        "safe-area.hardware",  // the amounts are the device table's; by itself it says where there is none
        "safe-area.not-in-window",
        "adjusted-content-inset.absorption",
    ]

    /// Rules that choose between others instead of making numbers, with fixtures in which both choices are seen.
    static let decisions = [
        Decision("bars.translucency", ["frame-default-10", "frame-opaque-10"]),
        Decision("window.size-class", ["form-sheet-bar", "sheet-in-a-slide-over"]),
        Decision("presentation.full-screen", ["sheet-before-13", "sheet"]),
        Decision("split-view.automatic-display", ["split-automatic-landscape", "split-automatic-portrait"]),
        Decision("scroll-view.content-scroll-view", ["default-10", "not-first"]),
        Decision("scroll-view.automatic-insets-timing", ["in-the-first-layout"]),
        Decision("table.always-bounces", ["table-root-not-adjusting", "scroll-root-not-adjusting"]),
        Decision("table.section-header.table-header-view", ["grouped-header-automatic-10", "below-a-table-header"]),
        Decision("table.section-header.zero", ["grouped-header-0-10", "grouped-header-0-11"]),
    ]

    @Test(arguments: RuleUse.all) func `without a rule an expected value would be another`(_ use: RuleUse) {
        let id = use.rule.id
        if Self.zeros.contains(id) {
            #expect(use.changed.isEmpty, "it makes more than zeros by now")
            #expect(!use.named.isEmpty)
        } else if let decision = Self.decisions.first(where: { $0.rule == id }) {
            #expect(use.changed.isEmpty && use.named.isEmpty, "it makes numbers by now")
            #expect(decision.isSeen)
        } else {
            #expect(!use.changed.isEmpty)
        }
    }

    @Test func `the lists name rules that there are`() {
        let ids = Set(RuleCatalog.rules.map { $0.id })
        for id in Self.zeros + Self.decisions.map({ $0.rule }) { #expect(ids.contains(id), "\(id)") }
    }

    @Test func `switching a rule off takes its steps away and nothing else`() throws {
        let fixture = try #require(Fixture.all.first { $0.scenario.id == "x-nav-tab" })
        let top = try #require(fixture.expectedQuantities.first)
        #expect(top.value == 88)
        #expect(top.value(without: "navigation-bar.position") == 0)
        // The tab bar controller hands on the 44 points of the sensor housing; the bar's own 44 stay.
        #expect(top.value(without: "safe-area.tab-bar-controller") == 44)
        #expect(top.value(without: "toolbar.height") == 88)
    }
}
