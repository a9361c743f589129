import Content
import LayoutEngine
import Testing

@testable import Review

/// Whatever is changed in rules and devices, the report has all of it, under its cause.
@Suite struct MutationTests {
    /// Rules whose numbers are part of the site's derivations.
    private static func rules(in snapshot: SiteSnapshot) -> [String] {
        Set(snapshot.steps.values.flatMap { $0.forwardedBy + ($0.rule.map { [$0] } ?? []) }).sorted()
    }

    private static func moving(_ rules: Set<String>, by distance: Double) -> StepAdjustment {
        { derivation, value in derivation.rule.map { rules.contains($0.id) } == true ? value + distance : value }
    }

    @Test func `a rule that is a point off is the one cause of everything that changes`() async throws {
        let site = try await ReviewedSite.standard.laidOut()
        let rules = Self.rules(in: await site.snapshot())
        #expect(rules.count > 20)
        let found = await changes(of: rules.map { [$0] }, in: site)
        for (mutation, causes) in zip(rules, found) { #expect(causes == [Cause(.rule, mutation)]) }
    }

    @Test func `of two rules that are off each has what hangs on it`() async throws {
        let site = try await ReviewedSite.standard.laidOut()
        let rules = Self.rules(in: await site.snapshot())
        // Steps through all pairs by a number that has no divisor in common with how many there are.
        let pairs = (0..<100).map { number in
            [rules[number % rules.count], rules[(number * 7 + number / rules.count + 3) % rules.count]]
        }
        for (pair, causes) in zip(pairs, await changes(of: pairs, in: site)) {
            #expect(Set(causes) == Set(pair.map { Cause(.rule, $0) }), "\(pair)")
        }
    }

    /// The causes that reports name for rules moved by a point, each of which has all values that are others.
    private func changes(of mutations: [[String]], in site: LaidOutSite) async -> [[Cause]] {
        let old = await site.snapshot()
        var found: [[Cause]] = []
        for mutation in mutations {
            let new = await site.snapshot(adjusting: Self.moving(Set(mutation), by: 1))
            let report = ChangeReport(from: old, to: new)
            #expect(SingleValue.reported(report) == SingleValue.differences(old, new), "\(mutation)")
            #expect(report.causes.allSatisfy { !$0.values.isEmpty }, "\(mutation)")
            found.append(report.causes.map { $0.cause }.filter { $0.kind != .note })
        }
        return found
    }

    @Test func `a number of a device is the one cause, and of all that hangs on it`() async throws {
        let old = try await ReviewedSite.standard.snapshot()
        let places = [
            ("value: [44, 0, 34, 0]", ["value: [47, 0, 34, 0]", "value: [44, 0, 21, 0]"]),
            ("navigationBarHeight: {portrait: {value: 44", ["navigationBarHeight: {portrait: {value: 50"]),
            ("tabBarHeight: {portrait: {value: 49", ["tabBarHeight: {portrait: {value: 60"]),
            ("statusBarHeight: {portrait: {value: 44", ["statusBarHeight: {portrait: {value: 51"]),
        ]
        for (text, others) in places {
            for other in others {
                let new = try await ReviewedSite.standard.replacing(text, with: other).snapshot()
                let report = ChangeReport(from: old, to: new)
                #expect(SingleValue.reported(report) == SingleValue.differences(old, new), "\(other)")
                #expect(report.causes.map { $0.cause.kind } == [.device], "\(other)")
            }
        }
    }

    @Test func `an answer turned round is the fault of rules`() async throws {
        let old = try await ReviewedSite.standard.snapshot()
        var changed = 0
        for condition in Condition.allCases {
            let new = await (try await ReviewedSite.standard.laidOut(negating: condition)).snapshot()
            let report = ChangeReport(from: old, to: new)
            let differences = SingleValue.differences(old, new)
            #expect(SingleValue.reported(report) == differences, "\(condition)")
            #expect(report.causes.allSatisfy { [.rule, .code].contains($0.cause.kind) }, "\(condition)")
            changed += differences.isEmpty ? 0 : 1
        }
        #expect(changed > 15)
    }
}
