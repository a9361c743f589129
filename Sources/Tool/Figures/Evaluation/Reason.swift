import Diagnostics
package import LayoutEngine
package import ScenarioLanguage

/// A number of a figure with the way it came about.
package struct Reason: Sendable {
    /// The index of the variant.
    package let variant: Int
    package let phase: Phase
    /// With a component where the value has several.
    package let path: ValuePath
    package let quantity: Quantity

    /// The name under which pages link to the derivation of a value of a figure.
    package static func anchor(_ id: String, variant: Int, _ reference: ValueReference) -> String {
        let number = variant > 0 ? "\(variant + 1)-" : ""
        let phase =
            reference.phase == .viewDidAppear
            ? "" : reference.phase.rawValue.split(separator: " ").joined(separator: "-") + "-"
        // Ids hold no spaces, and the path "table.cell(0, 57)" does.
        return "why-\(id)-\(number)\(phase)\(reference.path.description.filter { $0 != " " })"
    }

    /// The fragment that a quoted value links to: its derivation, or the figure where there is none.
    package static func anchor(of id: String, _ reference: ValueReference, in figure: Figure?) -> String {
        let variants = figure?.variants.dropFirst(reference.variant)
        let isExplained = variants?.first.map { part(of: reference, in: $0.result) != nil } ?? false
        return isExplained ? anchor(id, variant: reference.variant, reference) : Figure.anchor(id)
    }

    /// The reasons of a figure: for quoted values, and for every number of its rows that a rule derived from others.
    package static func all(of figure: Figure, rows: [ShownValue], quoted: [ValueReference]) -> [Reason] {
        let asked = rows.filter { !$0.isExtra }
        return figure.variants.enumerated().flatMap { index, variant in
            let quotedHere = quoted.filter { $0.variant == index }
            return (asked.isEmpty ? rows : asked).flatMap { row -> [Reason] in
                let parts = parts(of: row, in: variant.result)
                let explained = parts.filter { part in
                    hasReasons(part.quantity) || quotedHere.contains { $0.path == part.path && $0.phase == row.phase }
                }
                let others = quotedHere.filter { quote in
                    quote.phase == row.phase
                        && ValuePath(name: quote.path.name, property: quote.path.property) == row.path
                        && !explained.contains { $0.path == quote.path }
                }
                return (explained + others.compactMap { part(of: $0, in: variant.result) }).map {
                    Reason(variant: index, phase: row.phase, path: $0.path, quantity: $0.quantity)
                }
            }
        }
    }

    private static func parts(of row: ShownValue, in result: LayoutResult) -> [(path: ValuePath, quantity: Quantity)] {
        guard let value = value(at: row.path, phase: row.phase, in: result).value else { return [] }
        let names = value.componentNames.map { Optional($0) }
        return zip(names.isEmpty ? [nil] : names, value.quantities).map { name, quantity in
            (ValuePath(name: row.path.name, property: row.path.property, component: name), quantity)
        }
    }

    /// A quoted number that is not simply a part of its property, such as a frame's maxY.
    private static func part(
        of reference: ValueReference, in result: LayoutResult
    ) -> (path: ValuePath, quantity: Quantity)? {
        guard case .number(let quantity)? = value(at: reference.path, phase: reference.phase, in: result).value else {
            return nil
        }
        return (reference.path, quantity)
    }

    /// Whether a rule derived the number from others and it is not just nothing.
    private static func hasReasons(_ quantity: Quantity) -> Bool {
        let terms = quantity.derivation.terms
        return !terms.isEmpty && (quantity.value != 0 || terms.contains { $0.quantity.value != 0 })
    }
}
