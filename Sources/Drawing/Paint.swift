/// How a path is painted: filled, stroked, or first filled and then stroked.
package struct Paint: Hashable, Sendable {
    package let fill: Color?
    package let stroke: Stroke?

    /// A line along a path; `dashes` alternate drawn and skipped lengths and are empty for a solid line.
    package struct Stroke: Hashable, Sendable {
        package let color: Color
        package let width: Double
        package let dashes: [Double]

        package init(_ color: Color, width: Double, dashes: [Double] = []) {
            self.color = color
            self.width = width
            self.dashes = dashes
        }
    }

    package init(fill: Color? = nil, stroke: Stroke? = nil) {
        self.fill = fill
        self.stroke = stroke
    }

    package static func fill(_ color: Color) -> Paint { Paint(fill: color) }

    package static func stroke(_ color: Color, width: Double, dashes: [Double] = []) -> Paint {
        Paint(stroke: Stroke(color, width: width, dashes: dashes))
    }
}
