import Geometry

/// An axis of a chart: numbers from `lower` to `upper` along `length` points, with ticks at round numbers.
struct AxisScale: Hashable, Sendable {
    let lower: Double
    let upper: Double
    let length: Double
    /// Multiples of 1, 2 or 5 times a power of ten, in order.
    let ticks: [Double]

    /// - Parameter count: the approximate number of ticks; at most one and a half times as many.
    init(from lower: Double, to upper: Double, length: Double, count: Int) {
        let span = max(upper - lower, 1)
        let step = Self.step(atLeast: span / Double(max(1, count)))
        let first = Int((lower / step).rounded(.up))
        let last = Int(((lower + span) / step).rounded(.down))
        self.lower = lower
        self.upper = lower + span
        self.length = length
        ticks = first <= last ? (first...last).map { Double($0) * step } : []
    }

    /// The distance of a number from the beginning of the axis.
    func position(of value: Double) -> Double { (value - lower) / (upper - lower) * length }

    /// The smallest of 1, 2, 5, 10, 20 and so on that is not below a number.
    private static func step(atLeast least: Double) -> Double {
        var power = 1.0
        while power * 10 < least { power *= 10 }
        return [1, 2, 5, 10].map { $0 * power }.first { $0 >= least } ?? power * 10
    }
}
