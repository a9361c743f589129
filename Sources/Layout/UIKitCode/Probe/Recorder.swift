// Reads what UIKit says of hierarchies, at the return of each callback and after each step, and prints it as JSON Lines.

import UIKit

/// A hierarchy, how it comes on screen, and where its values are.
@MainActor struct ProbedScenario {
    /// The scenario's id and the number of its variant, such as "bars#2".
    let name: String
    let orientation: UIInterfaceOrientationMask
    let make: () -> UIViewController & Probed
    let show: (UIViewController, UIWindow) -> Void
    let read: (UIViewController, Recorder) -> Void
    /// The changes that are made once all has settled, in order.
    let steps: [ProbedStep]
}

/// A change of a hierarchy at rest.
@MainActor struct ProbedStep {
    let name: String
    let orientation: UIInterfaceOrientationMask
    let change: (UIViewController) -> Void
}

/// A controller that says when its callbacks return.
@MainActor protocol Probed: AnyObject {
    var onReturn: ((String) -> Void)? { get set }
}

/// The values of one scenario, by phase and path.
@MainActor final class Recorder {
    private let scenario: String
    private var phase = ""
    private var values: [String: String] = [:]

    init(_ scenario: String) { self.scenario = scenario }

    func begin(_ phase: String) {
        self.phase = phase
    }

    private func add(_ path: String, _ value: String) {
        values["\"phase\":\"\(phase)\",\"path\":\"\(path)\""] = value
    }

    private func number(_ value: CGFloat) -> String { value.isFinite ? "\(Double(value))" : "null" }

    private func add(_ path: String, _ numbers: [CGFloat]) {
        add(
            path,
            numbers.count == 1 ? number(numbers[0]) : "[" + numbers.map { number($0) }.joined(separator: ",") + "]")
    }

    private func add(_ path: String, _ rect: CGRect) {
        add(path, [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height])
    }

    private func add(_ path: String, _ insets: UIEdgeInsets) {
        add(path, [insets.top, insets.left, insets.bottom, insets.right])
    }

    private func add(_ path: String, _ insets: NSDirectionalEdgeInsets) {
        add(path, [insets.top, insets.leading, insets.bottom, insets.trailing])
    }

    // MARK: - Things of a hierarchy

    func window(_ name: String, _ window: UIWindow?) {
        guard let window else { return }
        add(name + ".frame", window.frame)
        add(name + ".bounds", window.bounds)
        add(name + ".safeAreaInsets", window.safeAreaInsets)
        add(name + ".safeAreaLayoutGuide.layoutFrame", window.safeAreaLayoutGuide.layoutFrame)
        traits(name, window.traitCollection)
    }

    func statusBar(_ name: String, _ window: UIWindow?) {
        guard let manager = window?.windowScene?.statusBarManager else { return }
        add(name + ".frame", manager.statusBarFrame)
        add(name + ".isHidden", "\"\(manager.isStatusBarHidden)\"")
    }

    func controller(_ name: String, _ controller: UIViewController) {
        add(name + ".additionalSafeAreaInsets", controller.additionalSafeAreaInsets)
        add(name + ".systemMinimumLayoutMargins", controller.systemMinimumLayoutMargins)
        traits(name, controller.traitCollection)
    }

    /// A bar has the values that are read of bars; of other views there are more.
    func bar(_ name: String, _ bar: UIView) {
        add(name + ".frame", bar.frame)
        frameInWindow(name, bar)
        add(name + ".isHidden", "\"\(bar.isHidden)\"")
    }

    func view(_ name: String, _ view: UIView) {
        bar(name, view)
        add(name + ".bounds", view.bounds)
        add(name + ".safeAreaInsets", view.safeAreaInsets)
        add(name + ".safeAreaLayoutGuide.layoutFrame", view.safeAreaLayoutGuide.layoutFrame)
        add(name + ".layoutMargins", view.layoutMargins)
        add(name + ".directionalLayoutMargins", view.directionalLayoutMargins)
        add(name + ".layoutMarginsGuide.layoutFrame", view.layoutMarginsGuide.layoutFrame)
        add(name + ".readableContentGuide.layoutFrame", view.readableContentGuide.layoutFrame)
        traits(name, view.traitCollection)
    }

    func layoutGuide(_ name: String, _ guide: UILayoutGuide) {
        add(name + ".layoutFrame", guide.layoutFrame)
    }

    func scrollView(_ name: String, _ scrollView: UIScrollView) {
        view(name, scrollView)
        add(name + ".contentInset", scrollView.contentInset)
        add(name + ".adjustedContentInset", scrollView.adjustedContentInset)
        add(name + ".contentOffset", [scrollView.contentOffset.x, scrollView.contentOffset.y])
        add(name + ".contentSize", [scrollView.contentSize.width, scrollView.contentSize.height])
        add(name + ".frameLayoutGuide.layoutFrame", scrollView.frameLayoutGuide.layoutFrame)
        add(name + ".contentLayoutGuide.layoutFrame", scrollView.contentLayoutGuide.layoutFrame)
    }

    func tableView(_ name: String, _ table: UITableView) {
        scrollView(name, table)
        add(name + ".separatorInset", table.separatorInset)
        for path in table.indexPathsForVisibleRows ?? [] {
            guard let cell = table.cellForRow(at: path) else { continue }
            let own = "\(name).cell(\(path.section), \(path.row))"
            view(own, cell)
            view(own + ".contentView", cell.contentView)
        }
    }

    private func frameInWindow(_ name: String, _ view: UIView) {
        guard view.window != nil else { return }
        add(name + ".frameInWindow", view.convert(view.bounds, to: nil))
    }

    private func traits(_ name: String, _ traits: UITraitCollection) {
        func word(_ sizeClass: UIUserInterfaceSizeClass) -> String? {
            switch sizeClass {
            case .compact: "\"compact\""
            case .regular: "\"regular\""
            default: nil
            }
        }
        if let word = word(traits.horizontalSizeClass) { add(name + ".traitCollection.horizontalSizeClass", word) }
        if let word = word(traits.verticalSizeClass) { add(name + ".traitCollection.verticalSizeClass", word) }
        add(name + ".traitCollection.displayScale", [traits.displayScale])
    }

    /// A line for each value.
    func lines(_ machine: String) -> [String] {
        values.map { place, value in "{\"scenario\":\"\(scenario)\",\(machine),\(place),\"value\":\(value)}" }
    }
}

/// A controller whose callbacks are noticed.
class ProbedViewController: UIViewController, Probed {
    var onReturn: ((String) -> Void)?
    /// The callbacks that the class overrides, which tell of themselves.
    var ownCallbacks: Set<String> { [] }
    private var appearances = 0

    func returned(_ callback: String) { onReturn?((appearances > 1 ? "second " : "") + callback) }

    private func inherited(_ callback: String) {
        if !ownCallbacks.contains(callback) { returned(callback) }
    }

    override func loadView() {
        super.loadView()
        inherited("loadView")
    }
    override func viewDidLoad() {
        super.viewDidLoad()
        inherited("viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        appearances += 1
        inherited("viewWillAppear")
    }
    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        inherited("viewIsAppearing")
    }
    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        if appearances < 2 { inherited("viewSafeAreaInsetsDidChange") }
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if appearances < 2 { inherited("viewWillLayoutSubviews") }
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        if appearances < 2 { inherited("viewDidLayoutSubviews") }
    }
    // viewDidAppear is read by the probe, once everything has settled.
}
