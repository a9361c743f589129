import Geometry

/// The callbacks of an app in the order in which UIKit makes them, each with the change that it reports.
///
/// Callbacks of appearance and layout are those of the innermost controller and its views; callbacks of changed values are
/// those of every named element. The result is empty for views without any controller. For the second appearance only its
/// changes are known.
package func callbackEvents(of app: App, in result: LayoutResult) -> [CallbackEvent] {
    callbackEvents(of: app, in: result.environment, result.snapshots)
}

/// The callbacks, from the snapshots of all phases.
package func callbackEvents(
    of app: App, in environment: Environment, _ snapshots: [Snapshot]
) -> [CallbackEvent] {
    guard let controller = app.initial.controller?.innermost, !app.isAfterChange else { return [] }
    var timeline = CallbackTimeline(app: app, environment: environment, controller: controller)
    for snapshot in snapshots { timeline.add(snapshot) }
    return timeline.events
}

/// Compares snapshots, phase by phase.
private struct CallbackTimeline {
    let app: App
    let environment: Environment
    let controller: Controller
    private(set) var events: [CallbackEvent] = []
    private var phase = Phase.loadView
    /// Each element at the last callbacks; the next ones report differences from it.
    private var lastNotified: [String: Element] = [:]

    init(app: App, environment: Environment, controller: Controller) {
        self.app = app
        self.environment = environment
        self.controller = controller
    }

    mutating func add(_ snapshot: Snapshot) {
        phase = snapshot.phase
        switch phase {
        case .loadView:
            call(.loadView, by: Lifecycle.order)
            remember(Snapshot(of: App(app.initial.unconfigured), in: environment, at: phase))
        case .viewDidLoad:
            call(.viewDidLoad, by: Lifecycle.order)
            notify(of: snapshot)
        case .viewWillAppear: notify(of: snapshot, around: .viewWillAppear, by: Lifecycle.order)
        // The values are there already; the callbacks about them follow as viewSafeAreaInsetsDidChange.
        case .viewIsAppearing: call(.viewIsAppearing, by: Lifecycle.order)
        case .viewSafeAreaInsetsDidChange:
            notify(of: withoutChanges(snapshot))
            notify(of: snapshot)
        case .viewWillLayoutSubviews:
            call(.updateViewConstraints, by: Callbacks.layoutPass)
            notify(of: snapshot, around: .viewWillLayoutSubviews, by: Callbacks.layoutPass)
        case .viewDidLayoutSubviews:
            call(.layoutSubviews, on: controller.viewName, by: Callbacks.layoutPass)
            notify(of: snapshot, around: .viewDidLayoutSubviews, by: Callbacks.layoutPass)
            layOutSubviews(in: snapshot)
        case .viewDidAppear: notify(of: snapshot, around: .viewDidAppear, by: Lifecycle.order)
        case .secondViewWillAppear: notify(of: snapshot, around: .viewWillAppear, by: Lifecycle.secondAppearance)
        case .secondViewIsAppearing: notify(of: snapshot, around: .viewIsAppearing, by: Lifecycle.secondAppearance)
        case .secondViewDidAppear: notify(of: snapshot, around: .viewDidAppear, by: Lifecycle.secondAppearance)
        }
    }

    private mutating func call(_ callback: Callback, on receiver: String? = nil, by rule: Rule) {
        let receiver = receiver ?? controller.name
        events.append(CallbackEvent(phase: phase, receiver: receiver, callback: callback, change: nil, rule: rule))
    }

    /// Adds a callback of the controller between the changes that precede it and those that the app makes in it.
    private mutating func notify(of snapshot: Snapshot, around callback: Callback, by rule: Rule) {
        notify(of: withoutChanges(snapshot))
        call(callback, by: rule)
        notify(of: snapshot)
    }

    /// The values of a phase as they would be, had the app not changed anything at it.
    private func withoutChanges(_ snapshot: Snapshot) -> Snapshot {
        guard app.changes.contains(where: { $0.phase == snapshot.phase }) else { return snapshot }
        let earlier = app.changes.filter { $0.phase < snapshot.phase }
        return Snapshot(of: App(app.initial, changes: earlier), in: environment, at: snapshot.phase)
    }

    private mutating func remember(_ snapshot: Snapshot) {
        for element in snapshot.elements {
            if let name = element.name { lastNotified[name] = element }
        }
    }

    /// Adds the callbacks for changes in a snapshot to every view, superviews first.
    private mutating func notify(of snapshot: Snapshot) {
        for element in snapshot.elements {
            guard let name = element.name, let before = lastNotified[name] else { continue }
            let holder = element.parent.map { snapshot.elements[$0] }
            let owner = holder.flatMap { $0.kind == .controller ? $0.name : nil }
            for notice in Callbacks.notices {
                guard let old = before[notice.property], let new = element[notice.property], !old.isEqual(to: new)
                else { continue }
                let change = CallbackEvent.Change(property: notice.property, before: old, after: new)
                var calls = notice.ofView.map { (receiver: name, callback: $0) }
                if let owner, let callback = notice.ofController, environment.hasSafeArea {
                    calls.append((owner, callback))
                }
                events += calls.map { receiver, callback in
                    CallbackEvent(
                        phase: phase, receiver: receiver, callback: callback, change: change, rule: notice.rule)
                }
            }
        }
        remember(snapshot)
    }

    /// Adds the subviews' own layout, which follows the root view's.
    private mutating func layOutSubviews(in snapshot: Snapshot) {
        var inside: Set<Int> = []
        for (index, element) in snapshot.elements.enumerated() {
            if element.name == controller.viewName { inside = [index] }
            guard let parent = element.parent, inside.contains(parent) else { continue }
            inside.insert(index)
            if let name = element.name, element.kind != .controller, element.isVisible {
                call(.layoutSubviews, on: name, by: Callbacks.layoutPass)
            }
        }
    }
}

extension Value {
    /// Whether the values have the same numbers or the same word, regardless of their derivations.
    fileprivate func isEqual(to other: Value) -> Bool {
        quantities.map { $0.value } == other.quantities.map { $0.value } && description == other.description
    }
}

/// A call of a callback: its phase, its receiver and its cause.
package struct CallbackEvent: Hashable, Sendable {
    package let phase: Phase
    /// The name of the controller or view; a delegate's callback has the name of the scroll view.
    package let receiver: String
    package let callback: Callback
    /// The value that changed; nil for a callback that reports none.
    package let change: Change?
    /// Why it is called.
    package let rule: Rule

    /// The properties whose changes callbacks report.
    package static let announcedProperties = Callbacks.notices.map { $0.property }

    /// A value before and after, each number with its derivation.
    package struct Change: Hashable, Sendable {
        package let property: Property
        package let before: Value
        package let after: Value
    }
}
