import Foundation
import LayoutEngine
import TestSupport
import Testing

/// Devices that a content folder adds, by the real binary.
struct ContentDevicesTests {
    private static let next = """
        - name: iPhone Next
          like: iPhone 17 Pro
          screen: [410, 890]
          os: [27]
          safeAreaInsets: {portrait: [64, 0, 34, 0], landscape: [20, 64, 20, 64]}

        """

    private static let scenario = """
        id: next
        device: iPhone Next
        root: {viewController: {}}
        expect: {view.safeAreaInsets: [64, 0, 34, 0]}

        """

    private static func note(_ title: String, _ fence: String) -> String {
        "---\ntitle: \(title)\nsummary: \(title).\norder: 1\n---\n\nText.\n\n```scenario\n\(fence)```\n"
    }

    /// A folder with a note on the added device, in both languages.
    private func project(_ devices: String = next) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(devices, to: "content/devices.yaml")
        try folder.write(Self.note("Next", Self.scenario), to: "content/next.en.md")
        try folder.write(Self.note("下一台", "use: next\n"), to: "content/next.zh-Hans.md")
        try folder.write(Self.scenario, to: "scenario.yaml")
        return folder
    }

    @Test(arguments: [
        "eval scenario.yaml", "eval content/next.en.md", "eval scenario.yaml --content content",
        "explain scenario.yaml view.safeAreaInsets.top", "render scenario.yaml -o next.svg", "check --strict",
        "build --strict",
    ])
    func `every command knows the added device`(_ words: String) throws {
        let folder = try project()
        let run = try ToolRun(words.split(separator: " ").map { String($0) }, in: folder.root)
        #expect(try folder.read("content/devices.yaml") == Self.next)
        #expect(run.errors == "" && run.exitCode == 0)
    }

    @Test func `a known device that the folder corrects has its new number everywhere, with its source`() throws {
        let folder = try TemporaryFolder()
        let device = "- {name: iPhone X, amend: true, statusBarHeight: {portrait: 47}, source: own phone}\n"
        try folder.write(device, to: "content/devices.yaml")
        let scenario =
            "id: a\ndevice: iPhone X\nos: 11\nroot: {viewController: {}}\nexpect: {view.safeAreaInsets.top: 47}\n"
        try folder.write(scenario, to: "content/a.yaml")
        try folder.write(Self.note("A", scenario), to: "content/a.md")
        #expect(try ToolRun(["eval", "content/a.yaml"], in: folder.root).errors == "")
        let why = try ToolRun(["explain", "content/a.yaml", "view.safeAreaInsets.top"], in: folder.root).output
        #expect(why.contains("= 47") && why.contains("(device, inferred)"))
        #expect(try ToolRun(["check"], in: folder.root).exitCode == 0)
    }

    @Test func `scenarios on standard input know it too`() throws {
        let folder = try project()
        let run = try ToolRun(["eval", "-"], input: Self.scenario, in: folder.root)
        #expect(try folder.read("scenario.yaml") == Self.scenario)
        #expect(run.errors == "" && run.output.hasPrefix("next: iPhone Next, portrait, iOS 27\n"))
    }

    @Test func `it is listed with the file that adds it`() throws {
        let folder = try project()
        let table = try ToolRun(["devices"], in: folder.root).output
        #expect(table.split(separator: "\n").last?.hasSuffix("content/devices.yaml") == true)
        let json = try ToolRun(["devices", "--format", "json"], in: folder.root).output
        let list = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [[String: Any]] ?? []
        #expect(list.last?["addedBy"] as? String == "content/devices.yaml")
        #expect(list.dropLast().allSatisfy { $0["addedBy"] is NSNull })
        let metrics = (list.last?["metrics26"] as? [String: Any])?["portrait"] as? [String: Any] ?? [:]
        #expect(Set(metrics.keys) == Set(Metric.allCases.map { $0.name }))
        #expect(metrics["keyboardHeight"] as? Double == 335)
    }

    @Test func `the page of devices has it, and follows the file`() throws {
        let folder = try project()
        try folder.write("pages: {rules: false, sources: false, lab: false}", to: "content/site.yaml")
        func page() throws -> String {
            #expect(try ToolRun(["build", "--strict"], in: folder.root).exitCode == 0)
            return try folder.read("Site/en/devices.html")
        }
        let first = try page()
        #expect(first.contains("id=\"iphone-next\""))
        #expect(first.contains("410 × 890"))
        try folder.write(Self.next.replacing("[410, 890]", with: "[412, 892]"), to: "content/devices.yaml")
        let second = try page()
        #expect(second.contains("412 × 892") && !second.contains("410 × 890"))
    }

    @Test func `its problems are shown with their place, and end the run with 1`() throws {
        let folder = try project(Self.next.replacing("like:", with: "lik:"))
        for words in [["eval", "scenario.yaml"], ["devices"], ["check"]] {
            let run = try ToolRun(words, in: folder.root)
            #expect(run.exitCode == 1)
            #expect(run.errors.contains("content/devices.yaml:2:3: error: 'device' has no property 'lik'"))
        }
    }

    @Test func `the devices of another folder are not known`() throws {
        let folder = try project()
        try folder.write("", to: "other/empty.txt")
        let run = try ToolRun(["eval", "scenario.yaml", "--content", "other"], in: folder.root)
        #expect(run.exitCode == 1 && run.errors.contains("there is no device 'iPhone Next'"))
    }
}
