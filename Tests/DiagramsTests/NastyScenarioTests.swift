import DataTree
import Devices
import Diagnostics
import Diagrams
import Foundation
import LayoutEngine
import ScenarioLanguage
import TestSupport
import Testing
import YAML

struct NastyScenarioTests {
    /// `ALL_PICTURES=1` draws every scenario on every device, which takes minutes; else each device gets a few in turn.
    private static let isWhole = ProcessInfo.processInfo.environment["ALL_PICTURES"] != nil

    @Test(arguments: NastyScenario.all)
    func `what is hard to draw is legible on every device in both languages`(nasty: NastyScenario) throws {
        let number = NastyScenario.all.firstIndex { $0.yaml == nasty.yaml } ?? 0
        for (index, device) in DeviceCatalog.standard.devices.enumerated() {
            guard Self.isWhole || (index + number).isMultiple(of: 7) else { continue }
            for orientation in ["portrait", "landscapeRight"] {
                let head = "id: a\ntitle: {en: \(Self.title), zh-Hans: \(Self.chineseTitle)}\n"
                let place = "device: \(device.name)\norientation: \(orientation)\n"
                let file = SourceFile(path: "nasty.yaml", text: head + place + nasty.yaml)
                let nodes = YAMLParser.parse(file, in: 0..<file.utf8Count)
                let found = resolveScenarios(nodes.value, catalog: .standard)
                #expect(found.diagnostics.filter { $0.severity == .error }.map { $0.message } == [])
                let scenario = try #require(found.value.first ?? nil)
                let sample = Sample(scenario: scenario)
                for language in ["en", "zh-Hans"] {
                    let problems = SceneLint.problems(in: sample.draw(language).scene, for: [.wide]).map {
                        $0.description
                    }
                    #expect(problems.isEmpty, "\(device.name), \(orientation), \(language)")
                }
            }
        }
    }

    private static let title = String(repeating: "a title that does not end ", count: 8)
    private static let chineseTitle = String(repeating: "一个没有尽头的标题", count: 12)
}
