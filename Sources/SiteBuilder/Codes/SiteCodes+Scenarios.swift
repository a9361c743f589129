import Audits
import Diagnostics
import Diagrams
import ScenarioLanguage

extension SiteCodes {
    /// - Parameter fence: "scenario" or "macros", here and below.
    static func scenarioNotAtTopLevel(_ fence: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            scenarioNotAtTopLevelCode, .error,
            "\(phrase(fence)) inside a list, a quotation or a footnote is not shown; move the fence to the margin",
            at: span)
    }

    static func scenarioEmpty(_ fence: String, at span: SourceSpan) -> Diagnostic {
        let needed = fence == "macros" ? "'id', 'scenario' and 'macros'" : "'id' and 'root'"
        return Diagnostic(
            scenarioEmptyCode, .error, "the fence '\(fence)' is empty; it needs at least \(needed)", at: span)
    }

    static func secondScenario(_ fence: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            secondScenarioCode, .error,
            "a fence holds \(phrase(fence)), and this is a second one; give it a fence of its own", at: span)
    }

    private static func phrase(_ fence: String) -> String { fence == "macros" ? "a block of macros" : "a scenario" }

    static func unknownQuotedMacro(_ path: ValuePath, of result: AuditResult, at span: SourceSpan) -> Diagnostic {
        let parts = AuditQuotation.allCases.map { $0.rawValue }.joined(separator: ", ")
        let names = result.macros.map { $0.macro.name }
        let nearest = SpellingSuggestion.nearest(to: path.name, among: names)
        return Diagnostic(
            unknownQuotedMacroCode, .error,
            "'\(path.description)' is nothing that the audit '\(result.audit.id)' counted; behind a macro's name there are "
                + parts,
            at: span, label: nearest.map { "did you mean '\($0)'?" })
    }

    static func unknownQuoted(_ id: String, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: id, among: known)
        return Diagnostic(
            unknownQuotedScenarioCode, .error,
            "there is no scenario '\(id)' to take a value from", at: span,
            label: nearest.map { "did you mean '\($0)'?" })
    }

    static func pictureFailed(_ reason: String, id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            pictureFailedCode, .error, "the scenario '\(id)' cannot be drawn: \(reason)", at: span)
    }

    /// Nil for a picture without flaws.
    static func pictureIllegible(
        _ problems: [SceneProblem], _ edition: Edition, id: String, at span: SourceSpan?
    ) -> Diagnostic? {
        guard let first = problems.first else { return nil }
        let more = problems.dropFirst().prefix(4).map { Diagnostic.Note($0.description) }
        return Diagnostic(
            pictureIllegibleCode, .error,
            "the picture of '\(id)' in \(edition.name(in: .english)) cannot be read everywhere: \(first.description)",
            at: span, notes: more)
    }

    static var conversionImpossible: Diagnostic {
        Diagnostic(
            conversionImpossibleCode, .error,
            "no page can be converted to traditional Chinese: the tables of OpenCC are missing; "
                + "install the Debian package libopencc-data", at: nil)
    }

    static func drawingImpossible(_ reason: String) -> Diagnostic {
        Diagnostic(drawingImpossibleCode, .error, "no picture can be drawn: \(reason)", at: nil)
    }

    static func downloadFailed(_ path: String, _ reason: String) -> Diagnostic {
        Diagnostic(downloadFailedCode, .error, "'\(path)' is not made: \(reason)", at: nil)
    }
}
