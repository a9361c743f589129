package import Geometry

/// The arguments of systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:).
package struct FittingRequest: Hashable, Sendable {
    package var targetSize = FittingRequest.compressedSize
    package var horizontalPriority = FittingRequest.fittingSizeLevel
    package var verticalPriority = FittingRequest.fittingSizeLevel

    package init() {}

    /// UIView.layoutFittingCompressedSize and layoutFittingExpandedSize.
    package static let compressedSize = Size.zero
    package static let expandedSize = Size(width: 10_000, height: 10_000)
    /// UILayoutPriority.fittingSizeLevel.
    package static let fittingSizeLevel = 50.0

    /// The height that a cell asks for in a width that is given.
    static let ofCell: FittingRequest = {
        var request = FittingRequest()
        request.horizontalPriority = 1000
        return request
    }()
}
