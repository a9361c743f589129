import Geometry

/// Sizes of controls, if published for the design of the system.
enum ControlSizes {
    static let content = Rule(
        "control.content-size", .always, .observed,
        evidence: [
            "oui-cat-switch-content", "oui-cat-stepper", "oui-cat-slider", "oui-cat-progress-view",
            "oui-cat-page-control", "oui-cat-activity-indicator", "OR#17297",
        ])

    static let fixed = Rule(
        "control.switch-size", .always, .observed, evidence: ["oui-cat-switch", "OR#17297", "csdn-123629676"])

    /// The width and height of intrinsicContentSize; nil for UIView.noIntrinsicMetric, and a number without value if it is not
    /// published.
    static func contentSize(
        of control: Control, _ label: String, in environment: Environment
    ) -> (width: Quantity?, height: Quantity?) {
        let path: PathName = "\(label).intrinsicContentSize"
        let size = points(of: control, in: environment)
        let height = Quantity.stated(.path("\(path).height"), content, size.height)
        return (control.asksForWidth ? .stated(.path("\(path).width"), content, size.width) : nil, height)
    }

    private static func points(of control: Control, in environment: Environment) -> Size {
        let isNew = environment.designOS.major >= 26
        let unknown = Size(width: .nan, height: .nan)
        switch control {
        case .toggle: return isNew ? Size(width: 61, height: 28) : Size(width: 49, height: 31)
        case .stepper: return isNew ? Size(width: 94, height: 32) : unknown
        case .slider: return isNew ? Size(width: .nan, height: 34) : unknown
        case .progressView: return isNew ? Size(width: .nan, height: 4) : unknown
        // The width depends on the number of pages.
        case .pageControl: return isNew ? Size(width: .nan, height: 26) : unknown
        // The medium one.
        case .activityIndicatorView: return isNew ? Size(width: 20, height: 20) : unknown
        }
    }

    /// The points by which a switch is wider than its content: so far before its frame its alignment rectangle ends.
    private static let outsideAlignment = 2.0

    /// A frame with the size that the class insists on, which is its own where constraints ask for another.
    static func frame(_ frame: DerivedRect, of view: View, in environment: Environment) -> DerivedRect {
        guard view.control == .toggle, view.intrinsicContentSize == nil else { return frame }
        let size = points(of: .toggle, in: environment)
        let path: PathName = "\(view.name ?? "").frame"
        return DerivedRect(
            x: frame.x, y: frame.y, width: .stated(.path("\(path).width"), fixed, size.width + outsideAlignment),
            height: .stated(.path("\(path).height"), fixed, size.height))
    }
}
