import Geometry
import LayoutEngine

/// A layout guide that a picture draws, in window points.
struct Guide: Hashable, Sendable {
    let kind: Kind
    let frame: Rect

    /// Each kind has a line style of its own.
    enum Kind: CaseIterable, Hashable, Sendable {
        case safeArea, layoutMargins, readableContent

        /// UIKit's name.
        var name: String {
            switch self {
            case .safeArea: "safeAreaLayoutGuide"
            case .layoutMargins: "layoutMarginsGuide"
            case .readableContent: "readableContentGuide"
            }
        }

        /// Drawn and skipped lengths: dashed, dotted, and both in turn.
        var dashes: [Double] {
            switch self {
            case .safeArea: [5, 3]
            case .layoutMargins: [1.5, 2.5]
            case .readableContent: [6, 2.5, 1.5, 2.5]
            }
        }
    }

    /// The guide that a value is about; nil for other values.
    init?(of asked: AskedValue) {
        let place = asked.element.frameInWindow
        switch asked.property {
        case .layoutMargins:
            guard let margins = asked.value.insets else { return nil }
            self.init(kind: .layoutMargins, frame: place.inset(by: margins))
        case .layoutMarginsGuideFrame, .readableContentGuideFrame:
            guard let frame = asked.value.rect else { return nil }
            let kind: Kind = asked.property == .layoutMarginsGuideFrame ? .layoutMargins : .readableContent
            self.init(kind: kind, frame: frame.offset(by: place.origin))
        default: return nil
        }
    }

    init(kind: Kind, frame: Rect) {
        self.kind = kind
        self.frame = frame
    }
}
