package import Diagnostics

/// The problems of what `site.yaml` says about warnings, which only a whole run can see.
package enum SeverityCodes {
    /// - Parameter known: all codes.
    package static func unknownCode(_ rule: SeverityRule, known: [String]) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: rule.code, among: known)
        return Diagnostic(
            unknownCodeCode, .error, "there is no problem with the code '\(rule.code)'", at: rule.span,
            label: nearest?.question, fixIts: nearest.map { [.spelling(rule.span, rule.code, $0)] } ?? [])
    }

    package static func unused(_ rule: SeverityRule) -> Diagnostic {
        let place: Message = rule.files.isEmpty ? "" : " in these files"
        return Diagnostic(
            unusedCode, .warning, "no warning '\(rule.code)' is reported\(place), so that this entry can go",
            at: rule.span)
    }

    package static func ofError(_ rule: SeverityRule) -> Diagnostic {
        Diagnostic(
            ofErrorCode, .warning,
            "'\(rule.code)' is an error here and stays one, as what it tells of is wrong or unsafe; only warnings can be set",
            at: rule.span)
    }

    /// What is said of output folders, which not every run looks at.
    package static let ofOutput = [FileCodes.outputEditedCode, FileCodes.downloadFailedCode]

    private static let ofErrorCode = DiagnosticCode("settings/severity-of-error")
    private static let unusedCode = DiagnosticCode("settings/severity-unused")
    private static let unknownCodeCode = DiagnosticCode("settings/unknown-code")

    /// By name, with a `site.yaml` that triggers each.
    package static let documented = [
        DocumentedCode(
            ofErrorCode,
            example: "address: example.org\nseverities:\n"
                + "  - {code: settings/address-unusable, severity: silent, reason: It comes later}"),
        DocumentedCode(
            unusedCode,
            example: "severities:\n  - {code: site/title-missing, severity: silent, reason: Old notes}"),
        DocumentedCode(
            unknownCodeCode,
            example: "severities:\n  - {code: site/title-mising, severity: silent, reason: Old notes}"),
    ]
}
