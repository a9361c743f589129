import Geometry

/// Builds the snapshot of one phase: walks from the window down and lists every element with its values.
struct SnapshotBuilder {
    let app: App
    private(set) var environment: Environment
    let state: Lifecycle.State
    private(set) var elements: [Element] = []
    /// Enough for most scenarios.
    private static let usualCount = 16
    /// Whether bars have default names; false in the primary column of a split view and in panes, where nothing has a default name.
    var namesBars = true
    private var tables: [TableGeometry] = []
    private var collections: [CollectionGeometry] = []
    private var constraints = ConstraintReport()
    /// The window in its own coordinates.
    let windowBounds: DerivedRect
    /// The insets of the window that hardware covers.
    private let covered: DerivedInsets

    init(app: App, environment: Environment, state: Lifecycle.State) {
        self.app = app
        let root = app.root(at: state.phase)
        let isHidden = Self.isStatusBarHidden(root, in: environment)
        var environment = environment.shown(by: root)
        environment.isStatusBarHiddenNow = isHidden
        self.environment = environment
        self.state = state
        elements.reserveCapacity(Self.usualCount)
        windowBounds = Self.windowBounds(in: environment)
        covered = DerivedInsets { edge in
            VerticalBar.covered(
                edge, WindowSafeArea.covered(edge, in: environment), isStatusBarHidden: isHidden, in: environment)
        }
    }

    private static func windowBounds(in environment: Environment) -> DerivedRect {
        let origin = Quantity.input("window.bounds.origin", 0)
        let size = environment.windowSize
        return DerivedRect(x: origin, y: origin, width: size.width, height: size.height)
    }

    mutating func build() -> Snapshot {
        let root = app.root(at: state.phase)
        let statusBar = statusBarHeight(root)
        let values = WindowValues(
            bounds: windowBounds, covered: covered, statusBarHeight: statusBar, in: environment)
        let window = addWindow(values)
        switch root {
        case .controller(let controller):
            addRootController(controller, in: window, statusBar: statusBar)
            addItemsWithoutBar(of: controller, under: window)
        case .views(let views):
            let superview = Superview(
                index: window, space: .window, bounds: windowBounds, safeArea: values.safeArea,
                geometry: nil, guides: nil)
            addSubviews(of: views, in: superview, target: nil, isInWindow: true)
        }
        addStatusBar(
            height: statusBar, isHidden: Self.isStatusBarHidden(root, in: environment), parent: window)
        addKeyboard(parent: window)
        return Snapshot(
            phase: state.phase, elements: elements, tables: tables, collections: collections, constraints: constraints)
    }

    /// Appends an element and returns its index.
    mutating func add(_ element: Element) -> Int {
        elements.append(element)
        return elements.count - 1
    }

    /// Lets everything from now on lie in a presented view of a width.
    mutating func enterPresentation(ofWidth width: Double) {
        environment.presentedWidth = width
    }

    /// Sets whether all elements added from now on lie in the primary column of a split view, or in a pane of an arrangement.
    mutating func enterColumn(_ isInColumn: Bool) {
        environment.isInColumn = isInColumn
    }

    /// Keeps a table for the snapshot.
    mutating func append(_ table: TableGeometry) {
        tables.append(table)
    }

    /// Keeps a collection view for the snapshot.
    mutating func append(_ collection: CollectionGeometry) {
        collections.append(collection)
    }

    /// Keeps a report on constraints for the snapshot.
    mutating func append(_ report: ConstraintReport) {
        constraints.append(report)
    }

    private func statusBarHeight(_ root: Root) -> Quantity {
        StatusBar.height(in: environment, isHidden: Self.isStatusBarHidden(root, in: environment))
    }

    private static func isStatusBarHidden(_ root: Root, in environment: Environment) -> Bool {
        let controller = root.controller
        let decides = Presentation.capturesStatusBar(controller?.modalPresentationStyle, in: environment)
        return StatusBar.isHidden(
            in: environment, prefersHidden: decides && controller?.innermost.prefersStatusBarHidden ?? false,
            hasNavigationBar: decides && controller?.showsNavigationBar ?? false)
    }

    private mutating func addWindow(_ values: WindowValues) -> Int {
        add(
            Element(
                name: "window", aliases: [], kind: .window, parent: nil, frameInWindow: windowBounds.plain,
                isVisible: true,
                source: .window(values)))
    }

