import DataTree
import LayoutEngine
import Testing

/// Every row that is known went somewhere.
@Suite struct ObservedRowTests {
    @Test func `every row is a fixture, a disagreement, or unexpressed for a reason`() {
        #expect(ObservedRow.all.count > 590)
        #expect(Set(ObservedRow.all.map { $0.source }).count > 70)
        #expect(ObservedRow.all.allSatisfy { !$0.source.isEmpty })
        for row in ObservedRow.all {
            let places = [!row.fixtures.isEmpty, !row.disagreements.isEmpty, !row.reasons.isEmpty]
            #expect(places.count { $0 } == 1, "\(row.id) is in \(places.count { $0 }) places")
            #expect(row.disagreements.count <= 1 && row.reasons.count <= 1, "\(row.id) is there twice")
        }
    }

    @Test func `sources are known rows, each listed once, documents that rules name, or pages on UIKit`() {
        #expect(Set(ObservedRow.known).count == ObservedRow.known.count)
        let documents = RuleCatalog.rules.flatMap { $0.evidence }
        let sources = (Fixture.all + Disagreement.all.map { $0.ours }).flatMap { $0.sources }
        for id in sources + ObservedRow.unexpressed.map({ $0.id }) {
            #expect(ObservedRow.known.contains(id) || documents.contains(id) || Self.isSymbol(id), "\(id)")
        }
    }

    @Test(arguments: RuleCatalog.rules) func `the rows that a rule names are known`(_ rule: Rule) {
        for name in rule.evidence where Self.isRow(name) { #expect(ObservedRow.known.contains(name), "\(name)") }
    }

    /// True for what Apple's documentation has a page on, such as "UIView.safeAreaInsets".
    private static func isSymbol(_ name: String) -> Bool { name.hasPrefix("UI") && name.contains(".") }

    /// True for "N70a", "S1-view-default" and "kr-8-nav", which documents are not called.
    private static func isRow(_ name: String) -> Bool {
        guard !name.contains(" "), !name.contains("."), let first = name.first else { return false }
        return first.isLowercase || (["N", "S"].contains(first) && name.dropFirst().first?.isNumber == true)
    }

    @Test func `every disagreement can be read`() {
        #expect(Disagreement.all.count == FixtureFile.disagreements.documents.count)
        #expect(Disagreement.all.allSatisfy { ["engine", "row", "open", "source"].contains($0.right) })
        #expect(ObservedRow.unexpressed.count == FixtureFile.unexpressed.documents.first?.items?.count)
    }

    @Test(arguments: Disagreement.all) func `the engine still disagrees`(_ disagreement: Disagreement) {
        let ours = disagreement.ours
        #expect(ours.failures.isEmpty, "\(ours.file.text(of: ours.failures))")
        #expect(!disagreement.observed.failures.isEmpty, "it agrees now: make it a fixture")
    }
}
