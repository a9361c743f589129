import Geometry
import Testing

struct DecimalTextCase: Sendable, CustomTestStringConvertible {
    let value: Double
    let text: String

    var testDescription: String { text }

    static let all = [
        DecimalTextCase(value: 0, text: "0"),
        DecimalTextCase(value: -0.0, text: "0"),
        DecimalTextCase(value: 64, text: "64"),
        DecimalTextCase(value: -64, text: "-64"),
        DecimalTextCase(value: 43.5, text: "43.5"),
        DecimalTextCase(value: 97 + 2.0 / 3, text: "97.667"),
        DecimalTextCase(value: 0.05, text: "0.05"),
        DecimalTextCase(value: 0.0004, text: "0"),
        DecimalTextCase(value: -0.0004, text: "0"),
        DecimalTextCase(value: 0.0005, text: "0.001"),
        DecimalTextCase(value: 1.9996, text: "2"),
        DecimalTextCase(value: 123_456_789.125, text: "123456789.125"),
        DecimalTextCase(value: .infinity, text: "inf"),
        DecimalTextCase(value: -.infinity, text: "-inf"),
        DecimalTextCase(value: .nan, text: "nan"),
    ]
}

@Suite struct DecimalTextTests {
    @Test(arguments: DecimalTextCase.all)
    func `a number has at most three decimals and no trailing zeros`(_ example: DecimalTextCase) {
        #expect(DecimalText.string(example.value) == example.text)
    }

    @Test func `fewer decimals round`() {
        #expect(DecimalText.string(1.256, decimals: 2) == "1.26")
        #expect(DecimalText.string(1.5, decimals: 0) == "2")
    }

    @Test func `numbers too large for decimals still print`() {
        #expect(DecimalText.string(1e300) == "1e+300")
    }
}
