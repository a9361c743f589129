package import Geometry

/// A frame that follows its superview by an autoresizing mask, as it was when the superview had a known size.
package struct Autoresizing: Hashable, Sendable {
    package let frame: Rect
    package let mask: AutoresizingMask
    /// The superview's size when the frame was set; in a nib the size of the canvas.
    package let superviewSize: Size

    package init(frame: Rect, mask: AutoresizingMask, superviewSize: Size) {
        self.frame = frame
        self.mask = mask
        self.superviewSize = superviewSize
    }

    /// The superview's growth along an axis is distributed to the space before the view, to the view, and to the space after
    /// it.
    package func parts(along axis: Axis) -> Parts {
        let (start, extent, whole) =
            axis == .horizontal
            ? (frame.minX, frame.width, superviewSize.width) : (frame.minY, frame.height, superviewSize.height)
        let masks: [AutoresizingMask] =
            axis == .horizontal
            ? [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
            : [.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]
        return Parts(
            start: start, extent: extent, rest: whole - start - extent, whole: whole,
            isFlexible: masks.map { mask.contains($0) })
    }

    /// A view's extent along one axis with the spaces at its ends.
    package struct Parts: Sendable {
        package let start: Double
        package let extent: Double
        package let rest: Double
        package let whole: Double
        /// Whether the space before the view, its extent, and the space after it are flexible.
        fileprivate let isFlexible: [Bool]

        /// The sum of the flexible parts.
        package var flexible: Double {
            zip([start, extent, rest], isFlexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
        }

        /// Whether at most the space after the view changes: UIKit's behaviour without a mask.
        package var isUsual: Bool { !isFlexible[0] && !isFlexible[1] }

        package var startGrows: Bool { isFlexible[0] }
        package var extentGrows: Bool { isFlexible[1] }
        /// Whether the extent absorbs all of the growth.
        package var extentTakesAll: Bool { isFlexible == [false, true, false] }

        /// Whether Apple's rule, in proportion to their sizes, determines how several flexible parts share.
        package var isPublished: Bool {
            let sizes = zip([start, extent, rest], isFlexible).filter { $0.1 }.map { $0.0 }
            return sizes.count < 2 || (sizes.allSatisfy { $0 >= 0 } && flexible > 0)
        }

        /// A part's share of the superview's growth.
        package func share(of size: Double, _ grows: Bool) -> Double {
            guard grows else { return 0 }
            return isFlexible.count { $0 } == 1 ? 1 : size / flexible
        }

        /// The text of the mask as in a log: `&` for flexible parts. Without a mask the space after the view is flexible.
        package var text: String {
            isFlexible.contains(true) ? isFlexible.map { $0 ? "&" : "-" }.joined() : "--&"
        }
    }
}

/// UIView.AutoresizingMask.
package struct AutoresizingMask: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) { self.rawValue = rawValue }

    package static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    package static let flexibleWidth = AutoresizingMask(rawValue: 2)
    package static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    package static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    package static let flexibleHeight = AutoresizingMask(rawValue: 16)
    package static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

    /// UIKit's names, in the order of its values.
    package static let names: [(name: String, mask: AutoresizingMask)] = [
        ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
        ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
        ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
    ]

    /// The words of its members, in UIKit's order.
    package var words: [String] { Self.names.filter { contains($0.mask) }.map { $0.name } }
}
