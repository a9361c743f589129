import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// How views are read: items of a list, each a mapping with one class key.
enum ViewReading {
    static let list = ScenarioFormat<[View]>(kind: .views) { node, decoder in
        guard let items = node.items else {
            decoder.reportWrongType("a list of views", found: node)
            return nil
        }
        let outerPins = decoder.context.siblingPins
        let isArranged = decoder.steps.suffix(2) == [.key(ViewClass.stackView.rawValue), .key("subviews")]
        var siblings = SiblingPins()
        let views = items.enumerated().compactMap { index, item in
            decoder.context.siblingPins = []
            let view = decoder.inside(.index(index)) { read(item, isArranged: isArranged, &$0) }
            siblings.add(view?.name, pins: decoder.context.siblingPins)
            return view
        }
        decoder.diagnostics += siblings.problems
        decoder.context.siblingPins = outerPins
        return views
    }

    /// A view under its class key, known by its name.
    private static func read(_ item: DataNode, isArranged: Bool, _ decoder: inout ScenarioDecoder) -> View? {
        guard let entry = classEntry(item, of: ViewClass.names, &decoder),
            let viewClass = ViewClass(rawValue: entry.key)
        else { return nil }
        guard decoder.countView(at: entry.keySpan) else { return nil }
        return decoder.nested(at: entry.keySpan) { decoder in
            decoder.inside(.key(entry.key)) { view(entry, viewClass, isArranged: isArranged, &$0) }
        }
    }

    private static func view(
        _ entry: DataNode.Entry, _ viewClass: ViewClass, isArranged: Bool, _ decoder: inout ScenarioDecoder
    ) -> View? {
        if viewClass.kind == .childController {
            return ControllerReading.child(entry, isArranged: isArranged, &decoder)
        }
        let draft = draft(entry.value, viewClass, &decoder)
        decoder.diagnostics += PlacementCheck(draft, viewClass, isArranged: isArranged).problems
        if let name = draft.name {
            decoder.register(name.value, at: name.span, steps: decoder.steps, viewClass.keys.map { $0.entry })
        }
        return draft.view(viewClass)
    }

    /// The properties of a view, not yet known by any name.
    static func draft(_ node: DataNode, _ viewClass: ViewClass, _ decoder: inout ScenarioDecoder) -> ViewDraft {
        if viewClass.versions != .always {
            decoder.context.noteUse(of: viewClass.rawValue, in: viewClass.versions, at: node.span)
        }
        var draft = ViewDraft()
        decoder.decodeObject(node, into: &draft, viewClass.keys)
        if let frame = draft.frame, let pins = draft.pins {
            decoder.report(.placedTwice(at: pins.span, first: frame.span))
        }
        draft.checkRows(&decoder)
        return draft
    }

    /// The one entry of a mapping that holds a class key, or nil after a report.
    static func classEntry(
        _ node: DataNode, of names: [String], _ decoder: inout ScenarioDecoder
    ) -> DataNode.Entry? {
        guard let entries = node.entries else {
            decoder.report(.classExpected(decoder.subject, found: node, allowed: names))
            return nil
        }
        let known = entries.filter { names.contains($0.key) }
        if entries.count == 1, let entry = known.first { return entry }
        if let entry = entries.first(where: { !names.contains($0.key) }), known.isEmpty {
            decoder.report(.unknownClass(entry.key, in: decoder.subject, allowed: names, at: entry.keySpan))
        } else {
            decoder.report(.oneClassExpected(entries, in: decoder.subject, at: node.span))
        }
        return nil
    }
}
