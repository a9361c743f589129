import ConstraintSolver
import Devices
import Geometry
import LayoutEngine
import Testing

/// A stack view of 331 × 60 points with labels in it.
struct StackLawCase: Sendable, CustomTestStringConvertible {
    static let length = 331.0
    static let thickness = 60.0

    let axis: StackView.Axis
    let distribution: StackView.Distribution
    let alignment: StackView.Alignment
    let spacing: Double
    /// What the labels ask for along the axis; across it all ask for 20.
    let extents: [Double]
    /// The position of a hidden label.
    var hidden: Int?
    /// True when the stack view has no size but what it asks for.
    var isFitting = false
    /// True when each label has a constraint, so that the stack view's own take part in one system with it.
    var isSystem = false
    /// The width of a pixel of the device.
    let pixel = 1.0 / 3

    init(
        _ axis: StackView.Axis, _ distribution: StackView.Distribution, _ alignment: StackView.Alignment,
        spacing: Double,
        extents: [Double]
    ) {
        self.axis = axis
        self.distribution = distribution
        self.alignment = alignment
        self.spacing = spacing
        self.extents = extents
    }

    static let all: [StackLawCase] = StackView.Axis.allCases.flatMap { axis in
        StackView.Distribution.allCases.flatMap { distribution in
            zip(
                StackView.Alignment.allCases,
                [[50], [40, 90], [10, 80, 35], [200, 100, 90], [33, 33, 33, 33], [0, 70]]
            )
            .map { StackLawCase(axis, distribution, $0, spacing: 8, extents: $1) }
        }
    }

    var testDescription: String { "\(axis) \(distribution) \(alignment) \(extents)" }

    /// Start and end of a frame along the axis.
    func along(_ frame: Rect) -> (start: Double, end: Double) {
        axis == .horizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    }

    /// The frames of the labels on an iPhone X.
    func frames(_ direction: LayoutDirection) throws -> [Rect] {
        let environment = Environment(
            device: try #require(DeviceCatalog.standard.device(named: "iPhone X")), orientation: .portrait,
            os: OSVersion(11), layoutDirection: direction)
        let settled = layOut(App(.views([stack])), in: environment).settled
        return try extents.indices.map { try #require(settled["label\($0)"]?[.frame]?.rect) }
    }

    private var stack: View {
        var properties = StackView()
        properties.axis = axis
        properties.distribution = distribution
        properties.alignment = alignment
        properties.spacing = spacing
        let corner = [
            Pin(.top, to: Pin.Target(.superview, .top), constant: 0),
            Pin(.left, to: Pin.Target(.superview, .left), constant: 0),
        ]
        let size = axis == .horizontal ? (Self.length, Self.thickness) : (Self.thickness, Self.length)
        let fixed = [Pin(.width, to: nil, constant: size.0), Pin(.height, to: nil, constant: size.1)]
        var view = View(
            name: "stack", kind: .stack(properties), placement: .pinned(isFitting ? corner : corner + fixed))
        view.subviews = extents.enumerated().map { position, extent in
            var label = View(name: "label\(position)")
            label.intrinsicContentSize =
                axis == .horizontal ? Size(width: extent, height: 20) : Size(width: 20, height: extent)
            label.isHidden = hidden == position
            // Labels that hug alike leave a system open; the arithmetic takes the first of them.
            label.priorities.hugging += Double(position)
            label.priorities.compressionResistance += Double(position)
            if isSystem {
                label.constraints = [
                    LayoutConstraint(LayoutConstraint.Item(.this, .width), .greaterOrEqual, nil, text: "width >= 0")
                ]
            }
            return label
        }
        return view
    }
}
