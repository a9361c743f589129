import Geometry
import Languages
import LayoutEngine
import ScenarioLanguage
import Testing
import WordFiles

/// Every number of every fixture, with all parts of tables on screen: how it came about, and how that reads.
@Suite struct DerivationTests {
    @Test(arguments: Fixture.all) func `every number comes out again from its own facts, to the bit`(
        _ fixture: Fixture
    ) {
        var recomputation = Recomputation()
        // Expected at once, as a fixture has thousands.
        var wrong: [Quantity] = []
        for number in fixture.results.flatMap({ $0.snapshots }).flatMap({ Fixture.numbers(in: $0) })
        where recomputation.value(of: number) != number.value {
            wrong.append(number)
        }
        #expect(wrong.isEmpty, "\(wrong.map { "\($0.derivation.name)" })")
    }

    @Test(arguments: Fixture.all) func `no term has its result's name, and every leaf is a fact`(_ fixture: Fixture) {
        var problems: Set<String> = []
        var named: Set<DerivationName> = []
        let settled = fixture.results.flatMap { Fixture.numbers(in: $0.settled) }
        for number in settled + fixture.expectedQuantities { Self.check(DerivationStep(number), &problems, &named) }
        #expect(problems.isEmpty, "\(problems.sorted().joined(separator: "\n"))")
    }

    /// - Parameter named: the terms of which it is known how they are called, as each occurs thousands of times.
    private static func check(
        _ step: DerivationStep, _ problems: inout Set<String>, _ named: inout Set<DerivationName>
    ) {
        for term in step.terms {
            if term.name == step.name { problems.insert("\(step.name) is a term of itself") }
            for words in named.insert(term.name).inserted ? WordFiles.standard.languages : [] {
                let text = words.text(term.name)
                if text.isEmpty || text.hasPrefix(".") || text.hasPrefix("[") {
                    problems.insert("a term of \(step.name) has no name in \(words.language)")
                }
            }
            check(term, &problems, &named)
        }
        if case .computed = step.origin, step.terms.isEmpty {
            problems.insert("\(step.name) is made of nothing")
        }
    }
}

extension Fixture {
    /// Every number of a snapshot, parts of tables on screen included.
    fileprivate static func numbers(in snapshot: Snapshot) -> [Quantity] {
        snapshot.elements.flatMap { [$0] + snapshot.visibleParts(of: $0, countsSpaces: true) }
            .flatMap { $0.values }.flatMap { $0.value.quantities }
    }
}
