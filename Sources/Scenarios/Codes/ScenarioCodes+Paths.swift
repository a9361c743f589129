import DataTree
import Diagnostics
import LayoutEngine
import Schema

// MARK: - Paths that are set

extension Diagnostic {
    static func unknownPath(
        _ path: String, _ word: String, of owner: String?, allowed: [String], at span: SourceSpan
    ) -> Diagnostic {
        let problem =
            owner.map { "'\(path)' leads nowhere: '\($0)' has no '\(word)' that can be set" }
            ?? "'\(path)' leads nowhere: nothing here is called '\(word)'"
        return misspelt(
            ScenarioCodes.unknownPath, problem, word, allowed: allowed, owner == nil ? "there are" : "it has", at: span,
            written: path)
    }

    static func notSettable(_ path: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.notSettable, .error,
            "'\(path)' is not a plain value that can be set; there are \(allowed.listed())", at: span)
    }

    static func notChangeable(_ path: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.notChangeable, .error,
            "'\(path)' lies outside the app and does not change at a callback; set it at the top", at: span)
    }

    static func axisWithoutValues(_ path: String, found: DataNode) -> Diagnostic {
        let fixIts =
            found.text.map { [FixIt.replace(found.span, old: $0, with: "[\($0)]")] } ?? []
        return Diagnostic(
            ScenarioCodes.axisWithoutValues, .error,
            "the axis '\(path)' takes a list of values, but there is \(found.foundPhrase)", at: found.span,
            fixIts: fixIts)
    }

    static func tooManyVariants(limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.tooManyVariants, .error, "the matrix has more than \(limit) combinations, and none is shown",
            at: span)
    }
}

// MARK: - Scenarios that use others

extension Diagnostic {
    static func unknownScenario(_ id: String, known: [String], at span: SourceSpan) -> Diagnostic {
        misspelt(
            ScenarioCodes.unknownScenario, "there is no scenario '\(id)'", id, allowed: known, "the others are",
            at: span)
    }

    static func useCycle(_ ids: [String], at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.useCycle, .error,
            "these scenarios use each other in a circle: \(ids.joined(separator: " → "))",
            at: span)
    }

    static func keyBesideUse(_ key: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let isKnown = BlockKeys.all.contains { $0.entry.name == key }
        let help = "values of the used scenario are replaced under 'with', such as 'with: {os: 11}'"
        return Diagnostic(
            ScenarioCodes.keyBesideUse, .error,
            "'\(key)' cannot stand beside 'use'; these can: \(allowed.joined(separator: ", "))",
            at: span, notes: isKnown ? [Note(help)] : [])
    }
}

// MARK: - Values that are asked for

extension Diagnostic {
    static func invalidValuePath(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.invalidValuePath, .error,
            "'\(text)' is no path to a value; it has the form 'name.property' or 'name.property.component'", at: span,
            notes: text.contains("(") == text.contains(")")
                ? [] : [Note("between braces a path with a comma needs quotes: {'table.cell(0, 1).frame': …}")])
    }

    static func invalidQuery(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            ScenarioCodes.invalidQuery, .error,
            "'\(text)' asks for no value; the form is 'id: name.property' or 'id at viewWillAppear: name.property'",
            at: span)
    }

    static func unknownPhase(_ text: String, word: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let nearest = SpellingSuggestion.nearest(to: word, among: allowed)
        let place = text.indices.first { text[$0...].hasPrefix(word) }
        let fixed = nearest.flatMap { nearest in
            place.map { text[..<$0] + nearest + text[$0...].dropFirst(word.count) }
        }
        return Diagnostic(
            ScenarioCodes.unknownPhase, .error, "'\(word)' is no callback; there are \(allowed.listed())", at: span,
            label: nearest.map { "did you mean '\($0)'?" },
            fixIts: fixed.map { [.replace(span, old: text, with: String($0))] } ?? [])
    }

    static func missingPhase(_ phase: Phase, in result: LayoutResult, at span: SourceSpan?) -> Diagnostic {
        let phases = result.phases.map { $0.rawValue }
        return Diagnostic(
            ScenarioCodes.missingPhase, .error,
            "iOS \(result.environment.os) makes no call of '\(phase.rawValue)' here; there are \(phases.listed())",
            at: span)
    }

    static func unknownElement(_ name: String, of path: String, names: [String], at span: SourceSpan?) -> Diagnostic {
        misspelt(
            ScenarioCodes.unknownElement, "nothing in this scenario is called '\(name)'", name, allowed: names,
            "there are", at: span, written: path)
    }

    /// - Parameter table: the name of the table that lacks the part.
    static func unknownPart(_ name: String, of table: String, isTable: Bool, at span: SourceSpan?) -> Diagnostic {
        let part = String(name.dropFirst(table.count + 1))
        let problem =
            isTable ? "the table '\(table)' has no '\(part)' here" : "'\(table)' is no table and has no '\(part)'"
        return Diagnostic(ScenarioCodes.unknownPart, .error, problem, at: span)
    }

    static func unknownValue(_ path: ValuePath, _ allowed: [String], at span: SourceSpan?) -> Diagnostic {
        let known = PropertyEntry.all.first { $0.name == path.property && $0.versions != .always }
        let reason = known.map { " (it exists in iOS \($0.versions))" } ?? ""
        return misspelt(
            ScenarioCodes.unknownValue, "'\(path.name)' has no '\(path.property)' here\(reason)", path.property,
            allowed: allowed, "it has", at: span, written: path.description)
    }

    static func unknownComponent(
        _ name: String, of path: ValuePath, allowed: [String], at span: SourceSpan?
    ) -> Diagnostic {
        let whole = "\(path.name).\(path.property)"
        return misspelt(
            ScenarioCodes.unknownComponent, "'\(whole)' has no part '\(name)'", name, allowed: allowed, "it has",
            at: span, written: path.description)
    }
}

