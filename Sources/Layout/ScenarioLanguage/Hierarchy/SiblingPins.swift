import DataTree
import Diagnostics

/// The views of one list with the siblings that they are pinned to.
struct SiblingPins {
    private var views: [(name: String?, pins: [Located<String>])] = []

    mutating func add(_ name: String?, pins: [Located<String>]) {
        views.append((name, pins))
    }

    /// Pins to views that are not in the list, and views that wait for each other in a circle.
    var problems: [Diagnostic] {
        guard views.contains(where: { !$0.pins.isEmpty }) else { return [] }
        let names = views.compactMap { $0.name }.filter { !$0.isEmpty }
        let known = Set(names)
        let strangers = views.flatMap { $0.pins }.filter { !known.contains($0.value) }
        if !strangers.isEmpty {
            return strangers.map { PinCodes.unknownPinOwner($0.value, siblings: names, at: $0.span) }
        }
        return circle.map { [$0] } ?? []
    }

    /// The views that are left when all are placed that need no unplaced one.
    private var circle: Diagnostic? {
        var waiting = views
        while true {
            let names = Set(waiting.compactMap { $0.name })
            let rest = waiting.filter { $0.pins.contains { names.contains($0.value) } }
            guard rest.count < waiting.count else { break }
            waiting = rest
        }
        guard let pin = waiting.first?.pins.first else { return nil }
        return PinCodes.pinCircle(
            waiting.map { view in view.name.map { "'\($0)'" } ?? "a view without a name" }, at: pin.span)
    }
}
