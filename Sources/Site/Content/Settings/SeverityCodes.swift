package import Diagnostics

/// The problems of the rules for warnings in `site.yaml`, which only a whole run can detect.
package enum SeverityCodes {
    static let unknownCode = DiagnosticKind(
        "settings/unknown-code", .error,
        example: "severities:\n  - {code: site/title-mising, severity: silent, reason: Old notes}")
    /// - Parameter known: all codes.
    package static func unknownCode(_ rule: SeverityRule, known: [String]) -> Diagnostic {
        Diagnostic(
            unknownCode, "no diagnostic has the code '\(rule.code)'", misspelt: rule.code, among: known,
            at: rule.span)
    }

    static let unused = DiagnosticKind(
        "settings/severity-unused", .warning,
        example: "severities:\n  - {code: site/title-missing, severity: silent, reason: Old notes}")
    package static func unused(_ rule: SeverityRule) -> Diagnostic {
        let place: Message = rule.files.isEmpty ? "" : " in these files"
        return Diagnostic(
            unused, "the warning '\(rule.code)' is not reported\(place), so remove this entry", at: rule.span)
    }

    static let ofError = DiagnosticKind(
        "settings/severity-of-error", .warning,
        example: "address: example.org\nseverities:\n"
            + "  - {code: settings/address-unusable, severity: silent, reason: It comes later}")
    package static func ofError(_ rule: SeverityRule) -> Diagnostic {
        Diagnostic(
            ofError,
            "'\(rule.code)' is an error and stays one, because what it reports is wrong or unsafe; only warnings can be changed",
            at: rule.span)
    }

    /// The codes about output folders, which not every run looks at.
    package static let ofOutput = [FileCodes.outputEdited.code, FileCodes.downloadFailed.code]

    /// By name, with a `site.yaml` that triggers each.
    package static let all: [DiagnosticKind] = [ofError, unknownCode, unused]
}
