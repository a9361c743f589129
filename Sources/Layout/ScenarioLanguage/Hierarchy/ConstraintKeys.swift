import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// The items of `constraints`: a line each, or a mapping with the line under `constraint`.
enum ConstraintKeys {
    /// A constraint while it is being read.
    struct Draft {
        var constraint: LayoutConstraint?
        var identifier: String?
        var isActive = true
    }

    static let all: [ScenarioKey<Draft>] = [
        ScenarioKey("constraint", line) { $0.constraint = $1 },
        ScenarioKey("identifier", Format.text) { $0.identifier = $1 },
        ScenarioKey("isActive", Format.flag, initial: "true") { $0.isActive = $1 },
    ]

    static let list = ScenarioFormat<[LayoutConstraint]>(kind: .constraints) { node, decoder in
        guard let items = node.items else {
            decoder.reportWrongType("a list of constraints such as [width == 100]", found: node)
            return nil
        }
        var constraints: [LayoutConstraint] = []
        for (index, item) in items.enumerated() {
            guard decoder.countConstraint(at: item.span) else { break }
            decoder.inside(.index(index)) { decoder in
                if let constraint = read(item, &decoder) { constraints.append(constraint) }
            }
        }
        return constraints
    }

    private static func read(_ item: DataNode, _ decoder: inout ScenarioDecoder) -> LayoutConstraint? {
        guard item.entries != nil else { return line.decode(item, &decoder) }
        var draft = Draft()
        let problems = decoder.diagnostics.count
        decoder.decodeObject(item, into: &draft, all)
        if draft.constraint == nil, decoder.diagnostics.count == problems {
            decoder.report(
                decoder.codes.missingKey("constraint", of: Message(verbatim: decoder.subject), at: item.span))
        }
        var constraint = draft.constraint
        constraint?.identifier = draft.identifier
        constraint?.isActive = draft.isActive
        return constraint
    }

    private static let line = ScenarioFormat<LayoutConstraint>(kind: .constraint) { node, decoder in
        guard let text = node.text else {
            decoder.reportWrongType(ValueKind.constraint.phrase, found: node)
            return nil
        }
        var parser = ConstraintParser(text, at: node.span)
        guard let constraint = parser.constraint() else {
            decoder.report(parser.problem)
            return nil
        }
        for (guide, span) in parser.guides {
            guard let versions = PinOwner(rawValue: guide.rawValue)?.versions, versions != .always else { continue }
            decoder.context.noteUse(of: guide.rawValue, in: versions, at: span)
        }
        return constraint
    }
}
