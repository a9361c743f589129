import Diagnostics
import Testing

struct SpellingCase: Sendable, CustomTestStringConvertible {
    let word: String
    let candidates: [String]
    let suggestion: SpellingSuggestion?

    init(_ word: String, among candidates: [String], certain suggestion: String) {
        self.word = word
        self.candidates = candidates
        self.suggestion = SpellingSuggestion(word: suggestion, certainty: .certain)
    }

    init(_ word: String, among candidates: [String], guess suggestion: String? = nil) {
        self.word = word
        self.candidates = candidates
        self.suggestion = suggestion.map { SpellingSuggestion(word: $0, certainty: .guess) }
    }

    var testDescription: String { word }

    private static let phones = [
        "iPhone 4S", "iPhone X", "iPhone XR", "iPhone 11", "iPhone 11 Pro", "iPhone 11 Pro Max", "iPhone 16",
        "iPhone 16e",
        "iPhone 16 Pro", "iPhone 16 Pro Max", "iPhone Air",
    ]

    static let all = [
        SpellingCase("insset", among: ["offset", "inset"], certain: "inset"),
        SpellingCase("Inset", among: ["inset"], certain: "inset"),
        SpellingCase("ordre", among: ["order"], certain: "order"),
        SpellingCase("odrre", among: ["order"], guess: "order"),
        SpellingCase("contentInsets", among: ["contentInset", "contentOffset"], certain: "contentInset"),
        SpellingCase("table", among: ["window"]),
        SpellingCase("os", among: ["id"]),
        SpellingCase("", among: ["id"]),
        SpellingCase("安全去", among: ["安全区"], guess: "安全区"),
        SpellingCase("cat", among: ["car", "bat"], guess: "car"),
        SpellingCase("headers", among: ["header", "headings"], certain: "header"),
        SpellingCase("headers", among: ["header", "headery"], guess: "header"),
        SpellingCase("safe-area-insets", among: ["safeAreaInsets"], certain: "safeAreaInsets"),
        // What a number says is no slip of the pen.
        SpellingCase("iphone x", among: phones, certain: "iPhone X"),
        SpellingCase("iPhone16 Pro", among: phones, certain: "iPhone 16 Pro"),
        SpellingCase("iPhone 16 Pro max", among: phones, certain: "iPhone 16 Pro Max"),
        SpellingCase("iPhone 16 Prp", among: phones, certain: "iPhone 16 Pro"),
        SpellingCase("iPhone 16 Promax", among: phones, certain: "iPhone 16 Pro Max"),
        SpellingCase("iPhone XT", among: phones, guess: "iPhone X"),
        SpellingCase("iPhone 99", among: phones),
        SpellingCase("iPhone 19 Pro", among: phones),
        SpellingCase("iPhone 1", among: phones),
        SpellingCase("iPhone 16 Air", among: phones),
        SpellingCase("step-2", among: ["step-1", "step-3"]),
        SpellingCase("os = 13", among: ["os = 11", "os = 12"]),
    ]
}

@Suite struct SpellingSuggestionTests {
    @Test(arguments: SpellingCase.all)
    func `the nearest known word is suggested when it means the same`(_ example: SpellingCase) {
        #expect(SpellingSuggestion.nearest(to: example.word, among: example.candidates) == example.suggestion)
    }
}
