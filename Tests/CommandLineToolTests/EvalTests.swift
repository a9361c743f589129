import Foundation
import TestSupport
import Testing

struct EvalTests {
    /// The JSON objects of an output, one per line.
    private func objects(_ output: String) throws -> [[String: Any]] {
        try output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
    }

    private func variants(_ object: [String: Any]) throws -> [[String: Any]] {
        try #require(object["variants"] as? [[String: Any]])
    }

    private func values(_ variant: [String: Any], _ phase: String = "viewDidAppear") throws -> [String: Any] {
        let phases = try #require(variant["values"] as? [String: [String: Any]])
        return try #require(phases[phase])
    }

    @Test func `JSON holds every phase with numbers, lists and words`() throws {
        let run = try ToolRun(["eval", "-", "--format", "json"], input: ScenarioTexts.table)
        #expect(run.exitCode == 0 && run.errors.isEmpty)
        let object = try #require(try objects(run.output).first)
        #expect(object["scenario"] as? String == "table")
        let variant = try #require(try variants(object).first)
        #expect(variant["device"] as? String == "iPhone X")
        #expect(variant["orientation"] as? String == "portrait")
        #expect(variant["os"] as? String == "11")
        #expect(try values(variant)["table.safeAreaInsets"] as? [Double] == [88, 0, 83, 0])
        #expect(try values(variant)["vc.topLayoutGuide.length"] as? Double == 88)
        #expect(try values(variant)["vc.edgesForExtendedLayout"] as? String == "all")
        #expect(try values(variant, "viewWillAppear")["table.safeAreaInsets"] as? [Double] == [0, 0, 0, 0])
    }

    @Test func `JSON holds the second appearance and the callbacks`() throws {
        let run = try ToolRun(["eval", "-", "--format", "json"], input: ScenarioTexts.table)
        let object = try #require(try objects(run.output).first)
        let variant = try #require(try variants(object).first)
        #expect(try values(variant, "second viewWillAppear")["table.safeAreaInsets"] as? [Double] == [88, 0, 83, 0])
        let callbacks = try #require(variant["callbacks"] as? [[String: Any]])
        #expect(callbacks.first?["callback"] as? String == "loadView" && callbacks.first?["before"] == nil)
        let table = callbacks.first {
            $0["receiver"] as? String == "table" && $0["callback"] as? String == "safeAreaInsetsDidChange"
        }
        #expect(table?["after"] as? [Double] == [88, 0, 83, 0])
        #expect(table?["phase"] as? String == "viewSafeAreaInsetsDidChange")
    }

    @Test func `JSON holds the parts of a table that are on screen, under each of its names`() throws {
        let input = """
            id: list
            device: iPhone X
            os: 11
            root: {tableViewController: {rows: 30}}

            """
        let run = try ToolRun(["eval", "-", "--format", "json"], input: input)
        let object = try #require(try objects(run.output).first)
        let variant = try #require(try variants(object).first)
        for name in ["table", "view"] {
            #expect(try values(variant)["\(name).cell(0, 1).frame"] as? [Double] == [0, 44, 375, 44])
        }
        #expect(try values(variant)["table.cell(0, 29).frame"] == nil)
        #expect(try values(variant, "viewDidLoad")["table.cell(0, 1).frame"] == nil)
    }

    @Test func `a file of several scenarios gives a line each, and a matrix a variant each`() throws {
        let input = ScenarioTexts.table + "---\n" + ScenarioTexts.matrix
        let run = try ToolRun(["eval", "-", "--format", "json"], input: input)
        #expect(run.exitCode == 0)
        let objects = try objects(run.output)
        #expect(objects.map { $0["scenario"] as? String } == ["table", "matrix"])
        #expect(try variants(objects[1]).map { $0["device"] as? String } == ["iPhone 8", "iPhone X"])
        #expect(run.output.contains(#""third.frame":[0,0,97.667,1]"#))
    }

    @Test func `the table aligns values and tells what they were before`() throws {
        let run = try ToolRun(["eval", "-"], input: ScenarioTexts.table)
        #expect(run.output.hasPrefix("table: iPhone X, portrait, iOS 11\n  window.frame  "))
        let line = run.output.split(separator: "\n").first { $0.contains(" table.contentOffset ") }
        #expect(line?.hasSuffix("  0, -88            loadView to viewWillAppear: 0, 0") == true)
    }

    @Test func `a claim that fails is reported and the values are printed`() throws {
        let run = try ToolRun(["eval", "-", "--format", "json"], input: ScenarioTexts.wrongClaim)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("<stdin>:5:15: error: "))
        #expect(run.errors.contains("[scenario/expectation-failed]"))
        #expect(try objects(run.output).count == 1)
    }

    @Test func `a broken scenario does not keep the others from printing`() throws {
        let input = ScenarioTexts.broken + "---\n" + ScenarioTexts.table
        let run = try ToolRun(["eval", "-", "--format", "json"], input: input)
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("[scenario/unknown-device]"))
        #expect(try objects(run.output).map { $0["scenario"] as? String } == ["table"])
    }

    @Test(arguments: [(90, nil), (250, "scenario/nested-too-deeply"), (100_000, "yaml/nesting-too-deep")])
    func `views nested deeply are evaluated, too deeply are an error`(_ depth: Int, _ code: String?) throws {
        let views =
            String(repeating: "{view: {frame: fill, subviews: [", count: depth) + "{view: {name: leaf, frame: fill}}"
            + String(repeating: "]}}", count: depth)
        let run = try ToolRun(
            ["eval", "-"], input: "id: a\ndevice: iPhone X\nos: 11\nroot: {viewController: {view: [\(views)]}}\n")
        #expect(run.exitCode == (code == nil ? 0 : 1), "\(run.errors.prefix(200))")
        #expect(code.map { run.errors.contains("[\($0)]") } ?? run.output.contains("leaf.safeAreaInsets"))
    }

    @Test func `colour is there when asked for and only then`() throws {
        #expect(try !ToolRun(["eval", "-"], input: ScenarioTexts.broken).errors.contains("\u{1B}["))
        #expect(
            try ToolRun(["eval", "-", "--color", "always"], input: ScenarioTexts.broken).errors.contains("\u{1B}["))
    }
}
