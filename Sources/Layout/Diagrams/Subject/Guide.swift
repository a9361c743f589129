import Geometry
import LayoutEngine

/// A layout guide that a picture draws, in window points.
struct Guide: Hashable, Sendable {
    let kind: Kind
    let frame: Rect

    /// Each kind has a line style of its own.
    enum Kind: CaseIterable, Hashable, Sendable {
        case safeArea, layoutMargins, readableContent, frameLayout, contentLayout, own, reservedRegion

        /// UIKit's name.
        var name: String {
            switch self {
            case .safeArea: "safeAreaLayoutGuide"
            case .layoutMargins: "layoutMarginsGuide"
            case .readableContent: "readableContentGuide"
            case .frameLayout: "frameLayoutGuide"
            case .contentLayout: "contentLayoutGuide"
            case .own: "UILayoutGuide"
            case .reservedRegion: "ReservedRegion"
            }
        }

        /// Drawn and skipped lengths: dashed, dotted, both in turn, long dashes, and dashes with two dots.
        var dashes: [Double] {
            switch self {
            case .safeArea: [5, 3]
            case .layoutMargins: [1.5, 2.5]
            case .readableContent: [6, 2.5, 1.5, 2.5]
            case .frameLayout: [10, 3]
            case .contentLayout: [8, 2.5, 1.5, 2.5, 1.5, 2.5]
            case .own: [3, 3]
            case .reservedRegion: [12, 2.5]
            }
        }
    }

    /// The guide that a value is about; nil for other values.
    init?(of asked: AskedValue) {
        // Guides are in the view's own coordinates, which move with a scroll view's content.
        let origin = asked.element.contentFrameInWindow.origin
        switch asked.property {
        case .layoutMargins:
            guard let margins = asked.value.insets else { return nil }
            self.init(kind: .layoutMargins, frame: asked.element.frameInWindow.inset(by: margins))
        case .safeAreaLayoutGuideFrame:
            guard let frame = asked.value.rect else { return nil }
            self.init(kind: .safeArea, frame: frame.offset(by: origin))
        case .frameLayoutGuideFrame, .contentLayoutGuideFrame:
            guard let frame = asked.value.rect else { return nil }
            self.init(
                kind: asked.property == .frameLayoutGuideFrame ? .frameLayout : .contentLayout,
                frame: frame.offset(by: origin))
        case .layoutMarginsGuideFrame, .readableContentGuideFrame:
            guard let frame = asked.value.rect else { return nil }
            let kind: Kind = asked.property == .layoutMarginsGuideFrame ? .layoutMargins : .readableContent
            self.init(kind: kind, frame: frame.offset(by: origin))
        case .divisionFrame, .cameraFrame, .statusItemsFrame:
            guard let frame = asked.value.rect else { return nil }
            self.init(kind: .reservedRegion, frame: frame.offset(by: origin))
        case .layoutFrame: self.init(kind: .own, frame: asked.element.frameInWindow)
        default: return nil
        }
    }

    init(kind: Kind, frame: Rect) {
        self.kind = kind
        self.frame = frame
    }
}
