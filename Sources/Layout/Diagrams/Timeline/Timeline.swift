import LayoutEngine
import ScenarioLanguage

/// The content of a timeline: phases, values over them, and callbacks in their order.
struct Timeline {
    /// The columns. The second appearance only when something is claimed or changed there.
    let phases: [Phase]
    private(set) var rows: [TimelineRow]
    /// The events in the order in which UIKit makes them.
    let events: [CallbackEvent]
    /// The columns in which the app sets something.
    let changes: [Int]
    /// The tables whose contentSize is claimed.
    let tables: [String]
    /// Whether only tables are claimed.
    let isOfTablesOnly: Bool

    init(_ variant: Variant, _ result: LayoutResult, subject: Subject) {
        let isSecond = Self.asksForSecondAppearance(variant)
        let snapshots = result.snapshots.filter { isSecond || !$0.phase.isOfSecondAppearance }
        let phases = snapshots.map { $0.phase }
        let rows = Self.paths(variant, subject).map { TimelineRow($0.name, $0.property, in: snapshots) }
        let own = ShownTree(root: variant.app.initial).root.controller?.innermost
        self.phases = phases
        self.rows = rows
        let shownNames = rows.map { $0.name } + [own?.name, own?.viewName, subject.scroll?.name].compactMap { $0 }
        let claimed = variant.callbacks.flatMap { $0.names }
        let events = callbackEvents(of: variant.app, in: result).filter { event in
            guard phases.contains(event.phase) else { return false }
            if claimed.contains(where: { $0.callback == event.callback && ($0.receiver ?? own?.name) == event.receiver }
            ) {
                return true
            }
            let isShown = event.change.map { change in rows.contains { $0.property == change.property } } ?? true
            return isShown && shownNames.contains(event.receiver)
        }
        self.events = events
        changes = variant.app.changes.compactMap { change in phases.firstIndex(of: change.phase) }
        tables = variant.expectations.map { $0.path }.filter { $0.property == Property.contentSize.rawValue }
            .reduce(into: []) { names, path in if !names.contains(path.name) { names.append(path.name) } }
        isOfTablesOnly =
            variant.callbacks.isEmpty
            && variant.expectations.allSatisfy { $0.path.property == Property.contentSize.rawValue }
    }

    /// The timeline with rows in which the second appearance does not repeat unchanged values.
    var continuous: Timeline {
        var timeline = self
        timeline.rows = rows.map { $0.continuous }
        return timeline
    }

    private static func asksForSecondAppearance(_ variant: Variant) -> Bool {
        variant.expectations.contains { $0.phase.isOfSecondAppearance }
            || variant.app.changes.contains { $0.phase.isOfSecondAppearance }
            || variant.callbacks.contains { $0.names.contains { $0.isSecond } }
    }

    // MARK: - Values

    private typealias Path = (name: String, property: Property)

    /// The claimed values, each once; if there are none, the values of the view and the scroll view.
    private static func paths(_ variant: Variant, _ subject: Subject) -> [Path] {
        var paths: [Path] = []
        for path in variant.expectations.map({ $0.path }) {
            guard let property = Property(rawValue: path.property), property != .contentSize,
                !paths.contains(where: { $0.name == path.name && $0.property == property })
            else { continue }
            paths.append((path.name, property))
        }
        return paths.isEmpty ? usual(subject) : paths
    }

    private static func usual(_ subject: Subject) -> [Path] {
        let view = subject.shownView.flatMap { path(in: $0, .safeAreaInsets) ?? path(in: $0, .frame) }
        let inset = subject.scroll.flatMap { path(in: $0, .adjustedContentInset) ?? path(in: $0, .contentInset) }
        let offset = subject.scroll.flatMap { path(in: $0, .contentOffset) }
        return [view, inset, offset].compactMap { $0 }
    }

    private static func path(in element: Element, _ property: Property) -> Path? {
        guard let name = element.name, element[property] != nil else { return nil }
        return (name, property)
    }
}
