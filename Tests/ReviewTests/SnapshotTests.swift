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
        ("", 1), ("something else\n", 1), ("notchbook snapshot 2\nnonsense\n", 2),
        ("notchbook snapshot 2\nscenario\ta\tshort\tshort\n", 2), ("notchbook snapshot 2\n viewDidAppear\n", 2),
        ("notchbook snapshot 2\nname\t0\tframe\nblock\t0\n 0\tx1\n", 4),
        // Steps that nothing names, that rest on each other, and that lie in each other without an end.
        ("notchbook snapshot 2\nway\t0\tsum\tr\nsteps\n 1\t0=1 2\nname\t0\tframe\nvalue\t0\t0\tn1\t1\n", 6),
        ("notchbook snapshot 2\nway\t0\tsum\tr\nsteps\n 1\t0=1 2\n 2\t0=1 1\n", 6),
        (
            "notchbook snapshot 2\nway\t0\tsum\tr\nsteps\n 1\t0=1 "
                + String(repeating: "(0=1 ", count: 100_000) + "\n", 4
        ),
    ])
    func `what is no snapshot is told by its line`(_ text: String, _ line: Int) {
        #expect(throws: SiteSnapshot.Problem.line(line)) { try SiteSnapshot(parsing: text) }
    }

    @Test func `a snapshot of another version says of which`() {
        #expect(throws: SiteSnapshot.Problem.version("1")) {
            try SiteSnapshot(parsing: "notchbook snapshot 1\nblock\t00000000\n")
        }
    }

    @Test func `another number changes the lines of what hangs on it`() async throws {
        let old = try await ReviewedSite.standard.snapshot().text.split(separator: "\n")
        let new = try await ReviewedSite.standard
            .replacing("tabBarHeight: {portrait: {value: 49", with: "tabBarHeight: {portrait: {value: 60")
            .snapshot().text.split(separator: "\n")
        let changed = new.difference(from: old).insertions.count
        #expect(changed > 0 && changed < new.count / 10, "\(changed) of \(new.count)")
    }

    /// A column of a split view without a name has such a path.
    @Test(arguments: [".frame.x", "card.frame.x", "table.separator(0, 0).frame.x", "height.truth", "plain"])
    func `a name is what is made of its parts, even with nothing before its dot`(_ name: String) {
        let (element, property) = DottedName.parts(of: name)
        #expect(DottedName.path(element, property) == name)
    }

    @Test func `codes are as long as tells them apart`() {
        let checksums = [0, 1, 1 << 41, 1 << 47].map { Checksum(bits: $0) }
        let codes = CodeTable(checksums, atLeast: 1)
        #expect(checksums.map { codes[$0] } == ["00000000", "00000001", "0W", "W"])
        #expect(CodeTable(checksums.suffix(2), atLeast: 3)[checksums[3]].count == 3)
    }

    @Test func `texts keep tabs, line breaks and backslashes`() throws {
        var snapshot = SiteSnapshot()
        snapshot.quotations = [.init(note: "a\\t", query: "a: b.c", text: "1\t2", line: 3, sentence: "x\r\n\\n")]
        #expect(try SiteSnapshot(parsing: snapshot.text) == snapshot)
    }
}