// MARK: - Claims

extension Diagnostic {
    /// - Parameters:
    ///   - ours: the engine's value as a claim would write it.
    ///   - rules: one line for each rule behind it.
    static func expectationFailed(
        _ claim: Expectation, ours: String, rules: [String], variant: Variant
    ) -> Diagnostic {
        let place = claim.phase == .viewDidAppear ? "" : " at \(claim.phase.rawValue)"
        let fixIt = FixIt.replace(claim.expectedSpan, old: claim.expected.notation, with: ours)
        return Diagnostic(
            ScenarioCodes.expectationFailed, .error,
            "'\(claim.path.description)'\(place) is \(ours), not \(claim.expected.notation)\(variant.phrase)",
            at: claim.expectedSpan, label: "is \(ours)", notes: rules.map { Note($0) },
            fixIts: variant.coordinates.isEmpty ? [fixIt] : [])
    }

    static func claimOfAnotherShape(_ claim: Expectation, ours: Value) -> Diagnostic {
        let fixIt = FixIt.replace(claim.expectedSpan, old: claim.expected.notation, with: ours.notation)
        return Diagnostic(
            ScenarioCodes.expectationShape, .error,
            "'\(claim.path.description)' is \(ours.shape), but \(claim.expected.notation) is claimed",
            at: claim.expectedSpan, label: "is \(ours.notation)", fixIts: [fixIt])
    }

    /// - Parameter ours: the callbacks of those that the claim names.
    static func callbacksDiffer(
        _ claim: CallbackClaim, _ name: CallbackName, isMade: Bool, ours: [CallbackName], variant: Variant
    ) -> Diagnostic {
        let problem = isMade ? "is not called at this place" : "is not called at all"
        return Diagnostic(
            ScenarioCodes.callbacksDiffer, .error, "'\(name.description)' \(problem)\(variant.phrase)", at: claim.span,
            notes: [Note("the callbacks are \(ours.map { $0.description }.joined(separator: ", "))")],
            fixIts: callbackFixIts(claim, ours, variant))
    }

    static func callbacksReceivedDiffer(
        _ claim: CallbackClaim, by receiver: String, at phase: Phase?, ours: [CallbackName], variant: Variant
    ) -> Diagnostic {
        let place = phase.map { " at \($0.rawValue)" } ?? ""
        return Diagnostic(
            ScenarioCodes.callbacksDiffer, .error,
            "'\(receiver).callbacks'\(place) is \(notation(ours)), not \(notation(claim.names))\(variant.phrase)",
            at: claim.span, fixIts: callbackFixIts(claim, ours, variant))
    }

    private static func callbackFixIts(_ claim: CallbackClaim, _ ours: [CallbackName], _ variant: Variant) -> [FixIt] {
        guard variant.coordinates.isEmpty, !ours.isEmpty else { return [] }
        return [.replace(claim.span, old: notation(claim.names), with: notation(ours))]
    }

    private static func notation(_ names: [CallbackName]) -> String {
        "[" + names.map { $0.description }.joined(separator: ", ") + "]"
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
    fileprivate var shape: String {
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
