import Diagnostics
import LayoutEngine

/// A check that the constraints in a tree of views name views that are laid out together.
struct ConstraintCheck {
    /// The views by name; the first of two views with one name, which was reported.
    private var views: [String: Place] = [:]
    private var names: [String] = []
    private(set) var problems: [Diagnostic] = []

    private struct Place {
        let view: View?
        var isGuide = false
        /// The superview; nil for the root.
        let superview: View??
    }

    /// - Parameter root: the view of a controller; nil for the window or the content of a cell, with its subviews.
    init(_ root: View?, subviews: [View], name: String?) {
        guard
            subviews.contains(where: { $0.listsConstraints }) || root?.constraints.isEmpty == false
                || root?.layoutGuides.isEmpty == false
        else {
            for view in subviews + (root.map { [$0] } ?? []) { checkCells(of: view) }
            return
        }
        let rootNames = root.map { ($0.name.map { [$0] } ?? []) + $0.aliases } ?? (name.map { [$0] } ?? [])
        for name in rootNames { note(name, Place(view: root, superview: nil)) }
        if let root { collectGuides(of: root) }
        for view in subviews { collect(view, in: root) }
        if let root { check(root.constraints, of: Place(view: root, superview: nil)) }
        for view in subviews { check(view, in: root) }
        if let root { checkCells(of: root) }
    }

    private mutating func note(_ name: String, _ place: Place) {
        guard !name.isEmpty, views[name] == nil else { return }
        views[name] = place
        names.append(name)
    }

    private mutating func collect(_ view: View, in superview: View?) {
        let place = Place(view: view, superview: .some(superview))
        for name in (view.name.map { [$0] } ?? []) + view.aliases { note(name, place) }
        if case .childController = view.kind { return }
        collectGuides(of: view)
        for subview in view.subviews { collect(subview, in: view) }
    }

    private mutating func collectGuides(of view: View) {
        for name in view.layoutGuides {
            note(name, Place(view: nil, isGuide: true, superview: .some(view)))
        }
    }

    private mutating func check(_ view: View, in superview: View?) {
        check(view.constraints, of: Place(view: view, superview: .some(superview)))
        if case .childController = view.kind { return }
        checkCells(of: view)
        for subview in view.subviews { check(subview, in: view) }
    }

    /// The contents of a table's cells, headers and footers are laid out separately.
    private mutating func checkCells(of view: View) {
        guard case .table(_, let table) = view.kind else { return }
        for content in table.contents {
            problems += ConstraintCheck(nil, subviews: content.subviews, name: "contentView").problems
        }
    }

    private mutating func check(_ constraints: [LayoutConstraint], of list: Place) {
        for constraint in constraints {
            if let problem = problem(of: constraint, list) { problems.append(problem) }
        }
    }

    private func problem(of constraint: LayoutConstraint, _ list: Place) -> Diagnostic? {
        guard let span = constraint.place else { return nil }
        for item in [constraint.first, constraint.second] {
            guard let item else { continue }
            if case .named(let name) = item.owner, views[name] == nil {
                return ConstraintCodes.unknownOwner(name, known: names, at: constraint.place(of: name) ?? span)
            }
        }
        for item in [constraint.first, constraint.second] {
            guard let item else { continue }
            guard let owner = owner(of: item, in: constraint, list) else {
                return ConstraintCodes.superviewOfRoot(at: span)
            }
            if item.anchor.isBaseline, let problem = baselineProblem(of: item, owner, at: span) { return problem }
            if let guide = item.guide, case .named(let name) = item.owner, views[name]?.isGuide == true {
                return ConstraintCodes.guideOfGuide(guide.rawValue, name, at: span)
            }
            guard let guide = item.guide, guide == .contentLayoutGuide || guide == .frameLayoutGuide else { continue }
            let hasGuides = owner.map { $0.hasContentGuides } ?? false
            if !hasGuides { return ConstraintCodes.guideOfScrollView(guide.rawValue, at: span) }
        }
        return nil
    }

    /// The problem of a baseline: guides have none, and among views with text only the baselines of labels are published.
    private func baselineProblem(of item: LayoutConstraint.Item, _ view: View?, at span: SourceSpan) -> Diagnostic? {
        if let guide = item.guide {
            return ConstraintCodes.baseline(of: Message(verbatim: "'\(guide.rawValue)'"), at: span)
        }
        if case .named(let name) = item.owner, views[name]?.isGuide == true {
            return ConstraintCodes.baseline(of: Message(verbatim: "'\(name)'"), at: span)
        }
        switch view?.kind {
        case .plain, nil: return nil
        case .stack: return ConstraintCodes.baseline(of: "a stack view", at: span)
        case .scroll, .text, .table, .collection: return ConstraintCodes.baseline(of: "a scroll view", at: span)
        case .childController: return ConstraintCodes.baseline(of: "a child controller's view", at: span)
        }
    }

    /// The view that an item is of, which is nil for the window or a cell's content; nil where it is none of the tree's.
    private func owner(of item: LayoutConstraint.Item, in constraint: LayoutConstraint, _ list: Place) -> View?? {
        switch item.owner {
        case .this: return .some(list.view)
        case .named(let name): return views[name].map { $0.view }
        case .superview:
            guard case .named(let name) = constraint.subject else { return list.superview }
            return views[name]?.superview ?? nil
        }
    }
}

extension View {
    /// Whether the view, or a view that is laid out with it, lists constraints.
    fileprivate var listsConstraints: Bool {
        if !constraints.isEmpty || !layoutGuides.isEmpty { return true }
        if case .childController = kind { return false }
        return subviews.contains { $0.listsConstraints }
    }
}

extension LayoutConstraint {
    /// The place of a word of the constraint in the note; nil if the source does not contain the text literally.
    func place(of word: String) -> SourceSpan? {
        guard let place else { return nil }
        let quotes = place.end - place.start - text.utf8.count
        let (bytes, wanted) = (Array(text.utf8), Array(word.utf8))
        guard quotes == 0 || quotes == 2, wanted.count <= bytes.count,
            let start = (0...(bytes.count - wanted.count)).first(where: {
                Array(bytes[$0..<$0 + wanted.count]) == wanted
            })
        else { return nil }
        let offset = place.start + quotes / 2 + start
        return SourceSpan(file: place.file, range: offset..<offset + wanted.count)
    }
}
