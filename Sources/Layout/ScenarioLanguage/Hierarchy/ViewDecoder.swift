import DataTree
import Diagnostics
import LayoutEngine
import Schema

/// The decoder of views: items of a list, each a mapping with one class key.
enum ViewDecoder {
    static let list = ScenarioFormat<[View]>(kind: .views) { node, decoder in
        guard let items = node.items else {
            decoder.reportWrongType("a list of views", found: node)
            return nil
        }
        let outerPins = decoder.context.log.siblingPins
        let isArranged = decoder.steps.suffix(2) == [.key(ViewClass.stackView.rawValue), .key("subviews")]
        let outerIsInScrollView = decoder.context.isInScrollView
        decoder.context.isInScrollView = isInScrollView(decoder.steps)
        var siblings = SiblingPins()
        let views = items.enumerated().compactMap { index, item in
            decoder.context.log.siblingPins = []
            let view = decoder.inside(.index(index)) { decode(item, isArranged: isArranged, &$0) }
            siblings.add(view?.name, pins: decoder.context.log.siblingPins)
            return view
        }
        decoder.diagnostics += siblings.problems
        decoder.context.log.siblingPins = outerPins
        decoder.context.isInScrollView = outerIsInScrollView
        return views
    }

    /// Whether the path leads to the subviews of a scroll view that is as large as its content.
    private static func isInScrollView(_ steps: [PathStep]) -> Bool {
        let keys = steps.suffix(3).compactMap { step in if case .key(let key) = step { key } else { nil } }
        guard keys.last == "subviews", let owner = keys.dropLast().last else { return false }
        if ViewClass(rawValue: owner)?.kind == .scroll { return true }
        return owner == "view" && keys.first.flatMap { ControllerClass(rawValue: $0) }?.rootViewClass.kind == .scroll
    }

    /// A view under its class key, known by its name.
    private static func decode(_ item: DataNode, isArranged: Bool, _ decoder: inout ScenarioDecoder) -> View? {
        guard let entry = classEntry(item, of: ViewClass.names, &decoder),
            let viewClass = ViewClass(rawValue: entry.key)
        else { return nil }
        return decoder.view(entry) { decoder in
            guard decoder.countView(at: entry.keySpan) else { return nil }
            if let controllerClass = viewClass.controllerClass {
                return ControllerDecoder.child(entry, controllerClass, isArranged: isArranged, &decoder)
            }
            let draft = draft(entry.value, viewClass, &decoder)
            let problems = PlacementCheck(
                draft, viewClass, isArranged: isArranged, isInScrollView: decoder.context.isInScrollView
            ).problems
            // A refused key might have given the view its size.
            if !problems.isEmpty, !UnmodelledWords.stand(in: entry, besides: viewClass.keys.map { $0.entry.name }) {
                decoder.diagnostics += problems
            }
            if let name = draft.name {
                decoder.register(name.value, at: name.span, steps: decoder.steps, viewClass.keys.map { $0.entry })
            }
            return draft.view(viewClass)
        }
    }

    /// The properties of a view, not yet known by any name.
    static func draft(_ node: DataNode, _ viewClass: ViewClass, _ decoder: inout ScenarioDecoder) -> ViewDraft {
        if viewClass.versions != .always {
            decoder.context.noteUse(of: viewClass.rawValue, in: viewClass.versions, at: node.span)
        }
        var draft = ViewDraft()
        decoder.decodeObject(node, into: &draft, viewClass.keys)
        if let frame = draft.frame, let pins = draft.pins {
            decoder.report(HierarchyCodes.placedTwice(at: pins.span, first: frame.span))
        }
        draft.checkRows(&decoder)
        if viewClass.kind == .scroll { decoder.diagnostics += draft.contentProblems(at: node.span) }
        return draft
    }

    /// The one entry of a mapping that holds a class key, or nil after a report.
    static func classEntry(
        _ node: DataNode, of names: [String], _ decoder: inout ScenarioDecoder
    ) -> DataNode.Entry? {
        guard let entries = node.entries else {
            decoder.report(HierarchyCodes.classExpected(decoder.subject, found: node, allowed: names))
            return nil
        }
        let known = entries.filter { names.contains($0.key) }
        if entries.count == 1, let entry = known.first { return entry }
        if let entry = entries.first(where: { !names.contains($0.key) }), known.isEmpty {
            decoder.report(
                HierarchyCodes.unknownClass(entry.key, in: decoder.subject, allowed: names, at: entry.keySpan))
        } else {
            decoder.report(HierarchyCodes.oneClassExpected(entries, in: decoder.subject, at: node.span))
        }
        return nil
    }
}

// MARK: - Root views

extension ViewDecoder {
    /// Decodes `view`, which is a list of subviews, a mapping of properties, or one view under its class key.
    ///
    /// The root view of a controller whose root view has, by default, the given class.
    static func rootView(
        _ node: DataNode, _ defaultClass: ViewClass, _ decoder: inout ScenarioDecoder
    ) -> RootViewDraft {
        if node.items != nil {
            var root = ViewDraft()
            // A list represents a mapping with nothing but subviews.
            root.view.subviews =
                decoder.inside(.key("subviews"), as: decoder.subject) { list.decode(node, &$0) } ?? []
            return RootViewDraft(defaultClass, root, steps: decoder.steps)
        }
        if let (entry, viewClass) = rootClassEntry(node) {
            return decoder.inside(.key(entry.key)) { decoder in
                RootViewDraft(
                    viewClass, draft(entry.value, viewClass, &decoder), steps: decoder.steps)
            }
        }
        return RootViewDraft(
            defaultClass, draft(node, defaultClass, &decoder), steps: decoder.steps)
    }

    /// The entry of a mapping that holds nothing but a view's class key.
    private static func rootClassEntry(_ node: DataNode) -> (DataNode.Entry, ViewClass)? {
        guard let entries = node.entries, entries.count == 1, let entry = entries.first,
            let viewClass = ViewClass(rawValue: entry.key), viewClass.kind != .childController
        else { return nil }
        return (entry, viewClass)
    }
}
