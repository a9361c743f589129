import Testing

@testable import Diagrams

/// An axis and its ticks.
struct AxisScaleCase: Sendable, CustomTestStringConvertible {
    let lower: Double
    let upper: Double
    let ticks: [Double]

    var testDescription: String { "\(lower) to \(upper)" }

    static let all = [
        AxisScaleCase(lower: 0, upper: 8800, ticks: [0, 2000, 4000, 6000, 8000]),
        AxisScaleCase(lower: -64, upper: 480, ticks: [0, 200, 400]),
        AxisScaleCase(lower: 4300, upper: 4550, ticks: [4300, 4350, 4400, 4450, 4500, 4550]),
        AxisScaleCase(lower: 3, upper: 3, ticks: [3, 4]),
    ]
}

struct AxisScaleTests {
    @Test(arguments: AxisScaleCase.all)
    func `ticks are round numbers within the axis`(sample: AxisScaleCase) {
        let scale = AxisScale(from: sample.lower, to: sample.upper, length: 100, count: 5)
        #expect(scale.ticks == sample.ticks)
        #expect(scale.position(of: sample.lower) == 0 && scale.position(of: scale.upper) == 100)
    }
}
