package import Diagnostics
import LayoutEngine

/// Problems of a scenario in a page other than its own mistakes.
package enum LiveCodes {
    static let notOneScenario = DiagnosticKind(
        "live/not-one-scenario", .error, example: "device: iPhone X\n---\ndevice: iPhone 8")
    static func notOneScenario(at span: SourceSpan) -> Diagnostic {
        Diagnostic(notOneScenario, "there has to be one scenario: a mapping with 'device' and 'root'", at: span)
    }

    static let knownDevice = DiagnosticKind(
        "live/known-device", .error,
        example: "- name: iPhone 16\n  amend: true\n  safeAreaInsets: {portrait: [22, 0, 0, 0]}")
    static func knownDevice(_ device: Device, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            knownDevice, "there is an '\(device.name)' already, whose numbers stay; give this device another name",
            at: span)
    }

    package static let all: [DiagnosticKind] = [knownDevice, notOneScenario]
}
