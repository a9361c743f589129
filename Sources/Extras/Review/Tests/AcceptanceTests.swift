import Diagnostics
import LayoutEngine
import Testing

@testable import Review

@Suite struct AcceptanceTests {
    private static let changed = ReviewedSite.standard
        .replacing("navigationBarHeight: {portrait: {value: 44", with: "navigationBarHeight: {portrait: {value: 50")
        .replacing("tabBarHeight: {portrait: {value: 49", with: "tabBarHeight: {portrait: {value: 60")
        .replacing("frame: [0, 10, 200, 100]}", with: "frame: [0, 20, 200, 100]}")

    private func report() async throws -> (report: ChangeReport, old: SiteSurvey, new: SiteSurvey) {
        let before = try #require(await ReviewedSite.standard.survey().value)
        let after = try #require(await Self.changed.survey().value)
        return (ChangeReport(from: before.snapshot, to: after.snapshot, failures: after.failures), before, after)
    }

    @Test func `what is not accepted is found again, and nothing else`() async throws {
        let (report, old, new) = try await report()
        let causes = report.causes.map { $0.cause }
        #expect(causes.map { $0.kind } == [.device, .device, .scenario])
        for number in 0..<8 {
            let accepted = Set(causes.enumerated().filter { number >> $0.offset & 1 == 1 }.map { $0.element })
            let snapshot = SiteSnapshot.accepting(accepted, of: report, from: old.snapshot, to: new.snapshot)
            let rest = ChangeReport(from: snapshot, to: new.snapshot)
            #expect(Set(rest.causes.map { $0.cause }) == Set(causes).subtracting(accepted), "\(accepted)")
            #expect(try SiteSnapshot(parsing: Array(snapshot.text.utf8)) == snapshot)
        }
        let none = SiteSnapshot.accepting([], of: report, from: old.snapshot, to: new.snapshot)
        #expect(ChangeReport(from: old.snapshot, to: none).isEmpty)
    }

    @Test func `a claim is rewritten when all that made it wrong is accepted`() async throws {
        let (report, _, new) = try await report()
        let causes = report.causes.map { $0.cause }
        let devices = Set(causes.filter { $0.kind == .device })
        // The four insets hang on both bars, the card's frame on its scenario.
        for cause in devices { #expect(ClaimRewrites(of: new, report, accepting: [cause]).fixIts.isEmpty) }
        #expect(
            ClaimRewrites(of: new, report, accepting: devices).fixIts.map { $0.title.english } == [
                "replace '[88, 0, 83, 0]' with '[94, 0, 94, 0]'"
            ])
        #expect(
            ClaimRewrites(of: new, report, accepting: Set(causes)).fixIts.map { $0.title.english }.sorted() == [
                "replace '[0, 10, 200, 100]' with '[0, 20, 200, 100]'",
                "replace '[88, 0, 83, 0]' with '[94, 0, 94, 0]'",
            ])
    }

    @Test func `a claim of which the variants want different texts is left`() async throws {
        let old = ReviewedSite.standard.replacing(
            "card.frame: [0, 10, 200, 100]", with: "card.safeAreaInsets.top: 10")
        let new = old.replacing("frame: [0, 10, 200, 100]}", with: "frame: [0, 0, 200, 100]}")
        let before = try #require(await old.survey().value)
        let after = try #require(await new.survey().value)
        let report = ChangeReport(from: before.snapshot, to: after.snapshot, failures: after.failures)
        let rewrites = ClaimRewrites(of: after, report, accepting: Set(report.causes.map { $0.cause }))
        #expect(rewrites.fixIts.isEmpty)
        #expect(rewrites.left.map { Set($0.uses.map { $0.found }) } == [["44", "20"]])
    }
}
