import DataTree
import Diagnostics
import LayoutEngine

/// How views are read: items of a list, each a mapping with one class key.
enum ViewReading {
    static let list = ValueFormat<[View]>(kind: .views) { node, decoding in
        guard let items = node.items else {
            decoding.report(.wrongType(decoding.subject, "a list of views", found: node))
            return nil
        }
        let outerPins = decoding.siblingPins
        let isArranged = decoding.steps.suffix(2) == [.key(ViewClass.stackView.rawValue), .key("subviews")]
        var siblings = SiblingPins()
        let views = items.enumerated().compactMap { index, item in
            decoding.siblingPins = []
            let view = decoding.inside(.index(index)) { read(item, isArranged: isArranged, &$0) }
            siblings.add(view?.name, pins: decoding.siblingPins)
            return view
        }
        decoding.diagnostics += siblings.problems
        decoding.siblingPins = outerPins
        return views
    }

    /// A view under its class key, known by its name.
    private static func read(_ item: DataNode, isArranged: Bool, _ decoding: inout Decoding) -> View? {
        guard let entry = classEntry(item, of: ViewClass.names, &decoding),
            let viewClass = ViewClass(rawValue: entry.key)
        else { return nil }
        guard decoding.countView(at: entry.keySpan) else { return nil }
        return decoding.inside(.key(entry.key)) { decoding in
            if viewClass.kind == .childController {
                return ControllerReading.child(entry, isArranged: isArranged, &decoding)
            }
            let draft = draft(entry.value, viewClass, &decoding)
            decoding.diagnostics += PlacementCheck(draft, viewClass, isArranged: isArranged).problems
            if let name = draft.name {
                decoding.register(name.text, at: name.span, steps: decoding.steps, viewClass.keys.map { $0.entry })
            }
            return draft.view(viewClass)
        }
    }

    /// The properties of a view, not yet known by any name.
    static func draft(_ node: DataNode, _ viewClass: ViewClass, _ decoding: inout Decoding) -> ViewDraft {
        if viewClass.versions != .always {
            decoding.note(DatedUse(name: viewClass.rawValue, versions: viewClass.versions, span: node.span))
        }
        var draft = ViewDraft()
        decoding.readObject(node, into: &draft, viewClass.keys)
        if let frame = draft.frame, let pins = draft.pins {
            decoding.report(.placedTwice(at: pins.span, first: frame.span))
        }
        draft.checkRows(&decoding)
        return draft
    }

    /// The one entry of a mapping that holds a class key, or nil after a report.
    static func classEntry(
        _ node: DataNode, of names: [String], _ decoding: inout Decoding
    ) -> DataNode.Entry? {
        guard let entries = node.entries else {
            decoding.report(.classExpected(decoding.subject, found: node, allowed: names))
            return nil
        }
        let known = entries.filter { names.contains($0.key) }
        if entries.count == 1, let entry = known.first { return entry }
        if let entry = entries.first(where: { !names.contains($0.key) }), known.isEmpty {
            decoding.report(.unknownClass(entry.key, in: decoding.subject, allowed: names, at: entry.keySpan))
        } else {
            decoding.report(.oneClassExpected(entries, in: decoding.subject, at: node.span))
        }
        return nil
    }
}
