import Geometry

/// Rewrites the commands of a path with two decimals, relative to each other, and without what changes nothing.
///
/// `M 10.332031 10 L 60.332031 10 L 60.332031 30 Z M 10.332031 10 ` becomes `M10.33 10h50v20z`.
struct SVGPathData {
    private var source: SVGNumbers
    private var output: [UInt8] = []
    private var current = Place()
    private var start = Place()
    /// The place of a move that has not been written yet; one that nothing follows never is.
    private var pendingMove: Place?
    private var lastCommand: UInt8 = 0
    private var lastNumberHasPoint: Bool?

    /// A point in hundredths.
    private struct Place: Equatable {
        var x = 0
        var y = 0
    }

    /// The short form of the path data in a range; nil when it holds a command that Cairo does not write.
    static func shortened(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8]? {
        var data = SVGPathData(source: SVGNumbers(bytes, range))
        data.output.reserveCapacity(range.count)
        return data.rewrite() ? data.output : nil
    }

    private init(source: SVGNumbers) { self.source = source }

    private mutating func rewrite() -> Bool {
        while let command = source.take() {
            switch command {
            case UInt8(ascii: "M"):
                guard let end = place() else { return false }
                pendingMove = end
            case UInt8(ascii: "L"):
                guard let end = place() else { return false }
                line(to: end)
            case UInt8(ascii: "C"):
                guard let control1 = place(), let control2 = place(), let end = place() else { return false }
                curve(control1, control2, end)
            case UInt8(ascii: "Z"): close()
            default: return false
            }
        }
        return true
    }

    private mutating func place() -> Place? {
        guard let x = source.hundredths(), let y = source.hundredths() else { return nil }
        return Place(x: x, y: y)
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
        default:
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
    private mutating func write(_ hundredths: Int) {
        let hasPoint = hundredths % 100 != 0
        let beginsWithPoint = hasPoint && hundredths.magnitude < 100
        if let lastNumberHasPoint, hundredths >= 0, !(beginsWithPoint && lastNumberHasPoint) {
            output.append(0x20)
        }
        DecimalText.append(hundredths: hundredths, to: &output)
        lastNumberHasPoint = hasPoint
    }
}
