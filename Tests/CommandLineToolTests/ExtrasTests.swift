import CommandFramework
import Foundation
import TestSupport
import Testing

@testable import notchbook

/// The tool with its extras, and without them.
@Suite struct ExtrasTests {
    @Test func `what an extra is missed by is known`() {
        #expect(Extra.known.map { $0.name }.sorted() == extras.map { $0.name }.sorted())
        for extra in extras {
            let known = Extra.known.first { $0.name == extra.name }
            #expect(known?.commands == extra.commands.map { $0.specification.name }, "\(extra.name)")
        }
    }

    @Test(arguments: Extra.known.flatMap { extra in extra.commands.map { (extra.name, $0) } })
    func `a command of an extra that was left out names the extra`(_ extra: String, _ command: String) throws {
        let run = try ToolRun([command], of: "CoreTool")
        #expect(run.exitCode == 64)
        #expect(
            run.errors.hasPrefix(
                "notchbook: '\(command)' is a command of the extra '\(extra)', which this tool was built without; use a tool that has it\n"
            ), "\(run.errors)")
    }

    @Test(arguments: Extra.known.flatMap { extra in extra.settings.map { (extra.name, $0) } })
    func `a setting of an extra that was left out names the extra`(_ extra: String, _ key: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("title: Notes\n\(key): {}\n", to: "content/site.yaml")
        try folder.write("# Notes\n", to: "content/a.en.md")
        let run = try ToolRun(["check", "--no-cache"], in: folder.root, of: "CoreTool")
        #expect(run.exitCode == 0)
        #expect(
            run.errors.contains(
                """
                content/site.yaml:2:1: warning: '\(key)' needs the extra '\(extra)', which this tool was built without; use a tool that has it, or take the key out [settings/missing-extra]
                """), "\(run.errors)")
        #expect(run.errors.components(separatedBy: "content/site.yaml").count == 2)
        #expect(try ToolRun(["check", "--no-cache"], in: folder.root).errors.isEmpty)
    }

    @Test func `blocks of a program that was left out cost the site nothing else`() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            TemporaryFolder.notesAlone + "figures: {chart: {command: [./chart.py]}}\n", to: "content/site.yaml")
        try folder.write("# Notes\n\nBefore.\n\n```chart\nid: sales\n```\n\nBehind.\n", to: "content/a.en.md")
        let run = try ToolRun(["build", "--no-cache"], in: folder.root, of: "CoreTool")
        #expect(run.exitCode == 0 && run.errors.components(separatedBy: "warning: ").count == 2, "\(run.errors)")
        let page = try folder.read("Site/a.html")
        #expect(page.contains("Before.") && page.contains("Behind."))
    }

    @Test func `notes that need no extra become the same pages without them`() throws {
        let folder = try TemporaryFolder()
        try folder.write("# Notes\n\nWords.\n\n```scenario\n\(ScenarioTexts.table)```\n", to: "content/a.en.md")
        for (program, place) in [("notchbook", "with"), ("CoreTool", "without")] {
            let run = try ToolRun(["build", "--no-cache", "--output", place], in: folder.root, of: program)
            #expect(run.exitCode == 0, "\(run.errors)")
        }
        let (with, without) = (try folder.contents(of: "with"), try folder.contents(of: "without"))
        #expect(with.count > 20 && with == without)
    }
}
