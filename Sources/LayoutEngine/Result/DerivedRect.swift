import Geometry

/// A rectangle whose four numbers carry their derivations, in points.
///
/// It is handed down from view to view, so copies share it.
struct DerivedRect: Sendable {
    private var parts: DerivedQuadruple

    init(x: Quantity, y: Quantity, width: Quantity, height: Quantity) {
        parts = DerivedQuadruple(x, y, width, height)
    }

    var x: Quantity {
        get { parts.first }
        set { parts = DerivedQuadruple(newValue, y, width, height) }
    }

    var y: Quantity {
        get { parts.second }
        set { parts = DerivedQuadruple(x, newValue, width, height) }
    }

    var width: Quantity {
        get { parts.third }
        set { parts = DerivedQuadruple(x, y, newValue, height) }
    }

    var height: Quantity {
        get { parts.fourth }
        set { parts = DerivedQuadruple(x, y, width, newValue) }
    }

    var plain: Rect { Rect(x: x.value, y: y.value, width: width.value, height: height.value) }

    var value: Value { .rect(x: x, y: y, width: width, height: height) }

    /// A frame as the scenario gives it.
    static func input(_ path: PathName, _ rect: Rect) -> DerivedRect {
        DerivedRect(
            x: .input("\(path).x", rect.minX), y: .input("\(path).y", rect.minY),
            width: .input("\(path).width", rect.width), height: .input("\(path).height", rect.height))
    }

    /// The same rectangle under another name, by a rule that passes it on.
    func passed(on path: PathName, _ rule: Rule) -> DerivedRect {
        DerivedRect(
            x: x.passed(on: .path("\(path).x"), rule), y: y.passed(on: .path("\(path).y"), rule),
            width: width.passed(on: .path("\(path).width"), rule),
            height: height.passed(on: .path("\(path).height"), rule))
    }

    /// The rectangle inside the insets, its size never below 0.
    func inset(by insets: DerivedInsets, as path: PathName, _ rule: Rule) -> DerivedRect {
        DerivedRect(
            x: .sum(.path("\(path).x"), rule, [x, insets.left]),
            y: .sum(.path("\(path).y"), rule, [y, insets.top]),
            width: .clampedSum(.path("\(path).width"), rule, [width], minus: [insets.left, insets.right]),
            height: .clampedSum(.path("\(path).height"), rule, [height], minus: [insets.top, insets.bottom]))
    }
}
