import Build
import CairoRendering
import Content
import Devices
import Diagnostics
import Diagrams
import Foundation
import Languages
import LayoutEngine
import LayoutSite
import NoteScenarios
import ScenarioLanguage
import WordFiles

// DisplaySweep CONTENT [PART]: draws every scenario of the notes on every display of the catalog on which its conditions let
// it be, in all languages, wide and narrow, and prints what cannot be read. With PART only every so many pictures are drawn,
// the same ones in every run; one that shares no factor with the numbers of displays and languages meets all of them. Ends
// with 1 where something cannot be read.

let arguments = CommandLine.arguments
guard (2...3).contains(arguments.count), let part = arguments.count == 3 ? Int(arguments[2]) : 1, part > 0 else {
    FileHandle.standardError.write(Data("usage: DisplaySweep CONTENT [PART]\n".utf8))
    exit(64)
}
let configuration = SiteConfiguration(contentFolder: arguments[1], subject: LayoutSubject())
let folder = try await ContentFolder.load(arguments[1], configuration.conditions(), in: .real).value
let layout = try LayoutFolder(
    arguments[1], extending: .standard, by: readDevices(_:extending:addedBy:), in: .real)
let scenarios = await layout.resolve(await folder.parse().value.notes).value.scenarios.scenarios
let displays = MovedScenario.displays(of: .standard)
let renderer = try SceneRenderer()

var (drawn, failed, number) = (0, 0, 0)
for scenario in scenarios {
    for device in displays {
        guard let moved = MovedScenario(scenario, to: device) else { continue }
        for words in WordFiles.standard.languages {
            number += 1
            guard number.isMultiple(of: part) else { continue }
            drawn += 1
            let problems = moved.problems(words, measuring: renderer.measurer(of: words.language.tag))
            guard !problems.isEmpty else { continue }
            failed += 1
            print("\(scenario.id), \(device.name), \(words.language.tag): \(problems.joined(separator: "; "))")
        }
    }
}
print(
    "\(scenarios.count) scenarios, \(displays.count) displays: \(drawn) of \(number) pictures drawn, \(failed) illegible"
)
exit(failed == 0 && drawn > 0 ? 0 : 1)
