package import ConstraintLogs
package import Diagnostics
import Geometry
import HierarchyDumps

/// Printed numbers that are not compared with the engine's, and the reason.
package struct UncomparedNumbers: Sendable {
    package let place: LogPlace
    /// The class and the property, such as "UILabel frame"; empty where the text does not say.
    package let name: String
    package let numbers: [Double]
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        /// The app decides on it, so the scenario takes it over.
        case takenOver
        /// It was used to find device and window.
        case place
        case privateView
        case insideBar
        /// A row, a cell or something in it.
        case row
        /// Rows that are not printed decide on it.
        case otherRows
        /// The bar of another column than the one that shows the content.
        case otherColumn
        /// A later line prints it again.
        case again(line: Int)
        /// The content was scrolled, so that only its place at rest is known.
        case scrolled(atRest: String)
        case otherTree
        case withoutSuperview
        case unnamed
        case unknownView
        /// A transform, which no scenario has.
        case transform
        case belowStatusBar
        /// The engine has another value on a device that is only a guess.
        case unknownDevice
    }
}

extension UncomparedNumbers.Reason {
    package var wording: Message {
        switch self {
        case .takenOver: "the app decides on it, and the scenario takes it over"
        case .place: "it says which device and window it is"
        case .privateView: "it is a private view of UIKit, which the engine does not model"
        case .insideBar: "it is inside a bar, which the engine does not model"
        case .row: "it belongs to a row, which the app fills"
        case .otherRows: "rows and headers that are not printed decide on it"
        case .otherColumn: "it is the bar of another column, which has no name in a scenario"
        case .again(let line): "line \(line) prints it again"
        case .scrolled(let atRest): "the content was scrolled; at rest it is \(atRest)"
        case .otherTree: "it is not in the tree of views that is used"
        case .withoutSuperview: "its superview is not printed, or the scenario leaves it out"
        case .unnamed: "nothing says what the numbers are"
        case .transform:
            "a scenario has no transform: the frame is taken as it is, and what is inside is not turned or scaled"
        case .belowStatusBar: "a root view begins there until iOS 6, which is not modelled, or where the app moves it"
        case .unknownDevice: "the device is only assumed, and on that one it differs: choose the one that it is"
        case .unknownView: "its view is not printed; name it by its address, as in 'po [0x… frame]'"
        }
    }
}

/// Lists the printed numbers that no question asks about.
struct UncomparedReader {
    let app: RunningApp
    let scenario: DumpScenario
    private let insides: [Inside]

    /// The views around a view, from the outside inwards.
    private enum Inside {
        case nothing, bar, row, otherTree
    }

    init(_ app: RunningApp, _ scenario: DumpScenario) {
        (self.app, self.scenario) = (app, scenario)
        var insides: [Inside] = []
        for (index, view) in app.dump.views.enumerated() {
            let around = view.superview.map { (insides[$0], app.dump.views[$0]) }
            if app.unused.contains(index) {
                insides.append(.otherTree)
            } else if let around, around.0 != .nothing {
                insides.append(around.0)
            } else if let around, Self.bars.contains(around.1.baseClass) {
                insides.append(.bar)
            } else {
                insides.append(Self.rows.contains(view.baseClass) ? .row : .nothing)
            }
        }
        self.insides = insides
    }

    private static let bars: Set<String> = ["UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar"]
    private static let rows: Set<String> = [
        "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UICollectionReusableView",
    ]

    func all(without compared: Set<Int>) -> [UncomparedNumbers] {
        var found: [UncomparedNumbers] = []
        for (index, view) in app.dump.views.enumerated() {
            let frame = view.frame
            if !compared.contains(index) {
                add("frame", [frame.minX, frame.minY, frame.width, frame.height], reason(for: index))
            }
            if !view.transform.isEmpty {
                add("transform", view.transform, app.upright?.view == index ? .place : .transform)
            }
            guard scenario.scrollView(index) == nil else { continue }
            if let offset = view.contentOffset { add("contentOffset", [offset.x, offset.y], reason(for: index)) }
            if let size = view.contentSize { add("contentSize", [size.width, size.height], reason(for: index)) }
            if let inset = view.adjustedContentInset {
                add(
                    "adjustedContentInset", [inset.top, inset.left, inset.bottom, inset.right],
                    reason(for: index))
            }
            func add(_ property: String, _ numbers: [Double], _ reason: UncomparedNumbers.Reason) {
                found.append(
                    .init(place: view.place, name: "\(view.className) \(property)", numbers: numbers, reason: reason))
            }
        }
        found += app.dump.unnamed.map { .init(place: $0.place, name: "", numbers: $0.numbers, reason: .unnamed) }
        return found
    }

    func reason(for index: Int) -> UncomparedNumbers.Reason {
        let view = app.dump.views[index]
        if view.baseClass.hasSuffix("Window") { return .place }
        if app.belowStatusBar == index { return .belowStatusBar }
        switch insides[index] {
        case .otherTree: return .otherTree
        case .bar: return .insideBar
        case .row: return .row
        case .nothing: break
        }
        if scenario.names[index] != nil { return .takenOver }
        if Self.bars.contains(view.baseClass) { return app.isOtherColumn(index) ? .otherColumn : .withoutSuperview }
        let isPrivate = view.className.hasPrefix("_") || DumpScenario.isOfSystem(view)
        return isPrivate ? .privateView : .withoutSuperview
    }
}
