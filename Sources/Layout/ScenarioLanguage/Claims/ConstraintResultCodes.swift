package import Diagnostics
import Geometry
import LayoutEngine
import Schema

/// Results of constraints that their author probably did not intend.
package enum ConstraintResultCodes {
    static let constraintConflict = DiagnosticKind(
        "scenario/constraint-conflict", .warning,
        example: .scenario(
            "root: {viewController: {view: [{view: {constraints: [top == superview.top, left == superview.left,",
            "  height == 10, width == 10, width >= 20]}}]}}"))
    static func conflict(_ conflict: ConstraintConflict, _ places: ConstraintPlaces, _ variant: Variant) -> Diagnostic {
        let broken = conflict.members[conflict.victim]
        let others = conflict.members.enumerated().filter { $0.offset != conflict.victim }.map { $0.element }
        var notes = others.map { member in
            Diagnostic.Note("'\(member.name)' is one of them", at: member.constraint.flatMap { places.place(of: $0) })
        }
        notes.append(
            Diagnostic.Note("the hypothesis is that UIKit breaks this one; no device has confirmed it"))
        let span = ([broken] + others).compactMap { $0.constraint }.compactMap { places.place(of: $0) }.first
        return Diagnostic(
            constraintConflict,
            "these constraints cannot all hold: \(conflict.members.map { "'\($0.name)'" }.listedInFull()); '\(broken.name)' is left out\(variant.phrase)",
            at: span, notes: notes)
    }

    static let openLayout = DiagnosticKind(
        "scenario/open-layout", .warning,
        example: .scenario(
            "root: {viewController: {view: [{view: {name: a, constraints: [top == superview.top, height == 10,",
            "  left == superview.left]}}]}}"))
    static func open(_ view: String, _ numbers: [OpenNumber], at span: SourceSpan?, _ variant: Variant) -> Diagnostic {
        let examples = numbers.prefix(1).map { number in
            Diagnostic.Note(
                "the constraints hold with '\(number.path)' at \(text(number.values.first)) as well as at "
                    + "\(text(number.values.last))"
            )
        }
        return Diagnostic(
            openLayout,
            "the constraints do not determine \(numbers.map { "'\($0.path)'" }.listedInFull()), so this is not "
                + "modelled\(variant.phrase)",
            at: span,
            notes: examples + [
                Diagnostic.Note(
                    "each axis needs two values out of edges, centre and size; an intrinsic content size can replace "
                        + "the size")
            ])
    }

    private static func text(_ number: Double?) -> String { number.map { DecimalText.string($0) } ?? "" }

    static let layoutLoop = DiagnosticKind(
        "scenario/layout-loop", .warning,
        example: .scenario(
            "root:",
            "  viewController:",
            "    view:",
            "      - view: {name: space, constraints: [top == superview.top, left == superview.left, width == 1,",
            "          height == inset.height]}",
            "      - view:",
            "          name: card",
            "          constraints: [top == space.bottom, left == superview.left, width == 100, height == 100]",
            "          subviews:",
            "            - view: {name: inset, constraints: [left == superview.left, width == 1,",
            "                top == superview.top, bottom == superview.safeArea.top]}"))
    static func loop(_ views: [String], at span: SourceSpan?, _ variant: Variant) -> Diagnostic {
        Diagnostic(
            layoutLoop,
            "the frames of \(views.map { "'\($0)'" }.listedInFull()) depend on a safe area or margins that depend on these frames, and do not settle\(variant.phrase)",
            at: span,
            notes: [
                Diagnostic.Note(
                    "UIKit calls this a layout feedback loop; constrain the view to something that does not move with it"
                )
            ])
    }

    static let constraintsDiffer = DiagnosticKind(
        "scenario/constraints-differ", .error,
        example: .scenario(
            "root: {viewController: {view: [{view: {constraints: [top == superview.top, left == superview.left,",
            "  height == 10, width == 10]}}]}}", "expect: {conflict: [width == 10]}"))
    static func differs(_ claim: ConstraintClaim, ours: [[String]], _ variant: Variant) -> Diagnostic {
        let lists = ours.filter { !$0.isEmpty }.map { "[" + $0.joined(separator: ", ") + "]" }
        let found: Message = lists.isEmpty ? "none" : Message(verbatim: lists.joined(separator: ", "))
        let names = "[" + claim.names.joined(separator: ", ") + "]"
        let what: Message =
            switch claim.subject {
            case .conflict: "constraints that contradict each other: \(found), not \(names)"
            case .broken: "constraints left out: \(found), not \(names)"
            case .ambiguous: "undetermined values: \(found), not \(names)"
            }
        return Diagnostic(constraintsDiffer, "\(what)\(variant.phrase)", at: claim.span)
    }

    package static let all: [DiagnosticKind] = [constraintConflict, constraintsDiffer, layoutLoop, openLayout]
}
