import DataTree
import Diagnostics
import Formulas
import LayoutEngine
import Schema

/// Values that only blocks of macros have.
extension Format {
    /// A formula with its text; problems point into the text where it stands in the file as it is.
    static let formula = ScenarioFormat<(text: String, formula: Formula?)>(kind: .formula) { node, decoder in
        guard case .scalar(let text, let isQuoted) = node.content else {
            decoder.reportWrongType(ValueKind.formula.phrase.english, found: node)
            return nil
        }
        let signs = node.span.range.count - text.utf8.count
        let start = isQuoted ? (signs == 2 ? node.span.start + 1 : nil) : (signs == 0 ? node.span.start : nil)
        let parsed = FormulaParser.parse(FormulaSource(text: text, span: node.span, start: start))
        return (text, parsed.unwrap(into: &decoder.diagnostics))
    }

    /// The path to one value of the engine.
    static let valuePath = ScenarioFormat<Located<ValuePath>>(kind: .valuePath) { node, decoder in
        guard let text = node.text else {
            decoder.reportWrongType(ValueKind.valuePath.phrase.english, found: node)
            return nil
        }
        return ValuePath.parse(text, at: node.span).unwrap(into: &decoder.diagnostics).map {
            Located($0, at: node.span)
        }
    }

    /// One or more devices, each by name, a family, or all.
    static let auditDevices = ScenarioFormat<[AuditDevices]>(kind: .oneOrMore(.device)) { node, decoder in
        (node.items ?? [node]).compactMap { item in
            if item.text == "all" { return .all }
            if let family = item.text.flatMap({ Device.Family(rawValue: $0) }) { return .family(family) }
            return device.decode(item, &decoder).map { .one($0) }
        }
    }
}
