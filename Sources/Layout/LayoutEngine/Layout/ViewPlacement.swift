import Geometry

/// Finds the frames of a view's subviews: explicit, filling, or pinned.
struct ViewPlacement {
    let superview: Superview
    let environment: Environment
    let state: Lifecycle.State

    /// The frames in the superview's coordinates, in the order of the views.
    func frames(of views: [View]) -> [DerivedRect] {
        if let stack = superview.stack {
            guard state.hasLaidOutSubviews else { return views.map { .input("\($0.name ?? "").frame", .zero) } }
            let solved = views.indices.compactMap { superview.solved?.frame(ofSubview: $0) }
            if solved.count == views.count { return solved }
            return stack.frames(of: views, bounds: superview.bounds, margins: superview.margins)
        }
        var frames: [DerivedRect?] = views.enumerated().map { superview.solved?.frame(ofSubview: $0) ?? frame(of: $1) }
        placePinned(views, in: &frames)
        return zip(views, frames).map { view, frame in frame ?? .input("\(view.name ?? "").frame", .zero) }
    }

    /// Places the views that are pinned. Pins may name siblings in any order: a view waits for the first that has no frame yet.
    private func placePinned(_ views: [View], in frames: inout [DerivedRect?]) {
        var known = named(views, frames)
        var waiting: [String: [Int]] = [:]
        var ready = Array(views.indices.reversed().filter { frames[$0] == nil })
        while let position = ready.popLast() {
            let view = views[position]
            if let missing = view.pinnedSiblings.first(where: { known[$0] == nil }) {
                waiting[missing, default: []].append(position)
                continue
            }
            frames[position] = pinned(view, known)
            guard let name = view.name, let frame = frames[position] else { continue }
            known[name] = known[name] ?? frame
            ready += waiting.removeValue(forKey: name) ?? []
        }
    }

    /// The frame when it does not depend on siblings; nil for pins that are yet to be solved.
    func frame(of view: View) -> DerivedRect? {
        placed(view).map { ControlSizes.frame($0, of: view, in: environment) }
    }

    private func placed(_ view: View) -> DerivedRect? {
        let path: PathName = "\(view.name ?? "").frame"
        switch view.placement {
        case .none:
            guard case .childController = view.kind else { return .input(path, .zero) }
            return loaded(path)
        case .frame(let rect): return .input(path, rect)
        case .autoresized(let autoresizing):
            return AutoresizingFrame.frame(
                autoresizing, as: path, width: superview.bounds.width, height: superview.bounds.height)
        case .fill:
            return DerivedRect(
                x: .stated(.path("\(path).x"), ViewFrame.fill, 0),
                y: .stated(.path("\(path).y"), ViewFrame.fill, 0),
                width: superview.bounds.width.renamed(as: .path("\(path).width"), by: ViewFrame.fill),
                height: superview.bounds.height.renamed(as: .path("\(path).height"), by: ViewFrame.fill))
        case .pinned:
            return state.hasLaidOutSubviews ? nil : .input(path, .zero)
        }
    }

    /// The frame of a child controller's view if none was set: the view was loaded with the bounds of the screen, and has been
    /// resized with its superview since.
    private func loaded(_ path: PathName) -> DerivedRect {
        let screen = environment.derivedScreenSize
        let size = superview.isRootView ? superview.bounds : nil
        return DerivedRect(
            x: .stated(.path("\(path).x"), ViewFrame.loaded, 0), y: .stated(.path("\(path).y"), ViewFrame.loaded, 0),
            width: (size?.width ?? screen.width).renamed(as: .path("\(path).width"), by: ViewFrame.loaded),
            height: (size?.height ?? screen.height).renamed(as: .path("\(path).height"), by: ViewFrame.loaded))
    }

    private func named(_ views: [View], _ frames: [DerivedRect?]) -> [String: DerivedRect] {
        var known: [String: DerivedRect] = [:]
        for (view, frame) in zip(views, frames) {
            guard let name = view.name, known[name] == nil else { continue }
            known[name] = frame
        }
        return known
    }

