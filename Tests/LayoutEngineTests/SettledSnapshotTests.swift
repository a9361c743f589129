import Devices
import Geometry
import LayoutEngine
import Testing

@Suite struct SettledSnapshotTests {
    /// With a change on the way, which the settled state has to know.
    private var app: App {
        func tree(_ inset: Double) -> Root {
            var scroll = ScrollView()
            scroll.contentInset = Insets(top: inset, left: 0, bottom: 0, right: 0)
            var content = Controller(name: "vc", kind: .content, view: View(name: "view"))
            content.view.subviews = [View(name: "table", kind: .table(scroll, TableView()), placement: .fill)]
            return .controller(
                Controller(
                    name: "nav", kind: .navigation(NavigationController(topViewController: content)),
                    view: View(name: nil)))
        }
        return App(tree(0), changes: [App.Change(at: .viewWillAppear, tree(7))])
    }

    @Test(arguments: ["iPhone 5", "iPhone X", "iPad (6th generation)"], InterfaceOrientation.allCases)
    func `it is the last snapshot of all phases`(_ name: String, _ orientation: InterfaceOrientation) throws {
        let device = try #require(DeviceCatalog.standard.device(named: name))
        for os in [device.firstOS.value, device.newestOS] {
            let environment = Environment(device: device, orientation: orientation, os: os)
            let settled = settledSnapshot(of: app, in: environment)
            let whole = layOut(app, in: environment).settled
            #expect(settled.elements.count == whole.elements.count)
            for (one, other) in zip(settled.elements, whole.elements) {
                #expect(one.values.map { $0.value } == other.values.map { $0.value }, "\(one.name ?? "")")
            }
        }
    }
}
