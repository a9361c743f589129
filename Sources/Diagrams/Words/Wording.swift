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

    func name(of band: InsetBands.Kind) -> String {
        switch band {
        case .unsafe: self("unsafe", "非安全区")
        case .adjustedContentInset: "adjustedContentInset"
        case .contentInset: "contentInset"
        }
    }

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
