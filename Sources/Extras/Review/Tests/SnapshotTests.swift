import Diagnostics
import LayoutEngine
import Testing

@testable import Review

private let v3 = "{\"notchbook snapshot\":\"3\"}\n"
private let way = "{\"way\":\"0\",\"is\":[\"sum\",\"r\"]}\n"
private let v2 = "notchbook snapshot 2\n"

@Suite struct SnapshotTests {
    /// The tab bar of a phone under a table; the home indicator's number is used twice and has a line of its own.
    private static let older =
        v2 + """
            device\tPhone
             before26.tabBarHeight.portrait\t49\tobserved SIM
            quotation\tbars.en.md\t3\tbars: table.safeAreaInsets.bottom\t83\tends\\tat \\\\ 83
            name\t0W\tsafeAreaInsets
            name\t1\tframe.x
            name\t2\thomeIndicator
            way\ta\tdevice\tbefore26.tabBarHeight.portrait
            way\tb\tdevice\tbefore26.safeAreaInsets.portrait.bottom
            way\tc\tsum\tsafe-area.child-overlap\ttab-bar.height
            way\td\tdefault
            steps
             5\tb.2=34
             6\td=0
            value\tv\t0W\ti0 0 83 0\t6 6 (c (a=49) 5) 6
            block\tB
             v
            block\tC
             1\tn34\t5
            scenario\tbars\t00000000\t00000001\tbars.en.md
            variant\tPhone, portrait, iOS 13
             loadView
             viewDidAppear
              table\tB
               table.separator(0, 0)\tC

            """

    @Test func `a snapshot reads as it was written, and equal sites give equal texts`() async throws {
        let survey = try #require(await ReviewedSite.standard.survey().value)
        let text = survey.snapshot.text
        #expect(try SiteSnapshot(parsing: Array(text.utf8)) == survey.snapshot)
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
        ("", 1), ("something else\n", 1), ("{}\n", 1), ("{\"rule\":\"a\"}\n", 1),
        (v3 + "nonsense\n", 2), (v3 + "\n{\"thing\":\"a\"}\n", 3), (v3 + "[]\n", 2),
        (v3 + #"{"rule":"a","checksum":"short"}"#, 2), (v3 + #"{"variant":"a","device":"b","phases":[]}"#, 2),
        (v3 + #"{"values":"00000000","of":[["frame","x","1"]]}"#, 2),
        // A step that is not what its checksum says, and one that rests on what is not above it.
        (v3 + way + #"{"step":"00000000","value":"1","way":"0"}"#, 3),
        (v3 + way + #"{"step":"00000000","value":"1","way":"0","of":["00000000"]}"#, 3),
        (v2 + "nonsense\n", 2), (v2 + "scenario\ta\tshort\tshort\n", 2), (v2 + " viewDidAppear\n", 2),
        (v2 + "name\t0\tframe\nblock\t0\n 0\tx1\n", 4),
        // Steps that nothing names, and that rest on each other.
        (v2 + "way\t0\tsum\tr\nsteps\n 1\t0=1 2\nname\t0\tframe\nvalue\t0\t0\tn1\t1\n", 6),
        (v2 + "way\t0\tsum\tr\nsteps\n 1\t0=1 2\n 2\t0=1 1\n", 6),
    ])
    func `what is no snapshot is told by its line`(_ text: String, _ line: Int) {
        #expect(throws: SiteSnapshot.Problem.line(line)) { try SiteSnapshot(parsing: Array(text.utf8)) }
    }

    @Test func `steps that lie in each other without an end are told by their line`() {
        let text = v2 + "way\t0\tsum\tr\nsteps\n 1\t0=1 " + String(repeating: "(0=1 ", count: 100_000) + "\n"
        #expect(throws: SiteSnapshot.Problem.line(5)) { try SiteSnapshot(parsing: Array(text.utf8)) }
    }

    @Test(arguments: ["notchbook snapshot 1\nblock\t00000000\n", "{\"notchbook snapshot\":\"1\"}\n"])
    func `a snapshot of another version says of which`(_ text: String) {
        #expect(throws: SiteSnapshot.Problem.version("1")) { try SiteSnapshot(parsing: Array(text.utf8)) }
    }

    /// A small one, written by the release before the present format.
    @Test func `a snapshot of version 2 is read once more, and written in the present one`() throws {
        let snapshot = try SiteSnapshot(parsing: Array(Self.older.utf8))
        #expect(snapshot.devices["Phone"]?.facts["before26.tabBarHeight.portrait"]?.source == "observed SIM")
        #expect(snapshot.quotations.map { $0.sentence } == ["ends\tat \\ 83"])
        let variant = try #require(snapshot.scenarios.first?.variants.first)
        #expect(variant.device == "Phone" && variant.phases.map { $0.phase } == ["loadView", "viewDidAppear"])
        let change = try #require(variant.phases.last?.changes.first)
        #expect(change.path == "table.safeAreaInsets" && change.value?.text == "0 0 83 0")
        let bottom = try #require(change.value.flatMap { snapshot.steps[$0.steps[2]] })
        #expect(bottom.value == 83 && bottom.way == ["sum", "safe-area.child-overlap", "tab-bar.height"])
        #expect(
            bottom.terms.compactMap { snapshot.steps[$0.step] }.map { $0.way } == [
                ["device", "before26.tabBarHeight.portrait"], ["device", "before26.safeAreaInsets.portrait.bottom"],
            ])
        #expect(variant.phases.last?.parts.first?.path == "table.separator(0, 0).frame.x")
        #expect(try SiteSnapshot(parsing: Array(snapshot.text.utf8)) == snapshot)
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

    @Test func `texts keep tabs, line breaks and backslashes`() throws {
        var snapshot = SiteSnapshot()
        snapshot.quotations = [.init(note: "a\\t", query: "a: b.c", text: "1\t2", line: 3, sentence: "x\r\n\\n")]
        #expect(try SiteSnapshot(parsing: Array(snapshot.text.utf8)) == snapshot)
    }
}
