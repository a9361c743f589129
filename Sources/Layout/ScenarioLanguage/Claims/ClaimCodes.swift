import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// The problems of claims, and claims that do not hold.
package enum ClaimCodes {
    static let expectationFailed = DiagnosticKind(
        "scenario/expectation-failed", .error,
        example: .scenario("root: {viewController: {}}", "expect:", "  view.safeAreaInsets.top: 20"))
    /// - Parameters:
    ///   - ours: the engine's value as a claim would write it.
    ///   - rules: one line for each rule that contributed to the value.
    static func expectationFailed(
        _ claim: Expectation, ours: String, rules: [Message], variant: Variant
    ) -> Diagnostic {
        let place: Message = claim.phase == .viewDidAppear ? "" : " at \(claim.phase.rawValue)"
        let fixIt = FixIt.replace(claim.expectedSpan, old: claim.expected.notation, with: ours, .guess)
        return Diagnostic(
            expectationFailed,
            "'\(claim.path.description)'\(place) is \(ours), not \(claim.expected.notation)\(variant.phrase)",
            at: claim.expectedSpan, label: "is \(ours)", notes: rules.map { Diagnostic.Note($0) },
            fixIts: variant.coordinates.isEmpty ? [fixIt] : [])
    }

    static let expectationShape = DiagnosticKind(
        "scenario/expectation-shape", .error,
        example: .scenario("root: {viewController: {}}", "expect:", "  view.frame: 812"))
    static func claimOfAnotherShape(_ claim: Expectation, ours: Value) -> Diagnostic {
        let fixIt = FixIt.replace(claim.expectedSpan, old: claim.expected.notation, with: ours.notation, .guess)
        return Diagnostic(
            expectationShape,
            "'\(claim.path.description)' is \(ours.shape), but the claim is \(claim.expected.notation)",
            at: claim.expectedSpan, label: "is \(ours.notation)", fixIts: [fixIt])
    }

    static let callbacksDiffer = DiagnosticKind(
        "scenario/callbacks-differ", .error,
        example: .scenario("root: {viewController: {}}", "expect:", "  callbacks: [viewDidAppear, viewDidLoad]"))
    /// - Parameter ours: the actual callbacks of the kinds that the claim names.
    static func callbacksDiffer(
        _ claim: CallbackClaim, _ name: CallbackName, isMade: Bool, ours: [CallbackName], variant: Variant
    ) -> Diagnostic {
        let problem: Message = isMade ? "is not called at this point" : "is not called at all"
        return Diagnostic(
            callbacksDiffer, "'\(name.description)' \(problem)\(variant.phrase)",
            at: claim.span,
            notes: [Diagnostic.Note("the callbacks are \(ours.map { $0.description }.joined(separator: ", "))")],
            fixIts: callbackFixIts(claim, ours, variant))
    }

    static func callbacksReceivedDiffer(
        _ claim: CallbackClaim, by receiver: String, at phase: Phase?, ours: [CallbackName], variant: Variant
    ) -> Diagnostic {
        let place: Message = phase.map { " at \($0.rawValue)" } ?? ""
        return Diagnostic(
            callbacksDiffer,
            "'\(receiver).callbacks'\(place) is \(CallbackName.notation(ours)), not \(CallbackName.notation(claim.names))\(variant.phrase)",
            at: claim.span, fixIts: callbackFixIts(claim, ours, variant))
    }

    static let invalidCondition = DiagnosticKind(
        "scenario/invalid-condition", .error,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            matrix: {os: [11, 12]}
            expect:
              where os: {view.frame.x: 0}
            """)
    static func invalidCondition(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            invalidCondition,
            "'\(text)' does not say which variants are meant; the form is 'where os = 10' or 'where os < 11'",
            at: span)
    }

    /// - Parameter sign: the sign of the comparison, such as "<".
    static func withoutOrder(_ path: String, _ sign: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            invalidCondition,
            "the values of '\(path)' have no order, so '\(sign)' cannot be used with them; the form is 'where \(path) = …'",
            at: span)
    }

    /// - Parameter allowed: the values with which a condition on the same input may compare.
    static func notComparable(_ path: String, _ value: String, _ allowed: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(invalidCondition, "'\(path)' is compared with \(allowed), not with '\(value)'", at: span)
    }

    static let conditionAlwaysHolds = DiagnosticKind(
        "scenario/condition-always-holds", .warning,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            matrix: {os: [11, 12]}
            expect:
              where os < 26: {view.frame.x: 0}
            """)
    /// - Parameter known: the conditions that hold for some variant.
    static func conditionAlwaysHolds(_ condition: String, known: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            conditionAlwaysHolds,
            "'\(condition)' holds for every variant, so it excludes nothing; the variants are \(known.listed())",
            at: span)
    }

    static let unknownVariant = DiagnosticKind(
        "scenario/unknown-variant", .error,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            matrix: {os: [11, 12]}
            expect:
              where os = 13: {view.frame.x: 0}
            """)
    /// - Parameter known: the conditions that hold for some variant.
    static func unknownVariant(_ condition: String, known: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: condition, among: known)
        let list: Message = known.isEmpty ? "the scenario has only one" : "the variants are \(known.listed())"
        return Diagnostic(
            unknownVariant, "there is no variant with '\(condition)'; \(list)", at: span, label: nearest?.question)
    }

    private static func callbackFixIts(_ claim: CallbackClaim, _ ours: [CallbackName], _ variant: Variant) -> [FixIt] {
        guard variant.coordinates.isEmpty, !ours.isEmpty else { return [] }
        return [
            .replace(claim.span, old: CallbackName.notation(claim.names), with: CallbackName.notation(ours), .guess)
        ]
    }

    package static let all: [DiagnosticKind] = [
        callbacksDiffer, conditionAlwaysHolds, expectationFailed, expectationShape, invalidCondition, unknownVariant,
    ]
}

extension Variant {
    /// " (device iPhone X, os 11)" in a matrix, nothing without one.
    var phrase: String {
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
