import Geometry
import LayoutEngine

/// The words on pictures, in both languages.
extension Language {
    func name(of kind: Measure.Kind) -> String {
        switch kind {
        case .top: self("top", "上")
        case .left: self("left", "左")
        case .bottom: self("bottom", "下")
        case .right: self("right", "右")
        case .x: "x"
        case .y: "y"
        case .width: self("width", "宽")
        case .height: self("height", "高")
        }
    }

    /// The name of a part of a value: "top", "x".
    func name(of component: String) -> String {
        Measure.Kind(rawValue: component).map { name(of: $0) } ?? component
    }

    var safeArea: String { self("safe area", "安全区") }

    func name(of orientation: InterfaceOrientation) -> String {
        switch orientation {
        case .portrait: self("portrait", "竖屏")
        case .portraitUpsideDown: self("upside down", "倒置")
        case .landscapeLeft, .landscapeRight: self("landscape", "横屏")
        }
    }

    /// "iOS 11", "iPadOS 18": iPads got a system of their own with version 13.
    func name(of os: OSVersion, on device: Device) -> String {
        (device.family == .iPad && os >= OSVersion(13) ? "iPadOS " : "iOS ") + os.description
    }

    /// How the device is held, said so that one can do it: "portrait", "landscape with the notch on the left".
    func holding(_ environment: Environment) -> String {
        let orientation = environment.orientation
        guard orientation.isLandscape, let mark = mark(of: environment.device) else { return name(of: orientation) }
        let isMarkAtTop = environment.device.hasSensorHousing
        let isLeft = (orientation == .landscapeRight) == isMarkAtTop
        return self(
            "landscape with the \(mark) on the \(isLeft ? "left" : "right")", "横屏（\(mark)在\(isLeft ? "左" : "右")侧）")
    }

    /// What tells one short side of a device from the other.
    private func mark(of device: Device) -> String? {
        switch device.cutout.value {
        case .notch: self("notch", "刘海")
        case .island: self("Dynamic Island", "灵动岛")
        case .none, .cameraHole: device.hasHomeButton ? self("Home button", "主屏幕按钮") : nil
        }
    }
}

/// Groups of numbers as one says them.
enum Spoken {
    /// "88 at the top, 83 at the bottom and 0 at the sides".
    static func english(_ insets: Insets) -> String {
        let (top, bottom) = (NumberText.string(insets.top), NumberText.string(insets.bottom))
        let (left, right) = (NumberText.string(insets.left), NumberText.string(insets.right))
        if insets == .zero { return "0 on every side" }
        if left == right { return "\(top) at the top, \(bottom) at the bottom and \(left) at the sides" }
        return "\(top) at the top, \(left) at the left, \(bottom) at the bottom and \(right) at the right"
    }

    /// "上 88，下 83，左右 0".
    static func chinese(_ insets: Insets) -> String {
        let (top, bottom) = (NumberText.string(insets.top), NumberText.string(insets.bottom))
        let (left, right) = (NumberText.string(insets.left), NumberText.string(insets.right))
        if insets == .zero { return "四边都是 0" }
        if left == right { return "上 \(top)，下 \(bottom)，左右 \(left)" }
        return "上 \(top)，左 \(left)，下 \(bottom)，右 \(right)"
    }

    /// "x 0, y 64, 375 wide and 603 high".
    static func english(_ rect: Rect) -> String {
        "x \(NumberText.string(rect.minX)), y \(NumberText.string(rect.minY)), "
            + "\(NumberText.string(rect.width)) wide and \(NumberText.string(rect.height)) high"
    }

    /// "x 0，y 64，宽 375，高 603".
    static func chinese(_ rect: Rect) -> String {
        "x \(NumberText.string(rect.minX))，y \(NumberText.string(rect.minY))，"
            + "宽 \(NumberText.string(rect.width))，高 \(NumberText.string(rect.height))"
    }

    /// The text with a capital letter at its beginning.
    static func capitalized(_ text: String) -> String {
        text.prefix(1).uppercased() + text.dropFirst()
    }
}
