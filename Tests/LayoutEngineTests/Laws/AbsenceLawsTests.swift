import Devices
import Geometry
import LayoutEngine
import Testing

/// What nobody published never comes out as a value.
///
/// The catalog is made silent about a number, and then given two different numbers in its place: what is a value without the
/// number has to be the same with either, as it would be a guess otherwise.
@Suite struct AbsenceLawsTests {
    /// What the catalog can be silent about.
    enum Silence: String, CaseIterable, Sendable {
        case safeAreaInsets, statusBarHeight, sizeClasses

        /// A device without the numbers, and with one or other in their place.
        func devices(like device: Device) -> (silent: Device, one: Device, other: Device) {
            switch self {
            case .safeAreaInsets:
                (
                    device.with { $0.safeAreaInsets = nil },
                    device.with { $0.safeAreaInsets = .observed(Insets(top: 41, left: 7, bottom: 19, right: 8), "") },
                    device.with { $0.safeAreaInsets = .observed(Insets(top: 77, left: 29, bottom: 37, right: 31), "") }
                )
            case .statusBarHeight:
                (
                    device.with { $0[.statusBarHeight] = nil },
                    device.with { $0[.statusBarHeight] = .observed(13, "") },
                    device.with { $0[.statusBarHeight] = .observed(17, "") }
                )
            case .sizeClasses:
                (
                    device.with(sizeClasses: nil), device.with(sizeClasses: SizeClasses(.compact, by: .compact)),
                    device.with(sizeClasses: SizeClasses(.regular, by: .regular))
                )
            }
        }
    }

    static let devices = ["iPhone 8", "iPhone 14 Pro", "iPad Pro 11-inch (M4)", "iPhone Duo (outer display)"]

