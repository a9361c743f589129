import Geometry
import Testing

struct HundredthsCase: Sendable, CustomTestStringConvertible {
    let hundredths: Int
    let expected: String

    var testDescription: String { "\(hundredths) hundredths" }

    static let all: [HundredthsCase] = [
        HundredthsCase(hundredths: 0, expected: "0"), HundredthsCase(hundredths: 42, expected: ".42"),
        HundredthsCase(hundredths: -7, expected: "-.07"), HundredthsCase(hundredths: 50, expected: ".5"),
        HundredthsCase(hundredths: 100, expected: "1"), HundredthsCase(hundredths: -1050, expected: "-10.5"),
        HundredthsCase(hundredths: 123_456, expected: "1234.56"),
        HundredthsCase(hundredths: .min, expected: "-92233720368547758.08"),
    ]
}

@Suite struct HundredthsTests {
    @Test(arguments: HundredthsCase.all)
    func `hundredths take as few characters as they can`(_ test: HundredthsCase) {
        var text: [UInt8] = []
        DecimalText.append(hundredths: test.hundredths, to: &text)
        #expect(String(decoding: text, as: UTF8.self) == test.expected)
    }
}
