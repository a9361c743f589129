import Content
import Devices
import LayoutEngine
import NoteScenarios
import Testing

@testable import UIKitCode

/// The devices and systems that a probe runs on.
struct ChosenSimulatorsTests {
    private static let scenario = "id: bars\ndevice: iPhone 15\nos: 18\nroot: {viewController: {}}\n"

    private func text(of name: String, on devices: [String] = [], _ systems: [OSVersion] = []) throws -> String {
        let file = ScenarioFile(Array(Self.scenario.utf8), path: "a.yaml", catalog: .standard)
        return try #require(Probe(file.scenarios).files(on: devices, systems).first { $0.path == name }?.text)
    }

    @Test func `the script names what was chosen, and nothing where nothing was`() throws {
        #expect(try text(of: "run.sh").contains("\ndevices=''\nsystems=''\n"))
        let chosen = try text(of: "run.sh", on: ["iPhone 17 Pro", "Anna's iPad"], [OSVersion(26, 4), OSVersion(27)])
        #expect(chosen.contains("\ndevices='iPhone 17 Pro\nAnna'\\''s iPad'\nsystems='26.4\n27'\n"))
    }

    /// The systems that are chosen, and those that the workflow runs on.
    private static let systems: [(chosen: [OSVersion], runtimes: [String])] = [
        ([OSVersion(26, 4)], ["26.4"]), ([OSVersion(17)], ["17.0", "17.2", "17.4", "17.5"]),
        ([OSVersion(18, 6), OSVersion(27)], ["18.6", "27.0"]),
    ]

    @Test(arguments: systems)
    func `the workflow runs on the systems that were chosen`(_ chosen: [OSVersion], _ runtimes: [String]) throws {
        let lines = try text(of: "verify.yml", on: [], chosen).split(separator: "\n").filter {
            $0.contains("{runtime: iOS ")
        }
        #expect(lines.map { line in String(line.drop { !$0.isNumber }.prefix { $0 != "," }) } == runtimes)
    }

    @Test func `unasked the workflow runs on every system from 17 to 27`() throws {
        let workflow = try text(of: "verify.yml")
        #expect(workflow.split(separator: "\n").count { $0.contains("{runtime: iOS ") } == 17)
        // One that hosted machines do not have is no reason to run on none.
        #expect(try text(of: "verify.yml", on: [], [OSVersion(26, 9)]) == workflow)
    }
}
