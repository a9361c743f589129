import Languages
import Testing

@Suite("Words")
struct WordsTests {
    private let english = Words(
        Language("en"),
        texts: [
            "plain": "safe area", "of": "{part} of {whole}", "rows.one": "1 row", "rows.other": "{count} rows",
            "braces": "a {set} of {{braces}", "both": "{first}, {first}",
        ], singulars: [1])

    @Test("a key has a text; one without is shown itself in brackets")
    func plain() {
        #expect(english["plain"] == "safe area")
        #expect(english["none"] == "[none]")
        #expect(english.has("rows") && english.has("plain") && !english.has("none"))
    }

    @Test("placeholders are filled with text, numbers and phrases; one that nothing fills stays")
    func placeholders() {
        let part = Phrase("rows", [.init("count", .count(3))])
        let phrase = Phrase("of", [.init("part", .phrase(part)), .init("whole", .text("table"))])
        #expect(english.text(phrase) == "3 rows of table")
        #expect(english.text("braces", [.init("braces", .text("x"))]) == "a {set} of {x")
        #expect(english.text("both", [.init("first", .text("{first}"))]) == "{first}, {first}")
    }

    @Test("a count chooses the form", arguments: [(0, "0 rows"), (1, "1 row"), (2, "2 rows")])
    func forms(_ count: Int, _ expected: String) {
        #expect(english.text("rows", [.init("count", .count(count))]) == expected)
    }

    @Test("a language without a form for one uses the other")
    func withoutSingular() {
        let chinese = Words(Language("zh-Hans"), texts: ["rows.other": "{count} 行"])
        #expect(chinese.text("rows", [.init("count", .count(1))]) == "1 行")
    }
}

@Suite("Localized texts")
struct LocalizedTextTests {
    @Test("a language without a text gets the first one that is there")
    func fallback() {
        let (english, chinese, french) = (Language("en"), Language("zh-Hans"), Language("fr"))
        var text = LocalizedText([(chinese, "表格"), (english, "A table")])
        #expect(text.text(in: english) == "A table")
        #expect(text.text(in: french) == "表格")
        #expect(text[french] == nil)
        text[chinese] = nil
        #expect(text.text(in: french) == "A table")
        text[english] = nil
        #expect(text.isEmpty && text.text(in: english) == nil)
    }
}