    @Test(arguments: Silence.allCases, devices) func `a value does not depend on what nobody published`(
        _ silence: Silence, _ name: String
    ) throws {
        let device = try #require(DeviceCatalog.standard.device(named: name))
        let (silent, one, other) = silence.devices(like: device)
        var wrong: [String] = []
        for (label, app) in Self.apps {
            for orientation in [InterfaceOrientation.portrait, .landscapeRight] {
                for os in Self.systems(of: device) {
                    func snapshot(_ device: Device) -> Snapshot {
                        layOut(app, in: Environment(device: device, orientation: orientation, os: os)).settled
                    }
                    let environment = Environment(device: silent, orientation: orientation, os: os)
                    // An app that cannot be laid out without the number is refused as a whole.
                    guard !modelLimits(of: app, in: environment).contains(.sizeClasses) else { continue }
                    wrong += Self.guesses(snapshot(silent), snapshot(one), snapshot(other)).map {
                        "\(label), \(orientation.rawValue), iOS \(os): \($0)"
                    }
                }
            }
        }
        #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    }

    /// The values of the catalog's own devices on all systems that they run: each is a number.
    @Test func `no value of a device of the catalog is no number`() {
        var wrong: [String] = []
        for device in DeviceCatalog.standard.devices {
            for orientation in [InterfaceOrientation.portrait, .landscapeRight] {
                for os in Self.systems(of: device) {
                    for (label, app) in Self.apps.prefix(3) {
                        let environment = Environment(device: device, orientation: orientation, os: os)
                        let elements = settledSnapshot(of: app, in: environment).elements
                        let values = elements.flatMap { $0.values }.flatMap { $0.value.quantities }
                        let frames = elements.map { $0.frameInWindow }
                        if values.contains(where: { !$0.value.isFinite }) || frames.contains(where: { $0.minX.isNaN }) {
                            wrong.append("\(label) on \(device.name) with iOS \(os)")
                        }
                    }
                }
            }
        }
        #expect(wrong.isEmpty)
    }

    private static func systems(of device: Device) -> [OSVersion] {
        let majors = device.firstOS.value.major...device.newestOS.major
        // One of each generation of the system, the newest that the device runs among them.
        return majors.filter { [8, 10, 13, 18, 26, device.newestOS.major].contains($0) }
            .map { max(OSVersion($0), device.firstOS.value) }
    }

    /// Values of the first snapshot that differ from those of one of the others.
    private static func guesses(_ silent: Snapshot, _ one: Snapshot, _ other: Snapshot) -> [String] {
        zip(zip(silent.elements, one.elements), other.elements).flatMap { pair, last -> [String] in
            let (first, second) = pair
            return first.values.compactMap { property, value in
                let texts = [second[property]?.description, last[property]?.description]
                return texts.allSatisfy { $0 == nil || $0 == value.description }
                    ? nil : "\(first.name ?? "").\(property.rawValue) \(value.description) \(texts)"
            }
        }
    }

    // MARK: - Apps

    private static let apps: [(label: String, app: App)] = [
        ("plain", app(content)), ("bars", app(tabs(navigation(content)))), ("table", app(navigation(table))),
        ("toolbar", app(tabs(toolbar(content)))), ("large title", app(largeTitle(scrolled))), ("sheet", app(sheet())),
        ("detent", app(sheet(.custom(300)))), ("popover", app(popover)), ("split", app(split)),
        ("constraints", app(ConstrainedViews.controller)),
    ]

    private static func app(_ controller: Controller) -> App { App(.controller(controller)) }

    private static var content: Controller {
        var root = View(name: "view")
        var scroll = ScrollView()
        scroll.contentSize = Size(width: 100, height: 3000)
        scroll.contentInset = Insets(top: 5, left: 0, bottom: 0, right: 0)
        var stack = StackView()
        stack.distribution = .fillEqually
        var collection = CollectionView()
        collection.sections = [30]
        root.subviews = [
            View(name: "scroll", kind: .scroll(scroll), placement: .fill),
            pinned("stack", .stack(stack), [View(name: "a"), View(name: "b")]),
            pinned("grid", .collection(ScrollView(), collection), []),
            pinned("box", .plain, [View(name: "inner", placement: .fill)]),
            View(
                name: "child",
                kind: .childController(Controller(name: "inside", kind: .content, view: View(name: "inside.view")))),
        ]
        return Controller(name: "vc", kind: .content, view: root)
    }

    private static func pinned(_ name: String, _ kind: View.Kind, _ subviews: [View]) -> View {
        let pins = [Pin.Anchor.top, .left, .bottom, .right].map {
            Pin($0, to: Pin.Target(.safeArea, $0), constant: 0)
        }
        var view = View(name: name, kind: kind, placement: .pinned(pins))
        view.preservesSuperviewLayoutMargins = true
        view.subviews = subviews
        return view
    }

    private static var table: Controller {
        var table = TableView()
        table.rows = 40
        var controller = Controller(
            name: "vc", kind: .content, view: View(name: "view", kind: .table(ScrollView(), table)))
        controller.isTableViewController = true
        return controller
    }

    private static var scrolled: Controller {
        var scroll = ScrollView()
        scroll.contentSize = Size(width: 100, height: 3000)
        scroll.contentOffset = .point(Point(x: 0, y: 10))
        return Controller(name: "vc", kind: .content, view: View(name: "view", kind: .scroll(scroll)))
    }

    private static func navigation(_ top: Controller) -> Controller {
        Controller(name: "nav", kind: .navigation(NavigationController(topViewController: top)), view: View(name: nil))
    }

    private static func largeTitle(_ top: Controller) -> Controller {
        var navigation = NavigationController(topViewController: top)
        navigation.navigationBar.prefersLargeTitles = true
        return Controller(name: "nav", kind: .navigation(navigation), view: View(name: nil))
    }

    private static func toolbar(_ top: Controller) -> Controller {
        var content = top
        content.toolbarItems = Array(repeating: BarButtonItem(image: "plus"), count: 2)
        var navigation = NavigationController(topViewController: content)
        navigation.isToolbarHidden = false
        return Controller(name: "nav", kind: .navigation(navigation), view: View(name: nil))
    }

    private static func tabs(_ shown: Controller) -> Controller {
        Controller(name: "tab", kind: .tab(TabBarController(selectedViewController: shown)), view: View(name: nil))
    }

    private static func sheet(_ detent: SheetPresentation.Detent = .large) -> Controller {
        var controller = navigation(content)
        controller.modalPresentationStyle = .pageSheet
        controller.sheetPresentation.detents = [detent]
        return controller
    }

    private static var popover: Controller {
        var controller = content
        controller.modalPresentationStyle = .popover
        controller.preferredContentSize = Size(width: 300, height: 400)
        controller.popoverPresentation.sourceRect = Rect(x: 100, y: 100, width: 40, height: 40)
        return controller
    }

    private static var split: Controller {
        var split = SplitViewController(secondary: navigation(content))
        split.primary = Controller(name: "list", kind: .content, view: View(name: "list.view"))
        return Controller(name: "split", kind: .split(split), view: View(name: nil))
    }
}

extension Device {
    /// The device with its metrics of all systems and orientations changed.
    fileprivate func with(_ change: (inout Metrics) -> Void) -> Device {
        func changed(_ metrics: ByOrientation<Metrics>?) -> ByOrientation<Metrics>? {
            metrics.map { metrics in
                var (portrait, landscape) = (metrics.portrait, metrics.landscape)
                change(&portrait)
                change(&landscape)
                return ByOrientation(portrait: portrait, landscape: landscape)
            }
        }
        return copy(before: changed(metricsBefore26), from: changed(metrics26), sizeClasses: sizeClasses)
    }

    /// The device with size classes of its own in both orientations.
    fileprivate func with(sizeClasses classes: SizeClasses?) -> Device {
        let measured = classes.map { Measured.observed($0, "") }
        return copy(
            before: metricsBefore26, from: metrics26,
            sizeClasses: ByOrientation(portrait: measured, landscape: measured))
    }

    /// Without changes of single versions, which would bring back what was taken away.
    private func copy(
        before: ByOrientation<Metrics>?, from: ByOrientation<Metrics>?,
        sizeClasses: ByOrientation<Measured<SizeClasses>?>
    ) -> Device {
        Device(
            id: id, names: names, modelIdentifiers: modelIdentifiers, family: family, year: year, firstOS: firstOS,
            lastOSMajor: lastOSMajor, screen: screen, cutout: cutout, homeIndicator: homeIndicator,
            sizeClasses: sizeClasses, sideMargin: sideMargin, metricsBefore26: before, metrics26: from, notes: notes)
    }
}