    /// The frame by constraints, or nil while a sibling that it needs has none.
    private func pinned(_ view: View, _ siblings: [String: DerivedRect]) -> DerivedRect? {
        guard case .pinned(let pins) = view.placement, var solver = solver(pins, of: view, siblings) else { return nil }
        let open = solver
        solver.fallBack(to: view.naturalSize(in: environment))
        let frame = solver.frame(in: environment)
        guard let stack = view.stackView, stack.isLayoutMarginsRelativeArrangement else { return frame }
        // The margins hold the safe area, which depends on the frame, which depends on the margins.
        var fitted = open
        fitted.fallBack(to: view.naturalSize(in: environment, margins: margins(of: view, at: frame)))
        return fitted.frame(in: environment)
    }

    /// The effective margins of a subview with a frame.
    private func margins(of view: View, at frame: DerivedRect) -> DerivedInsets {
        let label = view.name ?? ""
        let inherited =
            view.preservesSuperviewLayoutMargins
            ? LayoutMargins.inherited(label, frame: frame, bounds: superview.bounds, superview: superview.margins) : nil
        let safeArea = SafeArea.ofSubview(
            label, frame: frame, bounds: superview.bounds, superview: superview.safeArea)
        return LayoutMargins.margins(
            LayoutMargins.Inputs(view, label: label, safeArea: safeArea, inherited: inherited, in: environment))
    }

    /// The constraints of a view, or nil while a sibling that they name has no frame.
    private func solver(
        _ pins: [Pin], of view: View, _ siblings: [String: DerivedRect]
    ) -> PinSolver? {
        let direction = superview.geometry?.direction ?? environment.layoutDirection
        var solver = PinSolver(path: "\(view.name ?? "").frame", direction: direction)
        for pin in pins {
            guard let target = pin.target else {
                solver.fix(pin.anchor, at: .input(.term(.constant), pin.constant))
                continue
            }
            guard let owner = rect(of: target, siblings) else { return nil }
            solver.pin(pin.anchor, to: owner, target.anchor, constant: pin.constant)
        }
        return solver
    }

    /// The rectangle of a constraint's target in the superview's coordinates.
    private func rect(of target: Pin.Target, _ siblings: [String: DerivedRect]) -> DerivedRect? {
        var bounds = superview.bounds
        let zero = Quantity.stated(.term(.superviewsEdge), ViewFrame.pinned, 0)
        (bounds.x, bounds.y) = (zero, zero)
        let scroll = superview.geometry?.constrainedScroll
        switch target.owner {
        // A scroll view's edges are its content's; its width, height and centre are its own.
        case .superview: return target.anchor.isEdge ? scroll?.contentGuide ?? bounds : bounds
        case .contentLayoutGuide: return scroll?.contentGuide
        case .frameLayoutGuide: return scroll?.frameGuide
        case .safeArea:
            return bounds.inset(by: superview.safeArea, as: "safeAreaLayoutGuide.layoutFrame", SafeArea.guide)
        case .layoutMargins:
            return bounds.inset(by: superview.margins, as: "layoutMarginsGuide.layoutFrame", LayoutMargins.guide)
        case .readableContent:
            return ReadableContent.frame(
                "superview", bounds: bounds, margins: superview.margins, safeArea: superview.safeArea, in: environment)
        case .topLayoutGuide:
            bounds.height = superview.guides?.top ?? zero
            return bounds
        case .bottomLayoutGuide:
            let length = superview.guides?.bottom ?? zero
            bounds.y = .sum(
                .path("bottomLayoutGuide.top"), ViewFrame.pinned, [bounds.height],
                minus: [length])
            bounds.height = length
            return bounds
        case .keyboard: return superview.keyboardGuideFrame(in: bounds, environment)
        case .sibling(let name): return siblings[name]
        }
    }
}

extension View {
    /// The siblings that its pins name.
    fileprivate var pinnedSiblings: [String] {
        guard case .pinned(let pins) = placement else { return [] }
        return pins.compactMap { pin in
            if case .sibling(let name)? = pin.target?.owner { name } else { nil }
        }
    }
}

extension Superview {
    /// The keyboardLayoutGuide, given the view's bounds from 0.
    func keyboardGuideFrame(in bounds: DerivedRect, _ environment: Environment) -> DerivedRect {
        KeyboardAvoidance.layoutGuide(
            keyboardGuide, bounds: bounds, safeAreaBottom: safeArea.bottom, top: space.top.map { [$0] } ?? [],
            origin: space.originInWindow, in: environment)
    }
}
