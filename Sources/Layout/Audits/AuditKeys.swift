import DataTree
import Diagnostics
import Formulas
import LayoutEngine
import ScenarioLanguage
import Schema

/// The keys at the top of a block of macros.
enum AuditKeys {
    static let all: [ScenarioKey<AuditDraft>] = [
        ScenarioKey("id", Format.id) { $0.id = $1 },
        ScenarioKey("title", Format.localizedText) { $0.title = $1 },
        ScenarioKey("caption", Format.localizedText) { $0.caption = $1 },
        ScenarioKey("source", Format.sources) { $0.sources = $1 },
        .resolvedEarlier("use", .name),
        ScenarioKey("scenario", Format.located(Format.id)) { $0.scenario = $1 },
        ScenarioKey("macros", MacroDraft.format) { $0.macros = $1 },
        ScenarioKey("over", .object("over", AuditScope(), over)) { $0.scope = $1 },
        ScenarioKey("expect", AuditClaim.format) { $0.claims = $1 },
    ]

    static let over: [ScenarioKey<AuditScope>] = [
        ScenarioKey("device", Format.auditDevices) { $0.devices = $1 },
        ScenarioKey("orientation", Format.oneOrMore(Format.orientation)) { $0.orientations = $1 },
        ScenarioKey("os", Format.oneOrMore(Format.osVersion)) { $0.versions = $1 },
    ]
}

/// The keys of a macro.
enum MacroKeys {
    static let formula = ScenarioKey<MacroDraft>("formula", Format.formula) {
        $0.text = $1.text
        $0.formula = $1.formula
    }

    static let all: [ScenarioKey<MacroDraft>] = [
        formula,
        ScenarioKey("against", Format.valuePath) { $0.against = $1 },
        ScenarioKey("source", Format.sources) { $0.sources = $1 },
        ScenarioKey("instead", Format.localizedText) { $0.replacement = $1 },
    ]
}

/// The keys of claims about a macro.
enum AuditClaimKeys {
    static let all: [ScenarioKey<AuditClaim>] = [
        ScenarioKey("right", Format.located(Format.count)) { $0.right = $1 },
        ScenarioKey("wrong", Format.located(Format.count)) { $0.wrong = $1 },
        ScenarioKey("worst", Format.located(Format.number)) { $0.worst = $1 },
        ScenarioKey("cells", AuditClaim.cells) { $0.cells = $1 },
    ]

    static let cell: [ScenarioKey<AuditClaim.Cell>] = [
        ScenarioKey("device", Format.device) { $0.device = $1 },
        ScenarioKey("orientation", Format.orientation, initial: "portrait") { $0.orientation = $1 },
        ScenarioKey("os", Format.osVersion) { $0.os = $1 },
        ScenarioKey("error", Format.located(Format.number)) { $0.error = $1 },
    ]
}

/// Values that only blocks of macros have.
extension Format {
    /// A formula with its text; problems point into the text where it is in the file unchanged.
    static let formula = ScenarioFormat<(text: String, formula: Formula?)>(kind: .formula) { node, decoder in
        guard case .scalar(let text, let isQuoted) = node.content else {
            decoder.reportWrongType(ValueKind.formula.phrase, found: node)
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
            decoder.reportWrongType(ValueKind.valuePath.phrase, found: node)
            return nil
        }
        return ValuePath.parse(text, at: node.span).unwrap(into: &decoder.diagnostics).map {
            Located($0, at: node.span)
        }
    }

    /// A device by name, a family or `all`, or a list of them.
    static let auditDevices = ScenarioFormat<[AuditDevices]>(kind: .oneOrMore(.device)) { node, decoder in
        (node.items ?? [node]).compactMap { item in
            if item.text == "all" { return .all }
            if let family = item.text.flatMap({ Device.Family(rawValue: $0) }) { return .family(family) }
            return device.decode(item, &decoder).map { .one($0) }
        }
    }
}

extension ValueKind {
    /// A formula of a macro.
    static let formula = plain("formula", "a formula such as isIPhoneX ? 44 : 20", isSettable: false)
    /// The path to one value.
    static let valuePath = plain("valuePath", "the path to a value, such as statusBar.frame.height", isSettable: false)
}
