import Testing

@testable import Content

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

    @Test func `a note of thousands of paragraphs is aligned by its headings`() {
        let prose = [Int?](repeating: nil, count: 100_000)
        let matches = CommonSequence.matches(prose + [1, 2, 3] + prose, [3] + prose + [1, 2]) { _ in 1 }
        #expect(matches.map { [$0.0, $0.1] } == [[100_000, 100_001], [100_001, 100_002]])
    }

    @Test func `thousands of headings in another order find something common`() {
        let first = Array(0..<5000)
        let second = stride(from: 0, to: 5000, by: 2).flatMap { [$0 + 1, $0] }
        let matches = CommonSequence.matches(first, second) { _ in 1 }
        #expect(matches.count == 2500)
        #expect(matches.allSatisfy { first[$0.0] == second[$0.1] })
        #expect(zip(matches, matches.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
    }
}
