import Foundation
import TestSupport
import Testing

/// Why two values differ, and what hangs on a rule.
struct WhyTests {
    private func folder() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(
            """
            ---
            title: Bars
            ---
            ```scenario
            id: bars
            device: iPhone X
            os: 13
            root: {tabBarController: {navigationController: {viewController: {}}}}
            ```

            ```scenario
            id: two
            matrix: {device: [iPhone X, iPhone 8]}
            os: 13
            root: {tabBarController: {navigationController: {viewController: {}}}}
            ```

            """, to: "content/bars.en.md")
        return folder
    }

    private func explain(_ words: [String]) throws -> ToolRun {
        let folder = try folder()
        return try ToolRun(["explain", "content/bars.en.md"] + words, in: folder.root)
    }

    @Test(arguments: [
        ("iPhone 8", "  sensor housing 44 | "), ("two", "They differ from here on:\n"),
        ("iOS 12", "Both are derived in the same way.\n"),
    ])
    func `two derivations stand below each other, then where they part`(_ other: String, _ expected: String) throws {
        let path = other == "two" ? "tabBar.frame.height" : "view.safeAreaInsets.top"
        let run = try explain([path, "--scenario", "bars", "--against", other, "--variant", "1"])
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output.hasPrefix("iPhone X, portrait, iOS 13, viewDidAppear\n\(path) = "))
        #expect(run.output.contains(other == "two" ? "Both are derived in the same way.\n" : expected), "\(run.output)")
    }

    @Test func `what is neither scenario nor device nor version is a mistake`() throws {
        let run = try explain(["view.frame", "--scenario", "bars", "--against", "tow"])
        #expect(run.exitCode == 64)
        #expect(
            run.errors.contains(
                "'tow' is not a scenario in the file, a device or a version such as 'iOS 26'; did you mean 'two'?"))
    }

    @Test func `a matrix is explained whole or one variant at a time, each rule once`() throws {
        let all = try explain(["view.safeAreaInsets.bottom", "--scenario", "two"])
        #expect(all.output.components(separatedBy: "\ntab-bar.height").count == 2, "\(all.output)")
        let one = try explain(["view.safeAreaInsets.bottom", "--scenario", "two", "--variant", "2"])
        #expect(one.output.hasPrefix("iPhone 8, portrait, iOS 13"))
        #expect(try explain(["view.frame", "--scenario", "two", "--variant", "3"]).exitCode == 64)
    }

    @Test func `a rule is shown with what hangs on it`() throws {
        let folder = try folder()
        let run = try ToolRun(["rules", "--id", "tab-bar.height"], in: folder.root)
        #expect(run.exitCode == 0, "\(run.errors)")
        #expect(run.output.contains("    scenarios that depend on it: bars, two\n"), "\(run.output)")
        #expect(run.output.contains("    one more point would change "))
        #expect(run.output.contains("    if it were decided the other way, "))
        let json = try ToolRun(["rules", "--id", "safe-area.root-view", "--format", "json"], in: folder.root)
        #expect(json.output.contains(#""reversed":null}"#))
        let unknown = try ToolRun(["rules", "--id", "tab-bar.hight"], in: folder.root)
        #expect(
            unknown.exitCode == 64
                && unknown.errors.contains("there is no rule 'tab-bar.hight'; did you mean 'tab-bar.height'?"))
    }
}
