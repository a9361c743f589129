import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// What can be wrong with claims, and claims that do not hold.
package enum ClaimCodes {
    static let expectationFailed = DocumentedCode(
        DiagnosticCode("scenario/expectation-failed"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            expect:
              view.safeAreaInsets.top: 20
            """)

    static let expectationShape = DocumentedCode(
        DiagnosticCode("scenario/expectation-shape"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            expect:
              view.frame: 812
            """)

    static let callbacksDiffer = DocumentedCode(
        DiagnosticCode("scenario/callbacks-differ"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            expect:
              callbacks: [viewDidAppear, viewDidLoad]
            """)

    static let invalidCondition = DocumentedCode(
        DiagnosticCode("scenario/invalid-condition"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            matrix: {os: [11, 12]}
            expect:
              where os: {view.frame.x: 0}
            """)

    static let unknownVariant = DocumentedCode(
        DiagnosticCode("scenario/unknown-variant"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            matrix: {os: [11, 12]}
            expect:
              where os = 13: {view.frame.x: 0}
            """)

    static let conditionAlwaysHolds = DocumentedCode(
        DiagnosticCode("scenario/condition-always-holds"),
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            matrix: {os: [11, 12]}
            expect:
              where os < 26: {view.frame.x: 0}
            """)

    package static let documented = [
        expectationFailed, expectationShape, callbacksDiffer, invalidCondition, unknownVariant, conditionAlwaysHolds,
    ]
}

extension Diagnostic {
    /// - Parameters:
    ///   - ours: the engine's value as a claim would write it.
    ///   - rules: one line for each rule behind it.
    static func expectationFailed(
        _ claim: Expectation, ours: String, rules: [Message], variant: Variant
    ) -> Diagnostic {
        let place: Message = claim.phase == .viewDidAppear ? "" : " at \(claim.phase.rawValue)"
        let fixIt = FixIt.replace(claim.expectedSpan, old: claim.expected.notation, with: ours, .guess)
        return Diagnostic(
            ClaimCodes.expectationFailed.code, .error,
            "'\(claim.path.description)'\(place) is \(ours), not \(claim.expected.notation)\(variant.phrase)",
            at: claim.expectedSpan, label: "is \(ours)", notes: rules.map { Note($0) },
            fixIts: variant.coordinates.isEmpty ? [fixIt] : [])
    }

    static func claimOfAnotherShape(_ claim: Expectation, ours: Value) -> Diagnostic {
        let fixIt = FixIt.replace(claim.expectedSpan, old: claim.expected.notation, with: ours.notation, .guess)
        return Diagnostic(
            ClaimCodes.expectationShape.code, .error,
            "'\(claim.path.description)' is \(ours.shape), but \(claim.expected.notation) is claimed",
            at: claim.expectedSpan, label: "is \(ours.notation)", fixIts: [fixIt])
    }

    /// - Parameter ours: the callbacks of those that the claim names.
    static func callbacksDiffer(
        _ claim: CallbackClaim, _ name: CallbackName, isMade: Bool, ours: [CallbackName], variant: Variant
    ) -> Diagnostic {
        let problem: Message = isMade ? "is not called at this place" : "is not called at all"
        return Diagnostic(
            ClaimCodes.callbacksDiffer.code, .error, "'\(name.description)' \(problem)\(variant.phrase)",
            at: claim.span,
            notes: [Note("the callbacks are \(ours.map { $0.description }.joined(separator: ", "))")],
            fixIts: callbackFixIts(claim, ours, variant))
    }

    static func callbacksReceivedDiffer(
        _ claim: CallbackClaim, by receiver: String, at phase: Phase?, ours: [CallbackName], variant: Variant
    ) -> Diagnostic {
        let place: Message = phase.map { " at \($0.rawValue)" } ?? ""
        return Diagnostic(
            ClaimCodes.callbacksDiffer.code, .error,
            "'\(receiver).callbacks'\(place) is \(CallbackName.notation(ours)), not \(CallbackName.notation(claim.names))\(variant.phrase)",
            at: claim.span, fixIts: callbackFixIts(claim, ours, variant))
    }

    private static func callbackFixIts(_ claim: CallbackClaim, _ ours: [CallbackName], _ variant: Variant) -> [FixIt] {
        guard variant.coordinates.isEmpty, !ours.isEmpty else { return [] }
        return [
            .replace(claim.span, old: CallbackName.notation(claim.names), with: CallbackName.notation(ours), .guess)
        ]
    }

    static func invalidCondition(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ClaimCodes.invalidCondition.code, .error,
            "'\(text)' does not say which variants are meant; the form is 'where os = 10' or 'where os < 11'",
            at: span)
    }

    /// - Parameter sign: that of the comparison, such as "<".
    static func withoutOrder(_ path: String, _ sign: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ClaimCodes.invalidCondition.code, .error,
            "the values of '\(path)' have no order, so '\(sign)' says nothing about them; the form is 'where \(path) = …'",
            at: span)
    }

    /// - Parameter allowed: what a condition on the same input may compare with.
    static func notComparable(_ path: String, _ value: String, _ allowed: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ClaimCodes.invalidCondition.code, .error, "'\(path)' is compared with '\(value)' instead of \(allowed)",
            at: span)
    }

    /// - Parameter known: the conditions that hold for some variant.
    static func conditionAlwaysHolds(_ condition: String, known: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ClaimCodes.conditionAlwaysHolds.code, .warning,
            "'\(condition)' holds for every variant, so that it leaves nothing out; there are \(known.listed())",
            at: span)
    }

    /// - Parameter known: the conditions that hold for some variant.
    static func unknownVariant(_ condition: String, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: condition, among: known)
        let list: Message = known.isEmpty ? "the scenario has only one" : "there are \(known.listed())"
        return Diagnostic(
            ClaimCodes.unknownVariant.code, .error, "there is no variant with '\(condition)'; \(list)", at: span,
            label: nearest?.question)
    }
}

extension Variant {
    /// " (device iPhone X, os 11)" in a matrix, nothing without one.
    fileprivate var phrase: String {
        guard !coordinates.isEmpty else { return "" }
        return " (" + coordinates.map { "\($0.path) \($0.value)" }.joined(separator: ", ") + ")"
    }
}

extension Value {
    /// "a rect of four numbers" and the like.
    fileprivate var shape: Message {
        switch self {
        case .number: "a number"
        case .insets: "four numbers [top, left, bottom, right]"
        case .rect: "four numbers [x, y, width, height]"
        case .size: "two numbers [width, height]"
        case .point: "two numbers [x, y]"
        case .text: "a word"
        }
    }
}
