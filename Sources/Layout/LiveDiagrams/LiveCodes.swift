package import Diagnostics

/// Problems of a scenario in a page other than its own mistakes.
package enum LiveCodes {
    static let notOneScenario = DiagnosticKind(
        "live/not-one-scenario", .error, example: "device: iPhone X\n---\ndevice: iPhone 8")
    static func notOneScenario(at span: SourceSpan) -> Diagnostic {
        Diagnostic(notOneScenario, "there has to be one scenario: a mapping with 'device' and 'root'", at: span)
    }

    package static let all: [DiagnosticKind] = [notOneScenario]
}
