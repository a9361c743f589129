import DataTree
import Diagnostics
import LayoutEngine
package import Schema

/// The codes of scenarios, with one function for each that words its diagnostics.
package enum ScenarioCodes {
    package static let schema = SchemaCodes(area: "scenario", unit: "all lengths are points")

    static let ambiguousDevice = DiagnosticCode("scenario/ambiguous-device")
    static let ambiguousPins = DiagnosticCode("scenario/ambiguous-pins")
    static let axisWithoutValues = DiagnosticCode("scenario/axis-without-values")
    static let callbacksDiffer = DiagnosticCode("scenario/callbacks-differ")
    static let comparisonCount = DiagnosticCode("scenario/comparison-count")
    static let componentOfWord = DiagnosticCode("scenario/component-of-word")
    static let conflictingPins = DiagnosticCode("scenario/conflicting-pins")
    static let duplicateID = DiagnosticCode("scenario/duplicate-id")
    static let duplicateName = DiagnosticCode("scenario/duplicate-name")
    static let expectationFailed = DiagnosticCode("scenario/expectation-failed")
    static let expectationShape = DiagnosticCode("scenario/expectation-shape")
    static let invalidCondition = DiagnosticCode("scenario/invalid-condition")
    static let invalidName = DiagnosticCode("scenario/invalid-name")
    static let invalidPin = DiagnosticCode("scenario/invalid-pin")
    static let invalidQuery = DiagnosticCode("scenario/invalid-query")
    static let invalidValuePath = DiagnosticCode("scenario/invalid-value-path")
    static let keyBesideCompare = DiagnosticCode("scenario/key-beside-compare")
    static let keyBesideUse = DiagnosticCode("scenario/key-beside-use")
    static let mismatchedAnchors = DiagnosticCode("scenario/mismatched-anchors")
    static let missingController = DiagnosticCode("scenario/missing-controller")
    static let missingPhase = DiagnosticCode("scenario/missing-phase")
    static let nestedTooDeeply = DiagnosticCode("scenario/nested-too-deeply")
    static let noTableInPicture = DiagnosticCode("scenario/no-table-in-picture")
    static let notChangeable = DiagnosticCode("scenario/not-changeable")
    static let notComparable = DiagnosticCode("scenario/not-comparable")
    static let notInVersion = DiagnosticCode("scenario/not-in-version")
    static let notSettable = DiagnosticCode("scenario/not-settable")
    static let nothingDiffers = DiagnosticCode("scenario/nothing-differs")
    static let oneClassExpected = DiagnosticCode("scenario/one-class-expected")
    static let osNeverRan = DiagnosticCode("scenario/os-never-ran")
    static let pinCircle = DiagnosticCode("scenario/pin-circle")
    static let pinWithoutTarget = DiagnosticCode("scenario/pin-without-target")
    static let placedArrangedView = DiagnosticCode("scenario/placed-arranged-view")
    static let placedRootView = DiagnosticCode("scenario/placed-root-view")
    static let placedTwice = DiagnosticCode("scenario/placed-twice")
    static let reservedName = DiagnosticCode("scenario/reserved-name")
    static let rowsTwice = DiagnosticCode("scenario/rows-twice")
    static let tableTwice = DiagnosticCode("scenario/table-twice")
    static let textMayWrap = DiagnosticCode("scenario/text-may-wrap")
    static let tooManyVariants = DiagnosticCode("scenario/too-many-variants")
    static let tooManyViews = DiagnosticCode("scenario/too-many-views")
    static let unknownAnchor = DiagnosticCode("scenario/unknown-anchor")
    static let unknownClass = DiagnosticCode("scenario/unknown-class")
    static let unknownComponent = DiagnosticCode("scenario/unknown-component")
    static let unknownDevice = DiagnosticCode("scenario/unknown-device")
    static let unknownElement = DiagnosticCode("scenario/unknown-element")
    static let unknownOS = DiagnosticCode("scenario/unknown-os")
    static let unknownPart = DiagnosticCode("scenario/unknown-part")
    static let unknownPath = DiagnosticCode("scenario/unknown-path")
    static let unknownPhase = DiagnosticCode("scenario/unknown-phase")
    static let unknownPinOwner = DiagnosticCode("scenario/unknown-pin-owner")
    static let unknownScenario = DiagnosticCode("scenario/unknown-scenario")
    static let unknownValue = DiagnosticCode("scenario/unknown-value")
    static let unknownVariant = DiagnosticCode("scenario/unknown-variant")
    static let useCycle = DiagnosticCode("scenario/use-cycle")
}

// MARK: - The shape of mappings and lists

extension Diagnostic {
    static func classExpected(_ subject: String, found: DataNode, allowed: [String]) -> Diagnostic {
        let wanted = "a mapping with one class key, such as \(allowed.listed(or: true))"
        return ScenarioCodes.schema.wrongType(subject, wanted, found: found)
    }

    static func unknownClass(
        _ key: String, in subject: String, allowed: [String], at span: SourceSpan
    ) -> Diagnostic {
        misspelt(
            ScenarioCodes.unknownClass, "'\(key)' is no class that '\(subject)' can hold", key, allowed: allowed,
            "there are", at: span)
    }

    static func oneClassExpected(_ entries: [DataNode.Entry], in subject: String, at span: SourceSpan) -> Diagnostic {
        let found = entries.isEmpty ? "none" : entries.map { "'\($0.key)'" }.listed()
        let help = "properties of a view or controller are indented below its class key"
        return Diagnostic(
            ScenarioCodes.oneClassExpected, .error, "one class key is expected in '\(subject)', but there is \(found)",
            at: span,
            notes: entries.count > 1 ? [Note(help)] : [])
    }

    static func missingController(of container: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.missingController, .error,
            "'\(container)' shows no controller; put one into it under its class key, such as 'viewController'",
            at: span
        )
    }

    static func secondController(_ key: String, of container: String, at span: SourceSpan, first: SourceSpan)
        -> Diagnostic
    {
        Diagnostic(
            ScenarioCodes.oneClassExpected, .error,
            "'\(container)' shows one controller, and '\(key)' would be the second",
            at: span, notes: [Note("the first is here", at: first)])
    }

    static func nestedTooDeeply(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.nestedTooDeeply, .error,
            "this lies in more than \(ScenarioContext.depthLimit) views and controllers and is not read", at: span)
    }

    static func tooManyViews(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.tooManyViews, .error,
            "a scenario has at most \(limit) views; the rest, from here on, is not read",
            at: span)
    }

    static func placedTwice(at span: SourceSpan, first: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.placedTwice, .error, "this view has a place already; give a 'frame' or a 'pin', and once",
            at: span,
            notes: [Note("it was first placed here", at: first)])
    }

    static func placedArrangedView(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.placedArrangedView, .error,
            "the stack view places this view: it takes no 'frame', and in 'pin' nothing but a number for width or height",
            at: span)
    }

    static func noTableInPicture(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.noTableInPicture, .error,
            "the picture 'tableAnatomy' takes a table apart, and this scenario has no table with a name", at: span)
    }

    static func placedRootView(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.placedRootView, .error,
            "the root view of a shown controller has no 'frame' or 'pin' of its own: the window or container places it",
            at: span)
    }
}

extension SchemaCodes {
    /// A block without an id.
    func missingID(of owner: String, at span: SourceSpan) -> Diagnostic {
        missingKey(
            "id", of: owner, at: span,
            note: "a block with 'use' alone shows the very same scenario and needs no id")
    }
}
