import Audits
import Content
import Diagnostics
import Diagrams
import Drawing
import Languages
import ScenarioLanguage
import WordFiles

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
    func path(_ edition: Edition, _ ending: String) -> String { "figures/\(id).\(edition.folder).\(ending)" }

    func diagram(in language: Language, measuring measurer: some TextMeasuring) -> Diagram {
        let words = WordFiles.standard[language]
        return switch self {
        case .figure(let figure):
            drawDiagram(
                figure.scenario, figure.variants.map { $0.result }, words: words, measuring: measurer)
        case .macro(let result, let audit):
            drawAudit(result, of: audit, words: words, measuring: measurer)
        }
    }
}
