import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// The problems of pins.
package enum PinCodes {
    static let invalidPin = DiagnosticKind(
        "scenario/invalid-pin", .error,
        example: .scenario("root: {viewController: {view: [{view: {pin: {top: superview}}}]}}"))
    static func invalidPin(_ text: String, of anchor: String, at span: SourceSpan) -> Diagnostic {
        // Inequalities, priorities and multipliers, as the visual format and equations have them.
        if text.contains(where: { "<>=@*×/".contains($0) }) || isOwnExtent(text) {
            return UnmodelledCodes.unmodelledWord(text, instead: UnmodelledWords.equations, at: span)
        }
        if let instead = UnmodelledWords.region(in: text) {
            return UnmodelledCodes.unmodelledWord(text, instead: instead, at: span)
        }
        if isSystemSpacing(text) {
            return UnmodelledCodes.unmodelledWord(
                text, instead: "system spacing is written as 'safeArea.top + system(1)'", at: span)
        }
        return Diagnostic(
            invalidPin,
            "'\(anchor)' takes an anchor and a constant, such as 'superview.\(anchor) + 8', not '\(text)'",
            at: span)
    }

    static let pinWithoutTarget = DiagnosticKind(
        "scenario/pin-without-target", .error,
        example: .scenario("root: {viewController: {view: [{view: {pin: {top: 8}}}]}}"))
    static func pinWithoutTarget(_ text: String, of anchor: String, at span: SourceSpan) -> Diagnostic {
        let sign = text.hasPrefix("-") ? "- \(text.dropFirst())" : "+ \(text)"
        let new = "superview.\(anchor) \(sign)"
        return Diagnostic(
            pinWithoutTarget,
            "'\(anchor)' must be pinned to another anchor; only width and height take a number",
            at: span, label: "did you mean '\(new)'?", fixIts: [.replace(span, old: text, with: new, .guess)])
    }

    static let unknownAnchor = DiagnosticKind(
        "scenario/unknown-anchor", .error,
        example: .scenario("root: {viewController: {view: [{view: {pin: {top: superview.topp}}}]}}"))
    static func unknownAnchor(_ anchor: String, allowed: [String], in node: DataNode) -> Diagnostic {
        if let diagnostic = UnmodelledCodes.unmodelledWord(anchor, among: UnmodelledWords.properties, at: node.span) {
            return diagnostic
        }
        return Diagnostic.misspelt(
            unknownAnchor.code, "there is no anchor '\(anchor)'", anchor, allowed: allowed, "available:",
            at: nil
        ).moved(to: node.span)
    }

    static let mismatchedAnchors = DiagnosticKind(
        "scenario/mismatched-anchors", .error,
        example: .scenario("root: {viewController: {view: [{view: {pin: {top: superview.left}}}]}}"))
    static func mismatchedAnchors(_ first: String, _ second: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            mismatchedAnchors,
            "'\(first)' cannot be pinned to '\(second)', which measures something else",
            at: span, notes: [Diagnostic.Note("left and right cannot be combined with leading and trailing either")])
    }

    static let ambiguousPins = DiagnosticKind(
        "scenario/ambiguous-pins", .error,
        example: .scenario(
            "root: {viewController: {view: [{view: {pin: {top: superview.top, left: superview.left}}}]}}"))
    static func ambiguousPins(missing: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ambiguousPins, "these pins do not determine the \(missing) of the view", at: span,
            notes: [
                Diagnostic.Note(
                    "each axis needs two values out of edges, centre and size; an intrinsic content size can replace "
                        + "the size")
            ])
    }

    static let conflictingPins = DiagnosticKind(
        "scenario/conflicting-pins", .error,
        example: """
            id: a
            device: iPhone X
            root:
              viewController:
                view:
                  - view: {pin: {top: superview.top, height: 9, left: superview.left, right: superview.right, width: 9}}
            """)
    static func conflictingPins(_ anchors: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            conflictingPins,
            "these pins determine the same thing twice: \(anchors.map { "'\($0)'" }.listed())", at: span,
            notes: [Diagnostic.Note("each axis takes only two values out of edges, centre and size")])
    }

    static let guideOfScrollView = DiagnosticKind(
        "scenario/guide-of-scroll-view", .error,
        example: .scenario(
            "root:",
            "  viewController:",
            "    view: [{view: {pin: {top: frameLayoutGuide.top, height: 9, left: superview.left, width: 9}}}]"))
    static func guideOfScrollView(_ guide: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            guideOfScrollView,
            "only a 'scrollView' or 'collectionView' has '\(guide)', and only its own subviews can be pinned to "
                + "it", at: span,
            notes: [Diagnostic.Note("tables and text views compute the size of their content themselves")])
    }

    static let openContent = DiagnosticKind(
        "scenario/open-content", .error,
        example: """
            id: a
            device: iPhone X
            root:
              viewController:
                view:
                  - scrollView:
                      frame: fill
                      subviews:
                        - view: {pin: {top: superview.top, bottom: superview.bottom, left: superview.left, width: 9}}
            """)
    /// - Parameter extent: width or height.
    static func openContent(_ extent: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            openContent,
            "subviews are pinned to the end of the content, but nothing determines its \(Message(verbatim: extent))",
            at: span,
            notes: [
                Diagnostic.Note(
                    "pin a subview of known \(Message(verbatim: extent)) to both ends, or give a number in "
                        + "'contentSize'; for the size of the scroll view write '\(extent): "
                        + "frameLayoutGuide.\(extent)'")
            ])
    }

    static let contentDecidedTwice = DiagnosticKind(
        "scenario/content-decided-twice", .error,
        example: """
            id: a
            device: iPhone X
            root:
              viewController:
                view:
                  - scrollView:
                      frame: fill
                      contentSize: [0, 900]
                      subviews:
                        - view: {pin: {top: superview.top, bottom: superview.bottom, height: 800, left: superview.left, width: 9}}
            """)
    /// - Parameter extent: width or height.
    static func contentDecidedTwice(_ extent: String, isGiven: Bool, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            contentDecidedTwice,
            isGiven
                ? "'contentSize' gives the content a \(Message(verbatim: extent)), and so do the pins of a subview"
                : "the pins of more than one subview determine the content's \(Message(verbatim: extent))",
            at: span)
    }

    /// - Parameter extent: width or height.
    static func contentDecidedByLayout(_ extent: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            contentDecidedTwice,
            "the flow layout determines the content's \(Message(verbatim: extent)), and so do its subviews or 'contentSize'",
            at: span)
    }

    static let pinCircle = DiagnosticKind(
        "scenario/pin-circle", .error,
        example: """
            id: a
            device: iPhone X
            root:
              viewController:
                view:
                  - view: {name: a, pin: {top: b.bottom, left: superview.left, width: 9, height: 9}}
                  - view: {name: b, pin: {top: a.bottom, left: superview.left, width: 9, height: 9}}
            """)
    static func pinCircle(_ names: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(pinCircle, "these views are pinned to each other in a cycle: \(names.listed())", at: span)
    }

    static let unknownPinOwner = DiagnosticKind(
        "scenario/unknown-pin-owner", .error,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {view: [{view: {pin: {top: header.bottom, height: 9, left: superview.left, width: 9}}}]}}
            """)
    static func unknownPinOwner(_ name: String, siblings: [String], at span: SourceSpan) -> Diagnostic {
        if let diagnostic = UnmodelledCodes.unmodelledWord(name, among: UnmodelledWords.guides, at: span) {
            return diagnostic
        }
        return Diagnostic.misspelt(
            unknownPinOwner.code, "no sibling of this view is called '\(name)'", name,
            allowed: siblings + PinOwner.words, "it can be pinned to", at: nil
        ).moved(to: span)
    }

    /// A constraint's own name for it, such as `equalToSystemSpacingBelow`, or a likely guess of it.
    private static func isSystemSpacing(_ text: String) -> Bool {
        let words = text.split { !($0.isLetter || $0.isNumber) }
        return words.contains { word in
            ["systemSpacing", "equalToSystemSpacing"].contains { word.hasPrefix($0) }
        }
    }

    /// Whether the text is like "width" or "height + 8": a constraint between the two extents of one view.
    private static func isOwnExtent(_ text: String) -> Bool {
        text.split(separator: " ").first.map { ["width", "height"].contains($0) } ?? false
    }

    package static let all: [DiagnosticKind] = [
        ambiguousPins, conflictingPins, contentDecidedTwice, guideOfScrollView, invalidPin, mismatchedAnchors,
        openContent, pinCircle, pinWithoutTarget, unknownAnchor, unknownPinOwner,
    ]
}

extension Diagnostic {
    /// The diagnostic without its fix-its, at a place that is longer than the misspelt word.
    fileprivate func moved(to span: SourceSpan) -> Diagnostic {
        Diagnostic(code, severity, wording, at: span, label: labelWording, notes: notes)
    }
}
