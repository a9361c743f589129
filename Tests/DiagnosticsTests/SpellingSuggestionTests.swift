import Diagnostics
import Testing

struct SpellingCase: Sendable, CustomTestStringConvertible {
    let word: String
    let candidates: [String]
    let suggestion: String?

    var testDescription: String { word }

    static let all = [
        SpellingCase(word: "insset", candidates: ["offset", "inset"], suggestion: "inset"),
        SpellingCase(word: "Inset", candidates: ["inset"], suggestion: "inset"),
        SpellingCase(word: "ordre", candidates: ["order"], suggestion: "order"),
        SpellingCase(word: "iphone x", candidates: ["iPhone XR", "iPhone X"], suggestion: "iPhone X"),
        SpellingCase(word: "contentInsets", candidates: ["contentInset", "contentOffset"], suggestion: "contentInset"),
        SpellingCase(word: "table", candidates: ["window"], suggestion: nil),
        SpellingCase(word: "os", candidates: ["id"], suggestion: nil),
        SpellingCase(word: "", candidates: ["id"], suggestion: nil),
        SpellingCase(word: "安全去", candidates: ["安全区"], suggestion: "安全区"),
        SpellingCase(word: "cat", candidates: ["car", "bat"], suggestion: "car"),
    ]
}

@Suite struct SpellingSuggestionTests {
    @Test(arguments: SpellingCase.all)
    func `the nearest known word is suggested when it is near enough`(_ example: SpellingCase) {
        #expect(SpellingSuggestion.nearest(to: example.word, among: example.candidates) == example.suggestion)
    }
}
