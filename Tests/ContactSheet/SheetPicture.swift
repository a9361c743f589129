import Audits
import CairoRendering
import Diagnostics
import Diagrams
import Drawing
import Languages
import LayoutEngine
import ScenarioLanguage
import WordFiles

/// A scenario, or a macro's errors, in one language and palette.
struct SheetPicture {
    let subject: Subject
    let words: Words
    let palette: Palette

    enum Subject {
        case scenario(Scenario)
        case macro(MacroResult, MacroAudit)
    }

    /// All pictures of a scenario.
    static func all(of scenario: Scenario) -> [SheetPicture] { all(of: .scenario(scenario)) }

    /// All pictures of a block of macros.
    static func all(of audit: MacroAudit) -> [SheetPicture] {
        runAudit(audit).value.macros.flatMap { all(of: .macro($0, audit)) }
    }

    private static func all(of subject: Subject) -> [SheetPicture] {
        WordFiles.standard.languages.flatMap { words in
            Palette.standard.map { SheetPicture(subject: subject, words: words, palette: $0) }
        }
    }

    /// What the sheet groups by, such as "device" or "device matrix".
    var kind: String {
        guard case .scenario(let scenario) = subject else { return "audit" }
        let arrangement = scenario.isComparison ? " comparison" : scenario.variants.count > 1 ? " matrix" : ""
        return scenario.picture.rawValue + arrangement
    }

    var file: String { "\(name).\(words.language.tag).\(palette.name).svg" }

    private var name: String {
        switch subject {
        case .scenario(let scenario): scenario.id
        case .macro(let result, let audit): "\(audit.id).\(result.macro.name)"
        }
    }

    func svg(with renderer: SceneRenderer) throws -> [UInt8] {
        switch subject {
        case .scenario(let scenario):
            let results = scenario.variants.map { layOut($0.app, in: $0.environment) }
            let diagram = drawDiagram(
                scenario, results, words: words, measuring: renderer.measurer(of: words.language.tag))
            return try renderer.svg(diagram.scene, in: palette)
        case .macro(let result, let audit):
            let diagram = drawAudit(
                result, of: audit, words: words, measuring: renderer.measurer(of: words.language.tag))
            return try renderer.svg(diagram.scene, in: palette)
        }
    }
}
