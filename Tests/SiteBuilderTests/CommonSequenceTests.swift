import Testing

@testable import SiteBuilder

/// Two sequences of letters, and the places of what they have in common; a dot is equal to nothing.
struct CommonSequenceCase: Sendable, CustomTestStringConvertible {
    let first: String
    let second: String
    let matches: [[Int]]

    var testDescription: String { first + " | " + second }

    static let all: [CommonSequenceCase] = [
        CommonSequenceCase(first: "", second: "abc", matches: []),
        CommonSequenceCase(first: "abc", second: "abc", matches: [[0, 0], [1, 1], [2, 2]]),
        CommonSequenceCase(first: "a.c", second: ".ac", matches: [[0, 1], [2, 2]]),
        CommonSequenceCase(first: "axbyc", second: "abc", matches: [[0, 0], [2, 1], [4, 2]]),
        CommonSequenceCase(first: "Hab", second: "abH", matches: [[0, 2]]),
        CommonSequenceCase(first: "...", second: "...", matches: []),
    ]
}

@Suite struct CommonSequenceTests {
    @Test(arguments: CommonSequenceCase.all)
    func `the heaviest common sequence wins`(_ example: CommonSequenceCase) {
        let marks = [example.first, example.second].map { $0.map { $0 == "." ? nil : $0 } }
        let matches = CommonSequence.matches(marks[0], marks[1]) { $0.isUppercase ? 100 : 1 }
        #expect(matches.map { [$0.0, $0.1] } == example.matches)
    }
}
