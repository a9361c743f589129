package import Diagnostics
import LayoutEngine
import Schema

/// The problems of the steps of a scenario.
package enum StepCodes {
    static let offsetUnknown = DiagnosticKind(
        "scenario/offset-unknown", .warning,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{tableView: {name: table, frame: fill, rows: 50, contentOffset: [0, 300]}}]}}
            steps:
              - {name: rotated, set: {orientation: landscape}}
            """)
    static func scrolledOffsetUnknown(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            offsetUnknown,
            "from this step on it is not known where the scrolled content of '\(name)' is, because its insets or sizes "
                + "change",
            at: span, notes: [Diagnostic.Note("set '\(name).contentOffset' in the step")])
    }

    static let invalidStep = DiagnosticKind(
        "scenario/invalid-step", .error,
        example: .scenario("root: {viewController: {}}", "steps:", "  - {name: detail, push: {viewController: {}}}"))
    private static func invalidStep(_ text: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(invalidStep, text, at: span)
    }

    static func emptyStep(at span: SourceSpan) -> Diagnostic {
        invalidStep("a step must change something: give it 'set', 'push' or 'pop'", at: span)
    }

    static func reservedStepName(_ name: String, at span: SourceSpan) -> Diagnostic {
        invalidStep("'\(name)' is the name of a phase before the first step; give the step another name", at: span)
    }

    static func tooManySteps(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            VariantCodes.tooManyVariants,
            "the initial layout and the steps add up to more than \(limit) layouts, so none "
                + "is shown",
            at: span)
    }

    static func fixedWhileRunning(_ path: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        invalidStep(
            "'\(path)' cannot change while an app runs; in its environment, only these can: "
                + "\(allowed.joined(separator: ", "))",
            at: span)
    }

    static func nothingToPushOnto(at span: SourceSpan) -> Diagnostic {
        invalidStep("a controller is pushed onto a 'navigationController', and this scenario shows none", at: span)
    }

    static func nothingToPop(at span: SourceSpan) -> Diagnostic {
        invalidStep("there is no pushed controller to pop", at: span)
    }

    static func matrixBesideSteps(at span: SourceSpan) -> Diagnostic {
        invalidStep(
            "steps happen in one app on one device; for another device write a scenario that uses this one, such as "
                + "'{id: …, use: …, with: {device: …}}'", at: span)
    }

    static func timelineBesideSteps(at span: SourceSpan) -> Diagnostic {
        invalidStep(
            "the picture 'timeline' shows the callbacks of one appearance; leave it out to see the steps side by side",
            at: span)
    }

    static func callbacksOfStep(at span: SourceSpan) -> Diagnostic {
        invalidStep("the callbacks that a step triggers are not modelled; claim the values after it instead", at: span)
    }

    static func comparisonOfSteps(_ id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(BlockCodes.notComparable, "'\(id)' has steps, which are already shown side by side", at: span)
    }

    package static let all: [DiagnosticKind] = [invalidStep, offsetUnknown]
}