    private mutating func addStatusBar(height usual: Quantity, isHidden: Bool, parent: Int) {
        let growth = StatusBar.growth(in: environment, usual: usual)
        let path: PathName = "statusBar.frame.height"
        let grown =
            growth.value != 0
            ? Quantity.sum(.path(path), StatusBar.inCall, [usual, growth])
            : usual.renamed(as: .path(path), by: StatusBar.height)
        let height = (isHidden ? nil : VerticalBar.statusBarHeight(path, in: environment)) ?? grown
        let frame = DerivedRect(
            x: .stated(.path("statusBar.frame.x"), StatusBar.height, 0),
            y: .stated(.path("statusBar.frame.y"), StatusBar.height, 0),
            width: windowBounds.width, height: height)
        _ = add(
            Element(
                name: "statusBar", kind: .statusBar, parent: parent, frameInWindow: frame.plain,
                isVisible: height.value > 0,
                values: [
                    (.frame, frame.value), (.frameInWindow, statusBarInWindow(frame).value),
                    (.isHidden, .text(height.value == 0 ? "true" : "false")),
                ]))
    }

    /// The keyboard, which is no part of the app's tree and is drawn by its own figure.
    private mutating func addKeyboard(parent: Int) {
        guard let frame = KeyboardAvoidance.frameEnd(in: environment) else { return }
        var values: [(property: Property, value: Value)] = []
        if let height = KeyboardAvoidance.ownHeight(in: environment) {
            values.append((property: .height, value: .number(height)))
        }
        values.append((property: .frameEnd, value: frame.value))
        _ = add(
            Element(
                name: "keyboard", kind: .keyboard, parent: parent, frameInWindow: frame.plain, isVisible: false,
                values: values))
    }

    /// The status bar lies in the screen, the window need not begin where that does.
    private func statusBarInWindow(_ frame: DerivedRect) -> DerivedRect {
        let (path, origin): (PathName, Point) = ("statusBar.frameInWindow", environment.windowFrame.origin)
        func moved(_ start: Quantity, _ axis: String, _ origin: Double) -> Quantity {
            let windowStart: [Quantity] = origin == 0 ? [] : [.input("window.frame.\(axis)", origin)]
            return .sum(.path("\(path).\(axis)"), ViewFrame.inWindow, [start], minus: windowStart)
        }
        return DerivedRect(
            x: moved(frame.x, "x", origin.x), y: moved(frame.y, "y", origin.y), width: frame.width,
            height: frame.height)
    }

    /// The root controller's view fills the window and gets insets for the area that hardware and status bar cover.
    private mutating func addRootController(_ controller: Controller, in window: Int, statusBar: Quantity) {
        let label = controller.viewName
        let shape = presentationShape
        if shape != .full {
            addPresented(
                controller, as: shape, in: window,
                covered: (rootInset(.top, "window", statusBar), rootInset(.bottom, "window", statusBar)))
            return
        }
        let growth = StatusBar.growth(in: environment, usual: statusBar)
        var frame = windowBounds.renamed(as: "\(label).frame", by: ViewFrame.root)
        if growth.value != 0, environment.statusBarHeight != nil {
            frame.y = growth.renamed(as: .path("\(label).frame.y"), by: StatusBar.inCall)
            frame.height = .sum(
                .path("\(label).frame.height"), StatusBar.inCall, [windowBounds.height], minus: [growth])
        }
        let base = DerivedInsets { edge in rootInset(edge, label, statusBar) }
        let context = ControllerContext(
            parent: window, frame: frame, space: .window, base: base, source: .term(.fromTheWindow),
            bottomBar: nil, isInNavigation: false,
            hasGuides: true)
        addController(controller, at: context)
    }

    /// The safe area inset of the root view at an edge.
    private func rootInset(_ edge: Edge, _ label: String, _ statusBar: Quantity) -> Quantity {
        let path = DerivationName.path("\(label).safeAreaInsets.\(edge.rawValue)")
        let covered = environment.hasSafeArea ? self.covered[edge] : nil
        guard edge == .top, environment.window.safeAreaInsets == nil else {
            return covered?.renamed(as: path, by: SafeArea.root) ?? .stated(path, SafeArea.root, 0)
        }
        let overlap = StatusBar.overlap(height: statusBar, windowTop: environment.window.frame?.minY ?? 0)
        guard let covered else { return .maximum(path, SafeArea.root, [overlap]) }
        // The published number of the top edge includes the status bar, except for devices that have nothing else there.
        let isPart = !overlap.isKnown && !environment.device.hasStatusBarAlone
        if isPart || environment.device.hasStatusItemsInColumn { return covered.renamed(as: path, by: SafeArea.root) }
        return .maximum(path, SafeArea.root, [overlap, covered])
    }
}

extension Controller {
    /// Whether this container or one that it shows has a visible navigation bar.
    fileprivate var showsNavigationBar: Bool {
        if case .navigation(let navigation) = kind, navigation.showsNavigationBar { return true }
        return shownChild?.showsNavigationBar ?? false
    }
}

extension NavigationController {
    /// Whether neither the controller nor the app hides the bar.
    var showsNavigationBar: Bool { !isNavigationBarHidden && !navigationBar.bar.isHidden }

    /// Whether neither the controller nor the app hides the toolbar.
    package var showsToolbar: Bool { !isToolbarHidden && !toolbar.isHidden }
}
