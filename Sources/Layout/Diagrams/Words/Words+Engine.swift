import Geometry
import Languages
import LayoutEngine

extension PictureWord {
    /// The name of a side, a coordinate or a size.
    init(_ kind: Measure.Kind) {
        switch kind {
        case .top: self = .top
        case .left: self = .left
        case .bottom: self = .bottom
        case .right: self = .right
        case .x: self = .x
        case .y: self = .y
        case .width: self = .width
        case .height: self = .height
        }
    }

    /// The text for a kind of number in a sentence that adds it up.
    init(sumOf kind: Measure.Kind) {
        switch kind {
        case .top: self = .topSide
        case .left: self = .leftSide
        case .bottom: self = .bottomSide
        case .right: self = .rightSide
        case .x: self = .xSide
        case .y: self = .ySide
        case .width: self = .widthSide
        case .height: self = .heightSide
        }
    }

    init(_ orientation: InterfaceOrientation) {
        switch orientation {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .upsideDown
        case .landscapeLeft, .landscapeRight: self = .landscape
        }
    }

    /// The mark that distinguishes one short side of a device from the other; nil if there is none.
    init?(markOf device: Device) {
        switch device.cutout.value {
        case .notch: self = .notch
        case .island: self = .island
        case .none, .cameraHole:
            guard device.hasHomeButton else { return nil }
            self = .homeButton
        }
    }
}

/// Names of the engine's and scenarios' concepts.
extension Words {
    /// The name of a part of a value: "top", "x".
    func name(of component: String) -> String {
        Measure.Kind(rawValue: component).map { self[PictureWord($0)] } ?? component
    }

    /// "iOS 11", "iPadOS 18": iPads got a system of their own with version 13.
    func name(of os: OSVersion, on device: Device) -> String {
        (device.family == .iPad && os >= OSVersion(13) ? "iPadOS " : "iOS ") + os.description
    }

    /// The orientation of the device, as an instruction: "portrait", "landscape with the notch on the left".
    func holding(_ environment: Environment) -> String {
        environment.hinge == .partiallyOpen
            ? orientation(of: environment) + self[.phraseSeparator] + self[.partlyOpen] : orientation(of: environment)
    }

    private func orientation(of environment: Environment) -> String {
        let orientation = environment.orientation
        guard orientation.isLandscape, let mark = PictureWord(markOf: environment.device) else {
            return self[PictureWord(orientation)]
        }
        let isMarkAtTop = environment.device.hasSensorHousing
        let isLeft = (orientation == .landscapeRight) == isMarkAtTop
        return text(isLeft ? .markOnLeft : .markOnRight, ["mark": self[mark]])
    }

    // MARK: - Groups of numbers

    /// "88 at the top, 83 at the bottom and 0 at the sides".
    func text(_ insets: Insets) -> String {
        let (top, bottom) = (NumberText.string(insets.top), NumberText.string(insets.bottom))
        let (left, right) = (NumberText.string(insets.left), NumberText.string(insets.right))
        if insets == .zero { return self[.noInsets] }
        if left == right { return text(.insetsWithEqualSides, ["top": top, "bottom": bottom, "sides": left]) }
        return text(.insets, ["top": top, "left": left, "bottom": bottom, "right": right])
    }

    /// "x 0, y 64, 375 wide and 603 high".
    func text(_ rect: Rect) -> String {
        text(
            .rect,
            [
                "x": NumberText.string(rect.minX), "y": NumberText.string(rect.minY),
                "width": NumberText.string(rect.width), "height": NumberText.string(rect.height),
            ])
    }
}
