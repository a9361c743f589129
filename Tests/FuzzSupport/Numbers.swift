import Audits
import CairoRendering
import Content
import DataTree
import Devices
import Diagnostics
import Diagrams
import Languages
import LayoutEngine
import NoteScenarios
import ScenarioLanguage
import Synchronization
import WordFiles
import YAML

// What is read is also laid out and drawn: made-up numbers meet the rules, and what the rules make of them meets the renderer.

/// Larger scenarios only take longer, and a run is to see many.
private let mostVariants = 8

/// Made once, as it reads fonts.
private let sharedRenderer = Mutex(try? SceneRenderer())

private func draw(_ scenarios: [Scenario], _ audits: [MacroAudit]) throws {
    guard !scenarios.isEmpty || !audits.isEmpty else { return }
    try sharedRenderer.withLock { renderer in
        guard let renderer else { throw BrokenLaw(description: "there are no fonts") }
        try draw(scenarios, audits, with: renderer)
    }
}

private func draw(_ scenarios: [Scenario], _ audits: [MacroAudit], with renderer: SceneRenderer) throws {
    for words in WordFiles.standard.languages {
        let measurer = renderer.measurer(of: words.language.tag)
        for scenario in scenarios where scenario.variants.count <= mostVariants {
            let results = scenario.variants.map { layOut($0.app, in: $0.environment) }
            for composition in Composition.allCases {
                let diagram = drawDiagram(
                    scenario, results, words: words, composition: composition, measuring: measurer)
                _ = try renderer.svg(diagram.scene, in: nil)
            }
        }
        for audit in audits {
            for macro in runAudit(audit).value.macros.prefix(mostVariants) {
                let diagram = drawAudit(macro, of: audit, words: words, measuring: measurer)
                _ = try renderer.svg(diagram.scene, in: nil)
            }
        }
    }
}

func fuzzPicture(_ bytes: [UInt8]) throws {
    let file = ScenarioFile(bytes, path: "a.yaml", catalog: .standard)
    try draw(file.scenarios, file.audits)
    let note = ScenarioFile(bytes, path: "a.en.md", catalog: .standard)
    try draw(note.scenarios, note.audits)
}

/// The bytes are `devices.yaml`; each device that it adds has to carry an app.
func fuzzDevices(_ bytes: [UInt8]) throws {
    let file = text(bytes)
    let parsed = YAMLParser.parse(file, in: file.span.range)
    let read = readDevices(parsed.value, extending: .standard, addedBy: file.path)
    try requireSpans(parsed.diagnostics + read.diagnostics, in: file)
    for device in read.value.devices where device.addedBy != nil {
        guard !device.name.contains(where: { $0 == "'" || $0.isNewline }) else { continue }
        let scenario = "id: a\ndevice: '\(device.name)'\nroot: {navigationController: {viewController: {}}}"
        let app = ScenarioFile(Array(scenario.utf8), path: "a.yaml", catalog: read.value)
        try draw(app.scenarios, [])
    }
}
