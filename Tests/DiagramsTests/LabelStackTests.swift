import Testing

@testable import Diagrams

/// Wishes of labels of length 10 with a gap of 2, and where they end up.
struct LabelStackCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let middles: [Double]
    let places: [Double]

    init(_ name: String, _ middles: [Double], _ places: [Double]) {
        testDescription = name
        self.middles = middles
        self.places = places
    }

    static let all = [
        LabelStackCase("none", [], []),
        LabelStackCase("far apart", [0, 50], [0, 50]),
        LabelStackCase("just touching", [0, 12], [0, 12]),
        LabelStackCase("two in one place", [0, 0], [-6, 6]),
        LabelStackCase("three in one place", [0, 0, 0], [-12, 0, 12]),
        LabelStackCase("two pairs that do not meet", [0, 4, 100, 104], [-4, 8, 96, 108]),
        LabelStackCase("a pair that pushes a third", [0, 0, 10], [-26 / 3, 10 / 3, 46 / 3]),
    ]
}

struct LabelStackTests {
    @Test(arguments: LabelStackCase.all)
    func `labels keep apart and stay near`(sample: LabelStackCase) {
        let labels = sample.middles.map { LabelStack.Label(middle: $0, length: 10) }
        let places = LabelStack.place(labels, gap: 2)
        #expect(places.count == sample.places.count)
        for (place, expected) in zip(places, sample.places) {
            #expect((place - expected).magnitude < 1e-9, "\(places)")
        }
    }
}
