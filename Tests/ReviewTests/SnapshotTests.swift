import Diagnostics
import LayoutEngine
import Testing

@testable import Review

@Suite struct SnapshotTests {
    @Test func `a snapshot reads as it was written, and equal sites give equal texts`() async throws {
        let survey = try #require(await ReviewedSite.standard.survey().value)
        let text = survey.snapshot.text
        #expect(try SiteSnapshot(parsing: text) == survey.snapshot)
        #expect(try #require(await ReviewedSite.standard.survey().value).snapshot.text == text)
        #expect(survey.snapshot.pictures.count == 2)
        #expect(survey.snapshot.quotations.map { $0.text } == ["88"])
    }

    @Test func `every step is what its operation makes of its terms`() async throws {
        let snapshot = try await ReviewedSite.standard.snapshot()
        var count = 0
        for step in snapshot.steps.values {
            guard case .computed(_, let name, let terms) = step.origin else { continue }
            let operation = try #require(name.operation)
            let numbers = try terms.map { term in
                (value: try #require(snapshot.steps[term.step]).value, isSubtracted: term.isSubtracted)
            }
            #expect(operation.result(of: numbers) == step.value)
            count += 1
        }
        #expect(count > 100)
    }

    @Test(arguments: [
        ("", 1), ("something else\n", 1), ("notchbook snapshot 1\nnonsense\n", 2),
        ("notchbook snapshot 1\nscenario\ta\tshort\tshort\n", 2), ("notchbook snapshot 1\nphase\tviewDidAppear\n", 2),
        ("notchbook snapshot 1\nblock\t00000000\n frame\tx1\n", 3),
    ])
    func `what is no snapshot is told by its line`(_ text: String, _ line: Int) {
        #expect(throws: SiteSnapshot.Problem(line: line)) { try SiteSnapshot(parsing: text) }
    }

    @Test func `codes of rules differ`() {
        #expect(Set(RuleCatalog.rules.map { RuleCode.text(of: $0.id) }).count == RuleCatalog.rules.count)
    }

    @Test func `texts keep tabs, line breaks and backslashes`() throws {
        var snapshot = SiteSnapshot()
        snapshot.quotations = [.init(note: "a\\t", query: "a: b.c", text: "1\t2", line: 3, sentence: "x\r\n\\n")]
        #expect(try SiteSnapshot(parsing: snapshot.text) == snapshot)
    }
}
