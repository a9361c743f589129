import Diagnostics

extension SiteCodes {
    static func scenarioNotAtTopLevel(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            scenarioNotAtTopLevelCode, .error,
            "a scenario inside a list, a quotation or a footnote is not drawn; move the fence to the margin", at: span)
    }

    static func scenarioEmpty(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            scenarioEmptyCode, .error, "the scenario is empty; it needs at least 'id' and 'root'",
            at: span)
    }

    static func secondScenario(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            secondScenarioCode, .error,
            "a fence holds one scenario, and this is a second one; give it a fence of its own", at: span)
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

    static func drawingImpossible(_ reason: String) -> Diagnostic {
        Diagnostic(drawingImpossibleCode, .error, "no picture can be drawn: \(reason)", at: nil)
    }
}
