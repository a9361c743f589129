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
            #expect(try SiteSnapshot(parsing: snapshot.text) == snapshot)
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

    // MARK: - Ranges

    private static let phone = """
        - name: Test Phone
          like: iPhone 11
          mark: observed
          before26:
            safeAreaInsets: {portrait: {value: [48, 0, 34, 0], source: SIM}}
          from26:
            safeAreaInsets: {portrait: {value: [48, 0, 34, 0], source: SIM}}

        """

    /// Claims before and after a number of iOS 26 grows, as the lines below `expect`.
    private static let ranges: [(before: String, after: String)] = [
        (
            """
            expect:
              view.frame.x: 0
              view.safeAreaInsets.top:  48  # at rest
              view.frame.y: 0
            """,
            """
            expect:
              view.frame.x: 0
              where os < 26:
                view.safeAreaInsets.top:  48  # at rest
              where os >= 26:
                view.safeAreaInsets.top:  62
              view.frame.y: 0
            """
        ),
        (
            """
            expect:
              view.safeAreaInsets:
                top: 48
                # nothing beside it
                left: 0
              view.frame.x: 0
              at viewDidAppear: {view.safeAreaInsets.top: 48}
              "view.safeAreaInsets.top": 48
            """,
            """
            expect:
              where os < 26:
                view.safeAreaInsets:
                  top: 48
                  # nothing beside it
                  left: 0
                "view.safeAreaInsets.top": 48
              where os >= 26:
                view.safeAreaInsets:
                  top: 62
                  # nothing beside it
                  left: 0
                "view.safeAreaInsets.top": 62
              view.frame.x: 0
              at viewDidAppear: {where os < 26: {view.safeAreaInsets.top: 48}, where os >= 26: {view.safeAreaInsets.top: 62}}
            """
        ),
        (
            "expect: {view.safeAreaInsets.top: 48, view.frame.x: 0, view.safeAreaInsets: [48, 0, 34, 0], view.frame.y: 0}",
            "expect: {where os < 26: {view.safeAreaInsets.top: 48, view.safeAreaInsets: [48, 0, 34, 0]}, "
                + "where os >= 26: {view.safeAreaInsets.top: 62, view.safeAreaInsets: [62, 0, 34, 0]}, view.frame.x: 0, "
                + "view.frame.y: 0}"
        ),
        (
            """
            expect:
              view.safeAreaInsets.top: 48
              where os >= 26:
                view.frame.x: 0  # the edge
              where os < 26: {view.frame.x: 0}
            """,
            """
            expect:
              where os >= 26:
                view.frame.x: 0  # the edge
                view.safeAreaInsets.top: 62
              where os < 26: {view.frame.x: 0, view.safeAreaInsets.top: 48}
            """
        ),
        // Written already for newer systems: what is meant has to be said by somebody.
        (
            """
            expect:
              view.safeAreaInsets.top: 48
              where os >= 26: {view.safeAreaInsets.top: 48}
            """,
            """
            expect:
              view.safeAreaInsets.top: 48
              where os >= 26: {view.safeAreaInsets.top: 62}
            """
        ),
    ]

    @Test(arguments: ["\n", "\r\n"])
    func `a claim that fails on newer systems alone is kept with its range, and all other bytes stay`(
        _ newline: String
    ) async throws {
        func note(_ claims: [String]) -> String {
            let blocks = claims.enumerated().map { index, claim in
                let lines =
                    ["```scenario", "id: s\(index)", "device: Test Phone", "matrix: {os: [18, 26]}"]
                    + ["root: {viewController: {}}"] + claim.split(separator: "\n").map { String($0) } + ["```", ""]
                return lines.map { $0 + newline }.joined()
            }
            return "# Bars" + newline + newline + blocks.joined()
        }
        let path = "content/bars.en.md"
        let old = ReviewedSite(files: ["content/devices.yaml": Self.phone, path: note(Self.ranges.map { $0.before })])
        let new = old.replacing(
            "from26:\n    safeAreaInsets: {portrait: {value: [48",
            with: "from26:\n    safeAreaInsets: {portrait: {value: [62")
        let before = try #require(await old.survey().value)
        #expect(before.failures.isEmpty)
        let after = try #require(await new.survey().value)
        let report = ChangeReport(from: before.snapshot, to: after.snapshot, failures: after.failures)
        let causes = Set(report.causes.map { $0.cause })
        #expect(ClaimRewrites(of: after, report, accepting: causes).keptCount == 0)
        let rewrites = ClaimRewrites(of: after, report, accepting: causes, keepingRangesOf: causes)
        #expect(rewrites.keptCount == 7 && rewrites.left.count == 1)
        let file = try #require(after.sources.first { $0.path == path })
        let rewritten = file.applying(rewrites.fixIts).text
        #expect(rewritten == note(Self.ranges.map { $0.after }))
        let mended = ReviewedSite(files: new.files.merging([path: rewritten]) { $1 })
        #expect(try #require(await mended.survey().value).failures.map { $0.scenario } == ["s4"])
    }
}
