package import Geometry

/// Writes a path as SVG path data: with two decimals or none, relative commands, and without redundant commands.
///
/// A rectangle at (10.332, 10), 50 wide and 20 high, becomes `M10.33 10h50v20h-50z`.
package struct SVGPathData {
    /// The precision of coordinates.
    package enum Precision {
        /// Points, with two decimals.
        case hundredths
        /// Units of glyphs, whole ones.
        case units

        /// A coordinate as it is written, in hundredths or in units; it has to be one that can be drawn.
        package func rounded(_ value: Double) -> Int {
            switch self {
            case .hundredths: Int((value * 100).rounded())
            case .units: Int(value.rounded())
            }
        }
    }

    private let precision: Precision
    private var output: [UInt8] = []
    private var current = Place()
    private var start = Place()
    /// The place of a move that has not been written yet; one that nothing follows never is.
    private var pendingMove: Place?
    private var lastCommand: UInt8 = 0
    private var lastNumberHasPoint: Bool?

    /// A point in hundredths or units.
    private struct Place: Equatable {
        var x = 0
        var y = 0
    }

    /// The data of a path moved by an offset; empty for a path that draws nothing.
    package static func bytes(of path: Path, offset: Point = .zero, in precision: Precision = .hundredths) -> [UInt8] {
        var data = SVGPathData(precision: precision)
        for segment in path.segments { data.write(segment, offset) }
        return data.output
    }

    private init(precision: Precision) { self.precision = precision }

    private mutating func write(_ segment: Path.Segment, _ offset: Point) {
        func place(_ point: Point) -> Place {
            Place(x: precision.rounded(point.x + offset.x), y: precision.rounded(point.y + offset.y))
        }
        switch segment {
        case .move(let end): pendingMove = place(end)
        case .line(let end): line(to: place(end))
        case .curve(let end, let control1, let control2): curve(place(control1), place(control2), place(end))
        case .close: close()
        }
    }

    private mutating func moveIfPending() {
        guard let end = pendingMove else { return }
        pendingMove = nil
        if output.isEmpty {
            write(UInt8(ascii: "M"))
            write(end)
        } else {
            write(UInt8(ascii: "m"))
            write(end, from: current)
        }
        current = end
        start = end
    }

    private mutating func line(to end: Place) {
        moveIfPending()
        let (x, y) = (end.x - current.x, end.y - current.y)
        switch (x, y) {
        case (0, 0): return
        case (_, 0):
            write(UInt8(ascii: "h"))
            write(x)
        case (0, _):
            write(UInt8(ascii: "v"))
            write(y)
        case (_, _):
            write(UInt8(ascii: "l"))
            write(end, from: current)
        }
        current = end
    }

    private mutating func curve(_ control1: Place, _ control2: Place, _ end: Place) {
        moveIfPending()
        write(UInt8(ascii: "c"))
        write(control1, from: current)
        write(control2, from: current)
        write(end, from: current)
        current = end
    }

    private mutating func close() {
        moveIfPending()
        write(UInt8(ascii: "z"))
        current = start
    }

    /// Writes a command's letter, unless it is the same as before; closing twice is two commands.
    private mutating func write(_ command: UInt8) {
        if command != lastCommand || command == UInt8(ascii: "z") {
            output.append(command)
            lastNumberHasPoint = nil
        }
        lastCommand = command
    }

    private mutating func write(_ place: Place, from origin: Place = Place()) {
        write(place.x - origin.x)
        write(place.y - origin.y)
    }

    /// Writes a number, with a space only where it would run into the one before.
    private mutating func write(_ number: Int) {
        let hasPoint = precision == .hundredths && number % 100 != 0
        let beginsWithPoint = hasPoint && number.magnitude < 100
        if let lastNumberHasPoint, number >= 0, !(beginsWithPoint && lastNumberHasPoint) {
            output.append(0x20)
        }
        switch precision {
        case .hundredths: DecimalText.append(hundredths: number, to: &output)
        case .units: DecimalText.append(number, to: &output)
        }
        lastNumberHasPoint = hasPoint
    }
}
