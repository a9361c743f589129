import DataTree
import Diagnostics
import Formulas
import LayoutEngine

/// Values that only blocks of macros have.
extension Format {
    /// A formula with its text; problems point into the text where it stands in the file as it is.
    static let formula = ValueFormat<(text: String, formula: Formula?)>(kind: .formula) { node, decoding in
        guard case .scalar(let text, let isQuoted) = node.content else {
            decoding.report(.wrongType(decoding.subject, ValueKind.formula.phrase.english, found: node))
            return nil
        }
        let signs = node.span.range.count - text.utf8.count
        let start = isQuoted ? (signs == 2 ? node.span.start + 1 : nil) : (signs == 0 ? node.span.start : nil)
        let parsed = FormulaParser.parse(FormulaSource(text: text, span: node.span, start: start))
        return (text, parsed.unwrap(into: &decoding.diagnostics))
    }

    /// The path to one value of the engine.
    static let valuePath = ValueFormat<PlacedPath>(kind: .valuePath) { node, decoding in
        guard let text = node.text else {
            decoding.report(.wrongType(decoding.subject, ValueKind.valuePath.phrase.english, found: node))
            return nil
        }
        return ValuePath.parse(text, at: node.span).unwrap(into: &decoding.diagnostics).map {
            PlacedPath(path: $0, span: node.span)
        }
    }

    /// The id of a scenario with its place.
    static let scenarioReference = ValueFormat<PlacedName>(kind: .name) { node, decoding in
        scenarioID.decode(node, &decoding).map { PlacedName(text: $0, span: node.span) }
    }

    /// One or more devices, each by name, a family, or all.
    static let auditDevices = ValueFormat<[AuditDevices]>(kind: .oneOrMore(.device)) { node, decoding in
        (node.items ?? [node]).compactMap { item in
            if item.text == "all" { return .all }
            if let family = item.text.flatMap({ Device.Family(rawValue: $0) }) { return .family(family) }
            return device.decode(item, &decoding).map { .one($0) }
        }
    }

    /// One or more orientations.
    static let orientations = ValueFormat<[InterfaceOrientation]>(kind: .oneOrMore(orientation.kind)) {
        node, decoding in (node.items ?? [node]).compactMap { orientation.decode($0, &decoding) }
    }

    /// One or more versions.
    static let osVersions = ValueFormat<[OSVersion]>(kind: .oneOrMore(.osVersion)) { node, decoding in
        (node.items ?? [node]).compactMap { osVersion.decode($0, &decoding)?.version }
    }
}
