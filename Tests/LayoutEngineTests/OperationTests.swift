import LayoutEngine
import Testing

/// What each operation makes of its operands, by hand.
@Suite struct OperationTests {
    private static let rule = Rule("test.rule", .always, .observed, evidence: [])
    private static let name = DerivationName.path("number")

    private static func number(_ value: Double) -> Quantity { .input(name, value) }

    private static let (three, ten, minusFour) = (number(3), number(10), number(-4))

    @Test func `terms are added with their signs`() {
        #expect(Quantity.sum(Self.name, Self.rule, [Self.ten, Self.minusFour], minus: [Self.three]).value == 3)
        #expect(Quantity.sum(Self.name, Self.rule, [], minus: [Self.three]).value == -3)
    }

    @Test func `a sum without negative results ends at 0`() {
        #expect(Quantity.nonNegativeSum(Self.name, Self.rule, [Self.ten], minus: [Self.three]).value == 7)
        #expect(Quantity.nonNegativeSum(Self.name, Self.rule, [Self.three], minus: [Self.ten]).value == 0)
    }

    @Test func `an overlap lies between 0 and the whole`() {
        #expect(Quantity.overlap(Self.name, Self.rule, of: Self.ten, minus: [Self.three]).value == 7)
        #expect(Quantity.overlap(Self.name, Self.rule, of: Self.three, minus: [Self.ten]).value == 0)
        #expect(Quantity.overlap(Self.name, Self.rule, of: Self.ten, minus: [Self.minusFour]).value == 10)
        #expect(Quantity.overlap(Self.name, Self.rule, of: Self.minusFour, minus: []).value == 0)
    }

    @Test func `of several numbers the greatest or the smallest counts, below 0 too`() {
        #expect(Quantity.maximum(Self.name, Self.rule, [Self.three, Self.ten, Self.minusFour]).value == 10)
        #expect(Quantity.maximum(Self.name, Self.rule, [Self.minusFour]).value == -4)
        #expect(Quantity.minimum(Self.name, Self.rule, [Self.three, Self.ten]).value == 3)
    }

    @Test func `numbers are multiplied and divided`() {
        #expect(Quantity.product(Self.name, Self.rule, [Self.three, Self.ten, Self.minusFour]).value == -120)
        #expect(Quantity.quotient(Self.name, Self.rule, Self.three, by: Self.ten).value == 0.3)
        #expect(Quantity.share(Self.name, Self.rule, of: Self.ten, Self.three, in: Self.minusFour).value == -7.5)
        #expect(Quantity.multiple(Self.name, Self.rule, 15, of: Self.three).value == 45)
        #expect(Quantity.fraction(Self.name, Self.rule, of: Self.ten, by: 4).value == 2.5)
    }

    @Test func `lengths are rounded to points, or to pixels of a scale`() {
        let (length, scale) = (Self.number(10.4), Self.number(2))
        #expect(Quantity.rounded(Self.name, Self.rule, length).value == 10)
        #expect(Quantity.rounded(Self.name, Self.rule, length, scale: scale).value == 10.5)
        #expect(Quantity.rounded(Self.name, Self.rule, length, .up, scale: Self.number(1)).value == 11)
        #expect(Quantity.rounded(Self.name, Self.rule, length, .down, scale: scale).value == 10)
        #expect(Quantity.rounded(Self.name, Self.rule, Self.number(-0.5)).value == -1)
    }

    @Test func `half of a length with three decimals is rounded as half of the length that it means`() {
        let scale = Self.number(3)
        for (printed, exact) in [(55.667, 167.0 / 3), (20.333, 61.0 / 3), (0.333, 1.0 / 3)] {
            for outer in [667, 736, 812, 844, 852.0] {
                let rest = [(outer - printed) / 2, (outer - exact) / 2].map { Self.number($0) }
                let rounded = rest.map { Quantity.rounded(Self.name, Self.rule, $0, scale: scale).value }
                #expect(rounded[0] == rounded[1], "\(printed) in \(outer)")
            }
        }
        #expect(Quantity.rounded(Self.name, Self.rule, Self.number(20.3334), .up, scale: scale).value == 61.0 / 3)
        #expect(Quantity.rounded(Self.name, Self.rule, Self.number(20.3300), .down, scale: scale).value == 20)
    }

    @Test func `a number worked out anew follows what a test puts in the place of a step`() {
        let step = Quantity.multiple(Self.name, Self.rule, 2, of: Self.three)
        let whole = Quantity.sum(Self.name, Self.rule, [step, step, Self.ten])
        var honest = Recomputation()
        #expect(honest.value(of: whole) == whole.value)
        var moved = Recomputation { derivation, value in derivation.operation == .multiple(2) ? value + 1 : value }
        #expect(moved.value(of: whole) == 24)
    }
}
