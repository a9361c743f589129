import Devices
import Geometry
import LayoutEngine
import Testing

/// Callbacks against the snapshots that they are read off.
@Suite struct CallbackTests {
    /// A change of each of these is told of by one callback of the view.
    private static let watched: [(property: Property, callback: Callback)] = [
        (.layoutMargins, .layoutMarginsDidChange), (.safeAreaInsets, .safeAreaInsetsDidChange),
        (.adjustedContentInset, .adjustedContentInsetDidChange),
    ]

    private func environment(_ device: String, os: OSVersion) throws -> Environment {
        Environment(device: try #require(DeviceCatalog.standard.device(named: device)), orientation: .portrait, os: os)
    }

    /// A table pinned to the safe area and a full-size one, in a navigation controller in a tab bar controller.
    private func root(contentInset: Insets = .zero, isBarHidden: Bool = false) -> Root {
        var scrollView = ScrollView()
        scrollView.contentInset = contentInset
        var content = Controller(name: "vc", kind: .content, view: View(name: "view"))
        content.view.subviews = [
            View(name: "table", kind: .table(scrollView, TableView()), placement: .fill),
            View(
                name: "pinned",
                placement: .pinned([
                    Pin(.bottom, to: Pin.Target(.superview, .bottom), constant: 0),
                    Pin(.height, to: nil, constant: 100),
                ])),
        ]
        var navigation = NavigationController(topViewController: content)
        navigation.isNavigationBarHidden = isBarHidden
        return .controller(
            Controller(
                name: "tab",
                kind: .tab(
                    TabBarController(
                        selectedViewController: Controller(
                            name: "nav", kind: .navigation(navigation), view: View(name: nil)))),
                view: View(name: nil)))
    }

    private func callbacks(_ app: App, _ environment: Environment, of receiver: String) -> [String] {
        callbackEvents(of: app, in: layOut(app, in: environment)).filter { $0.receiver == receiver }.map {
            "\($0.phase.rawValue): \($0.callback.rawValue)"
        }
    }

    @Test func `the order of a controller's callbacks follows the OS`() throws {
        let app = App(root())
        let old = callbackEvents(of: app, in: layOut(app, in: try environment("iPhone 7", os: OSVersion(10))))
        #expect(
            old.filter { $0.receiver == "vc" }.map { $0.callback } == [
                .loadView, .viewDidLoad, .viewWillAppear, .updateViewConstraints, .viewWillLayoutSubviews,
                .viewDidLayoutSubviews, .viewDidAppear, .viewWillAppear, .viewDidAppear,
            ])
        #expect(
            callbacks(app, try environment("iPhone X", os: OSVersion(13)), of: "vc") == [
                "loadView: loadView", "viewDidLoad: viewDidLoad", "viewWillAppear: viewWillAppear",
                "viewIsAppearing: viewIsAppearing", "viewSafeAreaInsetsDidChange: viewLayoutMarginsDidChange",
                "viewSafeAreaInsetsDidChange: viewSafeAreaInsetsDidChange",
                "viewWillLayoutSubviews: updateViewConstraints", "viewWillLayoutSubviews: viewWillLayoutSubviews",
                "viewDidLayoutSubviews: viewDidLayoutSubviews", "viewDidAppear: viewDidAppear",
                "second viewWillAppear: viewWillAppear", "second viewIsAppearing: viewIsAppearing",
                "second viewDidAppear: viewDidAppear",
            ])
    }

    @Test func `a contentInset set in viewDidLoad is told of there, the safe area later`() throws {
        let app = App(root(contentInset: Insets(top: 10, left: 0, bottom: 0, right: 0)))
        let calls = callbacks(app, try environment("iPhone X", os: OSVersion(11)), of: "table")
        #expect(
            calls.filter { $0.hasSuffix("adjustedContentInsetDidChange") } == [
                "viewDidLoad: adjustedContentInsetDidChange",
                "viewSafeAreaInsetsDidChange: adjustedContentInsetDidChange",
            ])
    }

    @Test func `what an app sets in a callback is told of after that callback`() throws {
        let app = App(root(), changes: [App.Change(at: .secondViewWillAppear, root(isBarHidden: true))])
        let events = callbackEvents(of: app, in: layOut(app, in: try environment("iPhone X", os: OSVersion(12))))
        let second = events.filter { $0.phase == .secondViewWillAppear }
        #expect(second.first?.callback == .viewWillAppear && second.first?.change == nil)
        let view = second.first { $0.receiver == "view" && $0.callback == .safeAreaInsetsDidChange }
        #expect(view?.change?.before.description == "88, 0, 83, 0" && view?.change?.after.description == "44, 0, 83, 0")
    }

    @Test(arguments: DeviceCatalog.standard.devices.filter { $0.isPublished })
    func `every change of a value between phases is one event, and every event such a change`(_ device: Device) throws {
        let inset = Insets(top: 10, left: 0, bottom: 0, right: 0)
        let app = App(
            root(),
            changes: [
                App.Change(at: .viewWillAppear, root(contentInset: inset)),
                App.Change(at: .viewDidLayoutSubviews, root(contentInset: inset, isBarHidden: true)),
                App.Change(at: .secondViewDidAppear, root()),
            ])
        for orientation in InterfaceOrientation.allCases {
            for os in [max(device.firstOS.value, OSVersion(7)), device.newestOS] {
                let result = layOut(app, in: Environment(device: device, orientation: orientation, os: os))
                check(callbackEvents(of: app, in: result), result)
            }
        }
    }

    /// Follows each value through the events from one snapshot to the next.
    private func check(_ events: [CallbackEvent], _ result: LayoutResult) {
        #expect(events.map { $0.phase } == events.map { $0.phase }.sorted())
        // Expected at once, as there are thousands.
        var wrong: [String] = []
        for name in result.settled.elements.compactMap({ $0.name }) {
            let states = result.snapshots.map { (phase: $0.phase, element: $0[name]) }
            let received = events.filter { $0.receiver == name }
            for (property, callback) in Self.watched {
                guard var value = states[0].element?[property]?.description else { continue }
                let ofProperty = received.filter { $0.callback == callback }
                for state in states where state.phase != .viewIsAppearing {
                    for change in ofProperty.filter({ $0.phase == state.phase }).compactMap({ $0.change }) {
                        let after = change.after.description
                        if change.before.description != value || after == value {
                            wrong.append("\(name) \(callback) in \(state.phase)")
                        }
                        value = after
                    }
                    if value != state.element?[property]?.description { wrong.append("\(name) \(state.phase)") }
                }
            }
        }
        #expect(wrong.isEmpty)
    }
}
