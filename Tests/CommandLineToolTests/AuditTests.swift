import Foundation
import TestSupport
import Testing

struct AuditTests {
    private static let macros =
        ScenarioTexts.table + """
            ---
            id: bars
            scenario: table
            macros:
              isIPhoneX: max(screen.width, screen.height) == 812
              kTabBarHeight: {formula: 'isIPhoneX ? 83 : 49', against: tabBar.frame.height}
              same: {formula: tabBar.frame.height, against: tabBar.frame.height}
            over: {device: [iPhone 8, iPhone X, iPhone XR], os: [11, 12]}
            expect:
              kTabBarHeight: {worst: -34}

            """

    @Test func `the table tells where a macro is wrong and by how much`() throws {
        let run = try ToolRun(["audit", "-"], input: Self.macros)
        #expect(run.errors == "" && run.exitCode == 0)
        let expected = """
            bars: kTabBarHeight = isIPhoneX ? 83 : 49
              right at 6 of 17 places, compared with tabBar.frame.height
              iPhones in portrait: 6 of 7; iPhones in landscape: 0 of 10
              error in points  the macro  UIKit  places  on which devices
              -34              49         83     1       portrait: iPhone XR
              +30              83         53     4       landscape: iPhone X
              -21              49         70     2       landscape: iPhone XR
              +17              49         32     4       landscape: iPhone 8

            bars: same = tabBar.frame.height
              right at 17 of 17 places, compared with tabBar.frame.height
              iPhones in portrait: 7 of 7; iPhones in landscape: 10 of 10

            """
        #expect(run.output == expected)
    }

    @Test func `JSON has an object per macro`() throws {
        let run = try ToolRun(["audit", "-", "--format", "json"], input: Self.macros)
        let objects = try run.output.split(separator: "\n").map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(objects.map { $0["macro"] as? String } == ["kTabBarHeight", "same"])
        #expect(objects.map { $0["right"] as? Int } == [6, 17])
        let rows = try #require(objects[0]["rows"] as? [[String: Any]])
        #expect(rows.map { $0["error"] as? Double } == [-34, 30, -21, 17])
        #expect(
            run.output.contains(
                #""places":[{"devices":["iPhone X"],"when":[{"orientations":"landscape","from":null,"to":null}]}]"#))
    }

    @Test func `a claim that fails is reported and the results are printed`() throws {
        let run = try ToolRun(["audit", "-"], input: Self.macros.replacing("worst: -34", with: "wrong: 3"))
        #expect(run.exitCode == 1)
        #expect(run.errors.contains("error: 'kTabBarHeight' is wrong at 11 of 17 places, but the claim is 3"))
        #expect(run.output.hasPrefix("bars: kTabBarHeight = "))
    }

    @Test func `a file without macros says so`() throws {
        let run = try ToolRun(["audit", "-"], input: ScenarioTexts.table)
        #expect(run.exitCode == 1)
        #expect(run.errors == "notchbook: there is no block of macros in '-'\n")
    }

    @Test func `several files are audited one after the other, and a missing one does not stop the rest`() throws {
        let folder = try TemporaryFolder()
        try folder.write(Self.macros, to: "a.yaml")
        try folder.write(Self.macros.replacing("id: bars", with: "id: other"), to: "b.yaml")
        let run = try ToolRun(["audit", "a.yaml", "nowhere.yaml", "b.yaml"], in: folder.root)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("notchbook: cannot read 'nowhere.yaml': "))
        #expect(run.output.contains("bars: same = ") && run.output.contains("other: same = "))
    }

    @Test func `the tree of a scenario file is not the macros' own`() throws {
        let run = try ToolRun(["eval", "-", "--format", "json"], input: Self.macros)
        #expect(run.exitCode == 0)
        #expect(run.output.split(separator: "\n").count == 1)
    }

    /// The height of a status bar on an iPhone with a Home button and iOS 26 was seen on none, that of its tab bar was.
    @Test func `a value of UIKit that is extrapolated has a mark and a reason`() throws {
        let macros =
            ScenarioTexts.table + """
                ---
                id: bars
                scenario: table
                macros:
                  kStatusBarHeight: {formula: '54', against: statusBar.frame.height}
                over: {device: iPhone SE (3rd generation), orientation: portrait, os: [18, 26]}

                """
        let table = try ToolRun(["audit", "-"], input: macros).output
        #expect(
            table.contains("  +34              54         20     1       up to iOS 18: iPhone SE (3rd generation)\n"))
        #expect(
            table.contains("  +34              54         20?    1       from iOS 26 on: iPhone SE (3rd generation)\n"))
        #expect(table.contains("  ? status-bar.height: verified on "))
        let json = try ToolRun(["audit", "-", "--format", "json"], input: macros).output
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        let rows = try #require(object["rows"] as? [[String: Any]])
        let rules = rows.map { ($0["extrapolated"] as? [[String: Any]])?.map { $0["rule"] as? String } }
        #expect(rules == [[], ["status-bar.height"]])
    }
}
