import Languages
import Testing
import WordFiles

@testable import Diagrams

/// The words that come with the tool in a language: "en", "zh-Hans".
func standardWords(_ tag: String) -> Words { WordFiles.standard[Language(tag)] }

@Suite struct PictureWordTests {
    @Test(arguments: WordFiles.standard.languages.map { $0.language })
    func `every word of pictures has a text in every language`(language: Language) {
        let words = WordFiles.standard[language]
        let missing = PictureWord.allCases.map { $0.key }.filter { !words.has($0) }
        #expect(missing.isEmpty)
    }

    @Test func `the files hold no word of pictures that is not used`() {
        let known = Set(PictureWord.allCases.map { $0.key })
        let unknown = WordFiles.standard.languages.flatMap { $0.keys }.filter { $0.hasPrefix("pictures.") }
            .filter { !known.contains($0) && !known.contains(Self.withoutForm($0)) }
        #expect(unknown.isEmpty)
    }

    private static func withoutForm(_ key: String) -> String {
        key.split(separator: ".").dropLast().joined(separator: ".")
    }

    @Test(arguments: [
        ("en", ["1 row left out", "2 rows left out", "1 section left out"]),
        ("zh-Hans", ["此处略去 1 行", "此处略去 2 行", "此处略去 1 组"]),
    ])
    func `what is left out of a table is counted`(tag: String, texts: [String]) {
        let names: [AnatomyBand.Name] = [.rowsLeftOut(1), .rowsLeftOut(2), .sectionsLeftOut(1)]
        #expect(names.map { $0.text(in: standardWords(tag)) } == texts)
    }
}
