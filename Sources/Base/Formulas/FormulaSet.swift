// A small language for the macros that apps are written with. In: formulas as text, with names. Out: a number or a
// condition for each, on a device and a version of the system. It knows no layout: values that it does not have itself
// are asked for by their paths.

package import Diagnostics

/// Checked named formulas that may refer to each other: every name is defined, and there are no cycles.
package struct FormulaSet: Equatable, Sendable {
    /// Words that are called with arguments.
    static let functions = ["max", "min"]

    /// The definitions in an order in which each formula comes after the formulas that it refers to.
    private let ordered: [Definition]
    private let types: [String: FormulaType]

    /// A formula under its name.
    package struct Definition: Equatable, Sendable {
        package let name: String
        package let nameSpan: SourceSpan
        /// The formula; nil if it could not be parsed, which was reported.
        package let formula: Formula?

        package init(name: String, nameSpan: SourceSpan, formula: Formula?) {
            self.name = name
            self.nameSpan = nameSpan
            self.formula = formula
        }
    }

    /// The formulas that are sound, with a diagnostic for everything that is not. Names are unique.
    package static func check(_ definitions: [Definition]) -> Diagnosed<FormulaSet> {
        var diagnostics = definitions.filter { isReserved($0.name) }.map {
            FormulaCodes.reservedMacroName($0.name, at: $0.nameSpan)
        }
        let (ordered, circular) = sorted(definitions)
        if let first = circular.first {
            diagnostics.append(FormulaCodes.formulaCycle(circular.map { $0.name }, at: first.nameSpan))
        }
        let names = definitions.map { $0.name }
        var types: [String: FormulaType?] = [:]
        for definition in circular { types.updateValue(nil, forKey: definition.name) }
        for definition in ordered {
            let known = names.filter { $0 != definition.name } + FormulaFact.names
            var checker = FormulaTypeChecker(types: types, known: known)
            let type = definition.formula.flatMap { checker.type(of: $0) }
            types.updateValue(type, forKey: definition.name)
            diagnostics += checker.diagnostics
        }
        let sound = ordered.filter { types[$0.name].flatMap { $0 } != nil }
        return Diagnosed(FormulaSet(ordered: sound, types: types.compactMapValues { $0 }), diagnostics)
    }

    /// The type of a formula; nil for one that is not sound.
    package func type(of name: String) -> FormulaType? { types[name] }

    /// The paths that the formulas read, each once, at its first occurrence.
    package var paths: [(text: String, span: SourceSpan)] {
        var seen: Set<String> = []
        return ordered.flatMap { $0.formula?.all ?? [] }.compactMap { part in
            guard case .path(let text) = part.kind, seen.insert(text).inserted else { return nil }
            return (text, part.span)
        }
    }

    /// The values of all formulas, each evaluated once.
    package func values(_ inputs: FormulaInputs) -> [String: FormulaValue] {
        ordered.reduce(into: [:]) { values, definition in
            values[definition.name] = definition.formula?.value(inputs, macros: values)
        }
    }

    private static func isReserved(_ name: String) -> Bool {
        functions.contains(name) || FormulaFact(rawValue: name) != nil || FormulaFact.owners.contains(name)
    }

    /// The definitions in topological order, each after the definitions that it refers to, and those that form cycles.
    private static func sorted(_ definitions: [Definition]) -> (ordered: [Definition], circular: [Definition]) {
        let names = Set(definitions.map { $0.name })
        var done: Set<String> = []
        var ordered: [Definition] = []
        var waiting = definitions.map { ($0, $0.macros.intersection(names)) }
        while true {
            let ready = waiting.filter { $0.1.isSubset(of: done) }
            if ready.isEmpty { break }
            waiting = waiting.filter { !$0.1.isSubset(of: done) }
            ordered += ready.map { $0.0 }
            done.formUnion(ready.map { $0.0.name })
        }
        return (ordered, waiting.map { $0.0 })
    }
}

extension FormulaSet.Definition {
    /// The macros that the formula names.
    fileprivate var macros: Set<String> {
        Set(
            (formula?.all ?? []).compactMap { part in
                if case .macro(let name) = part.kind { name } else { nil }
            })
    }
}
