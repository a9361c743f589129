import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// Problems of constraints as they are written.
package enum ConstraintCodes {
    static let invalidConstraint = DiagnosticKind(
        "scenario/invalid-constraint", .error,
        example: .scenario("root: {viewController: {view: [{view: {constraints: [top superview.top]}}]}}"))
    /// - Parameter word: the word at which parsing fails; nil at the end of the text.
    static func invalid(_ text: String, at word: String?, _ span: SourceSpan) -> Diagnostic {
        Diagnostic(
            invalidConstraint,
            word.map { "the constraint '\(text)' cannot be read from '\($0)' onwards" }
                ?? "the constraint '\(text)' ends too early",
            at: span,
            notes: [
                Diagnostic.Note(
                    "a constraint is written as 'label.leading == superview.layoutMargins.leading + 8 @ 750' or "
                        + "'width >= 44'")
            ])
    }

    /// A text in the visual format of `constraints(withVisualFormat:)`.
    static func visualFormat(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            invalidConstraint, "constraints are not written in the visual format here, but one relation at a time",
            at: span,
            notes: [
                Diagnostic.Note(
                    "'H:|-20-[label(160)]' is 'leading == superview.leading + 20' and 'width == 160' of 'label'; "
                        + "'|-[label]' without a number is 'leading == superview.layoutMargins.leading'")
            ])
    }

    static func invalidRelation(_ sign: String, at span: SourceSpan) -> Diagnostic {
        let meant = ["≥": ">=", ">": ">=", "≤": "<=", "<": "<="][sign] ?? "=="
        return Diagnostic(
            invalidConstraint, "constraints are written with '==', '>=' or '<=', not with '\(sign)'", at: span,
            label: "did you mean '\(meant)'?", fixIts: [.replace(span, old: sign, with: meant, .certain)])
    }

    static let unknownAttribute = DiagnosticKind(
        "scenario/unknown-attribute", .error,
        example: .scenario("root: {viewController: {view: [{view: {constraints: [topp == superview.top]}}]}}"))
    static func unknownAttribute(_ name: String, at span: SourceSpan) -> Diagnostic {
        if name == "H" || name == "V" {
            return Diagnostic(
                unknownAttribute,
                "constraints are not written in the visual format; write one for each line, such as "
                    + "'leading == superview.leading + 20'", at: span)
        }
        let all = Pin.Anchor.allCases.map { $0.rawValue }
        let stem = ["Anchor", "Margin"].first { name.hasSuffix($0) }.map { String(name.dropLast($0.utf8.count)) }
        if let stem, all.contains(stem) {
            let isMargin = name.hasSuffix("Margin")
            return Diagnostic(
                unknownAttribute,
                isMargin
                    ? "there is no attribute '\(name)'; a margin is written as 'superview.layoutMargins.\(stem)'"
                    : "there is no attribute '\(name)'; write '\(stem)'", at: span,
                fixIts: isMargin ? [] : [.replace(span, old: name, with: stem, .certain)])
        }
        return Diagnostic.misspelt(
            unknownAttribute.code, "there is no attribute '\(name)'", name, allowed: all, "available:", at: span)
    }

    static let mismatchedAttributes = DiagnosticKind(
        "scenario/mismatched-attributes", .error,
        example: .scenario("root: {viewController: {view: [{view: {constraints: [top == superview.left]}}]}}"))
    static func mismatchedAttributes(_ first: String, _ second: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            mismatchedAttributes, "'\(first)' and '\(second)' measure different things", at: span,
            notes: [Diagnostic.Note("left and right cannot be combined with leading and trailing either")])
    }

    static let edgeWithoutItem = DiagnosticKind(
        "scenario/edge-without-item", .error,
        example: .scenario("root: {viewController: {view: [{view: {constraints: [top == 8]}}]}}"))
    static func edgeWithoutItem(_ attribute: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            edgeWithoutItem,
            "'\(attribute)' must be measured from another attribute, such as 'superview.\(attribute) + 8'; only width "
                + "and height can be just a number",
            at: span)
    }

    static let constraintNumber = DiagnosticKind(
        "scenario/constraint-number", .error,
        example: .scenario("root: {viewController: {view: [{view: {constraints: [width == height * 0]}}]}}"))
    static func invalidMultiplier(at span: SourceSpan) -> Diagnostic {
        Diagnostic(constraintNumber, "a multiplier must be a number other than 0", at: span)
    }

    static func notANumber(_ text: String, at span: SourceSpan) -> Diagnostic {
        if let digits = DecimalNumber.withoutUnit(text) {
            return Diagnostic(
                constraintNumber, "'\(text)' has a unit; all lengths are in points", at: span,
                fixIts: [.replace(span, old: text, with: digits, .certain)])
        }
        return Diagnostic(constraintNumber, "'\(text)' is not a number", at: span)
    }

    static func numberTooLarge(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            constraintNumber, "numbers in constraints must be between -1000000 and 1000000, not \(text)", at: span)
    }

    static func invalidPriority(_ text: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            constraintNumber,
            "a priority must be a whole number from 1 to 1000 or one of \(allowed.listed(or: true)), not "
                + "'\(text)'", at: span
        )
    }

    static let constraintOwner = DiagnosticKind(
        "scenario/constraint-owner", .error,
        example: .scenario("root: {viewController: {view: [{view: {constraints: [top == header.top]}}]}}"))
    static func unknownOwner(_ name: String, known: [String], at span: SourceSpan) -> Diagnostic {
        if let last = name.split(separator: ".").last,
            let diagnostic = UnmodelledCodes.unmodelledWord(String(last), among: UnmodelledWords.guides, at: span)
        {
            return diagnostic
        }
        let nearest = SpellingSuggestion.nearest(to: name, among: known)
        return Diagnostic(
            constraintOwner,
            "no view called '\(name)' is laid out together with this one; available: \(known.listed())", at: span,
            label: nearest?.question,
            notes: [
                Diagnostic.Note(
                    "constraints join the views of one controller; a child controller's view and the content of a cell "
                        + "are laid out separately"
                )
            ])
    }

    static func superviewOfRoot(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            constraintOwner,
            "the superview of a root view is not laid out together with it; the window or the container places a root view",
            at: span)
    }

    static func guideOfScrollView(_ guide: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(constraintOwner, "'\(guide)' belongs to a 'scrollView' or 'collectionView'", at: span)
    }

    static func guideOfGuide(_ guide: String, _ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            constraintOwner, "'\(name)' is a layout guide; unlike a view it has no '\(guide)'", at: span)
    }

    static func baseline(of owner: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            constraintOwner,
            "the baseline of \(owner) has not been published; a 'label' has a known baseline, and a 'view' uses its "
                + "bottom edge",
            at: span)
    }

    static let tooManyConstraints = DiagnosticKind(
        "scenario/too-many-constraints", .error,
        example: .scenario(
            "root: {viewController: {view: [{view: {constraints: [",
            String(repeating: "width >= 1, ", count: ScenarioContext.constraintLimit + 1), "width >= 2]}}]}}"))
    static func tooMany(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            tooManyConstraints, "a scenario can have at most \(limit) constraints; those from here on are ignored",
            at: span)
    }

    static func tooManyGuides(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            tooManyConstraints, "a scenario can have at most \(limit) layout guides; those from here on are ignored",
            at: span)
    }

    package static let all: [DiagnosticKind] = [
        constraintNumber, constraintOwner, edgeWithoutItem, invalidConstraint, mismatchedAttributes,
        tooManyConstraints, unknownAttribute,
    ]
}
