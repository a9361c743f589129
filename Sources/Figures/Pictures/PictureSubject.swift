import Audits
import Diagnostics
import Diagrams
import Drawing
import Languages
import ScenarioLanguage

/// What a picture is of.
enum PictureSubject: Sendable {
    case figure(Figure)
    case macro(MacroResult, MacroAudit)

    /// The macros of a block that are compared with something somewhere.
    static func macros(of result: AuditResult) -> [PictureSubject] {
        result.macros.filter { !$0.cells.isEmpty }.map { .macro($0, result.audit) }
    }

    /// No scenario has a dot in its id.
    var id: String {
        switch self {
        case .figure(let figure): figure.id
        case .macro(let result, let audit): Picture.id(of: result.macro, in: audit)
        }
    }

    var span: SourceSpan {
        switch self {
        case .figure(let figure): figure.scenario.span
        case .macro(let result, _): result.macro.span
        }
    }

    /// The file of its picture with an ending: "figures/nav-tab.en.svg".
    func path(_ language: Language, _ ending: String) -> String { "figures/\(id).\(language.tag).\(ending)" }

    /// The picture in the language of some words.
    func diagram(_ words: Words, measuring measurer: some TextMeasuring) -> Diagram {
        switch self {
        case .figure(let figure):
            drawDiagram(
                figure.scenario, figure.variants.map { $0.result }, words: words, measuring: measurer)
        case .macro(let result, let audit):
            drawAudit(result, of: audit, words: words, measuring: measurer)
        }
    }
}
