import Devices
import Geometry
import LayoutEngine
import Testing

/// A table that fills a controller's view, alone on a device or in a navigation controller.
struct TableScene {
    var device = "iPhone 7"
    var os = OSVersion(11)
    var orientation = InterfaceOrientation.portrait
    var layoutDirection = LayoutDirection.leftToRight
    /// Nil fills the view.
    var frame: Rect?
    var isInNavigation = false
    var scrollView = ScrollView()
    var table = TableView()
    var layoutMargins: StoredMargins?
    var semanticContentAttribute = SemanticContentAttribute.unspecified
    var contentSizeCategory = ContentSizeCategory.large

    init(_ device: String = "iPhone 7", _ os: OSVersion = OSVersion(11), rows: Int = 10) {
        self.device = device
        self.os = os
        table.rows = rows
    }

    func result() throws -> LayoutResult {
        var view = View(
            name: "table", kind: .table(scrollView, table), placement: frame.map { .frame($0) } ?? .fill)
        view.layoutMargins = layoutMargins
        view.semanticContentAttribute = semanticContentAttribute
        var controller = Controller(name: "vc", kind: .content, view: View(name: "view"))
        controller.view.subviews = [view]
        if isInNavigation {
            let kind = Controller.Kind.navigation(NavigationController(topViewController: controller))
            controller = Controller(name: "nav", kind: kind, view: View(name: nil))
        }
        var environment = Environment(
            device: try #require(DeviceCatalog.standard.device(named: device)), orientation: orientation, os: os)
        environment.layoutDirection = layoutDirection
        environment.contentSizeCategory = contentSizeCategory
        return layOut(App(.controller(controller)), in: environment)
    }

    func settled() throws -> Snapshot { try result().settled }

    /// The parts on screen.
    func visibleParts() throws -> [Element] {
        let snapshot = try settled()
        return snapshot.visibleParts(of: try #require(snapshot["table"]))
    }

    /// A property's value as text, such as "0, 0, 375, 44"; "none" for a part that the table does not have.
    func text(_ name: String, _ property: Property = .frame) throws -> String {
        guard let element = try settled()[name.isEmpty ? "table" : "table.\(name)"] else { return "none" }
        return element[property]?.description ?? "no \(property.rawValue)"
    }
}
