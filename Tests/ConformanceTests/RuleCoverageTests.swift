import LayoutEngine
import ScenarioLanguage
import Testing

/// Every rule matters to a value that somebody observed: nobody could change one without a fixture that fails.
@Suite struct RuleCoverageTests {
    /// Rules that choose between others instead of making numbers; their conditions are negated instead.
    static let decisions: Set = [
        "bars.translucency", "window.size-class", "presentation.full-screen", "split-view.automatic-display",
        "scroll-view.content-scroll-view", "scroll-view.automatic-insets-timing", "table.always-bounces",
        "table.section-header.table-header-view", "table.section-header.zero", "view-frame.reading-direction",
        "vertical-bar.items",
    ]

    @Test(arguments: RuleUse.all) func `a rule's results, moved by a point, contradict an observation`(_ use: RuleUse) {
        if Self.decisions.contains(use.rule.id) {
            #expect(use.fixtures.isEmpty, "it makes numbers by now")
        } else {
            #expect(!use.fixtures.isEmpty)
        }
    }

    @Test func `the list names rules that there are`() {
        let ids = Set(RuleCatalog.rules.map { $0.id })
        for id in Self.decisions { #expect(ids.contains(id), "\(id)") }
    }

    @Test func `moving a rule moves its steps and nothing else`() throws {
        let fixture = try #require(Fixture.all.first { $0.scenario.id == "x-nav-tab" })
        let top = try #require(fixture.expectedQuantities.first)
        func moved(_ id: Rule.ID) throws -> Double { top.value(moving: try #require(RuleCatalog.rule(id))) }
        #expect(top.value == 88)
        // The bar's y is a step on the way to its lower edge, which the same rule makes.
        #expect(try moved("navigation-bar.position") == 89)
        #expect(try moved("navigation-bar.height") == 89)
        #expect(try moved("toolbar.height") == 88)
    }
}
