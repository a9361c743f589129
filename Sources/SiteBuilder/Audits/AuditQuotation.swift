import Audits
import ScenarioLanguage

/// What prose can quote of a macro: `{{id: macro.right}}` and so on.
enum AuditQuotation: String, CaseIterable {
    /// At how many places the macro is right, is wrong, and was tried.
    case right, wrong, places
    /// The error farthest from 0.
    case worst

    /// The number as pages show it.
    func text(of result: MacroResult) -> String {
        switch self {
        case .right: "\(result.rightCount)"
        case .wrong: "\(result.wrongCount)"
        case .places: "\(result.cells.count)"
        case .worst: DisplayNumber.text(result.worst)
        }
    }
}
