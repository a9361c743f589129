import DataTree
package import Diagnostics
import LayoutEngine
import Schema

/// The problems of a path whose value is asked for.
package enum ValueCodes {
    static let invalidValuePath = DiagnosticKind(
        "scenario/invalid-value-path", .error,
        example: .scenario("root: {viewController: {}}", "expect: {safeAreaInsets: 0}"))
    static func invalidValuePath(_ text: String, at span: SourceSpan) -> Diagnostic {
        if let instead = UnmodelledWords.region(in: text) {
            return UnmodelledCodes.unmodelledWord(text, instead: instead, at: span)
        }
        return Diagnostic(
            invalidValuePath,
            "'\(text)' is not a path to a value; the form is 'name.property' or 'name.property.component'", at: span,
            notes: text.contains("(") == text.contains(")")
                ? []
                : [Diagnostic.Note("between braces a path with a comma needs quotes: {'table.cell(0, 1).frame': …}")])
    }

    static let invalidQuery = DiagnosticKind("scenario/invalid-query", .error, example: "safe-area")
    static func invalidQuery(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            invalidQuery,
            "'\(text)' does not name a value; the form is 'id: name.property' or 'id at viewWillAppear: name.property'",
            at: span)
    }

    static let unknownPhase = DiagnosticKind(
        "scenario/unknown-phase", .error,
        example: """
            id: a
            device: iPhone X
            root: {viewController: {}}
            expect:
              at viewDidApear:
                view.frame.x: 0
            """)
    /// - Parameters:
    ///   - text: all that was written.
    ///   - steps: the names of the scenario's steps.
    package static func unknownPhase(
        _ text: String, word: String, steps: [String] = [], at span: SourceSpan
    ) -> Diagnostic {
        let allowed = Phase.allCases.map { $0.rawValue } + steps
        let nearest = SpellingSuggestion.nearest(to: word, among: allowed)
        let place = text.indices.first { text[$0...].hasPrefix(word) }
        let fixed = nearest.flatMap { nearest in
            place.map { text[..<$0] + nearest.word + text[$0...].dropFirst(word.count) }
        }
        return Diagnostic(
            unknownPhase,
            steps.isEmpty
                ? "'\(word)' is not a callback; the callbacks are \(allowed.listed())"
                : "'\(word)' is neither a callback nor a step; available: \(allowed.listed())", at: span,
            label: nearest?.question,
            fixIts: fixed.map { [.replace(span, old: text, with: String($0), nearest?.certainty ?? .guess)] } ?? [])
    }

    static let missingPhase = DiagnosticKind(
        "scenario/missing-phase", .error,
        example: """
            id: a
            device: iPhone X
            os: 12
            root: {viewController: {}}
            expect:
              at viewIsAppearing:
                view.frame.x: 0
            """)
    static func missingPhase(_ phase: Phase, in result: LayoutResult, at span: SourceSpan?) -> Diagnostic {
        let phases = result.phases.map { $0.rawValue }
        return Diagnostic(
            missingPhase,
            "iOS \(result.environment.os) does not call '\(phase.rawValue)' here; it calls \(phases.listed())",
            at: span)
    }

    static let unknownElement = DiagnosticKind(
        "scenario/unknown-element", .error,
        example: .scenario("root: {viewController: {}}", "expect: {tabel.frame.x: 0}"))
    static func unknownElement(_ name: String, of path: String, names: [String], at span: SourceSpan?) -> Diagnostic {
        Diagnostic.misspelt(
            unknownElement.code, "nothing in this scenario is called '\(name)'", name, allowed: names,
            "available:", at: span, written: path)
    }

    static let unknownPart = DiagnosticKind(
        "scenario/unknown-part", .error,
        example: .scenario("root: {tableViewController: {rows: 3}}", "expect: {'table.cell(0, 3).frame.x': 0}"))
    /// - Parameter table: the name of the table that lacks the part.
    static func unknownPart(_ name: String, of table: String, hasParts: Bool, at span: SourceSpan?) -> Diagnostic {
        let part = String(name.dropFirst(table.count + 1))
        let problem: Message =
            hasParts ? "'\(table)' has no '\(part)' here" : "'\(table)' is not a table and has no '\(part)'"
        return Diagnostic(unknownPart, problem, at: span)
    }

    static let unknownValue = DiagnosticKind(
        "scenario/unknown-value", .error,
        example: """
            id: a
            device: iPhone 6
            os: 10
            root: {viewController: {}}
            expect: {view.safeAreaInsets.top: 20}
            """)
    static func unknownValue(
        _ path: ValuePath, _ allowed: [String], displayHasRegions: Bool, at span: SourceSpan?
    ) -> Diagnostic {
        if Property.ofReservedRegions.contains(where: { $0.rawValue == path.property }) {
            return noRegion(path, allowed, displayHasRegions, at: span)
        }
        let word = String(path.property.prefix { $0 != "." })
        let trait = "traitCollection." + path.property
        let words = UnmodelledWords.values + UnmodelledWords.properties
        let isTrait = allowed.contains(trait)
        if !isTrait, let diagnostic = UnmodelledCodes.unmodelledWord(word, among: words, at: span) { return diagnostic }
        let known = PropertyEntry.all.first { $0.name == path.property && $0.versions != .always }
        let reason: Message = known.map { " (it exists in iOS \($0.versions))" } ?? ""
        return Diagnostic.misspelt(
            unknownValue.code, "'\(path.name)' has no '\(path.property)' here\(reason)", path.property,
            allowed: isTrait ? [trait] : allowed, "it has", at: span, written: path.description)
    }

    static let noRegion = DiagnosticKind(
        "scenario/no-region", .error,
        example: .scenario("root: {viewController: {}}", "expect: {window.reservedRegions.division.isActive: true}"))
    /// A region that does not reach the element, or that the display does not have.
    private static func noRegion(
        _ path: ValuePath, _ known: [String], _ displayHasRegions: Bool, at span: SourceSpan?
    ) -> Diagnostic {
        let regions = known.filter { $0.hasPrefix("reservedRegions.") }
        let none: Message =
            displayHasRegions ? "none lies over it" : "no reserved region is known for this device and SDK"
        let has: Message = regions.isEmpty ? none : "it has \(regions.listed())"
        return Diagnostic(
            noRegion, "'\(path.name)' has no '\(path.property)' here; \(has)", at: span,
            notes: [
                Diagnostic.Note(
                    "regions are known on iPhone Duo with an app linked with the SDK of iOS 27.1 or later; only the inner display has a 'division', and a view has the regions that lie over it"
                )
            ])
    }

    /// A value that depends on an unpublished number of the device, or that constraints leave open.
    static func unpublished(_ path: ValuePath, _ value: Value, at span: SourceSpan?) -> Diagnostic {
        let numbers = Derivation.unpublishedNumbers(behind: value.quantities).map { "'\($0.key)'" }
        guard !numbers.isEmpty else {
            return Diagnostic(
                VariantCodes.notModelled.code, .error,
                "'\(path.description)' is not modelled here: the constraints do not determine it", at: span)
        }
        return Diagnostic(
            VariantCodes.notModelled.code, .error,
            "'\(path.description)' is not modelled here: the device's \(numbers.listed()) has not been published",
            at: span)
    }

    static let unknownComponent = DiagnosticKind(
        "scenario/unknown-component", .error,
        example: .scenario("root: {viewController: {}}", "expect: {view.frame.top: 0}"))
    static func unknownComponent(
        _ name: String, of path: ValuePath, allowed: [String], at span: SourceSpan?
    ) -> Diagnostic {
        let whole = "\(path.name).\(path.property)"
        return Diagnostic.misspelt(
            unknownComponent.code, "'\(whole)' has no part '\(name)'", name, allowed: allowed, "it has",
            at: span, written: path.description)
    }

    package static let all: [DiagnosticKind] = [
        invalidQuery, invalidValuePath, missingPhase, noRegion, unknownComponent, unknownElement, unknownPart,
        unknownPhase, unknownValue,
    ]
}
