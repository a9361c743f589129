import Testing

@testable import Pages

@Suite struct PreviewedSectionTests {
    @Test(
        arguments: [
            ("Short.", "Short."),
            (String(repeating: "word ", count: 48) + "end", String(repeating: "word ", count: 47) + "word…"),
            (String(repeating: "安全区", count: 50), String(repeating: "安全区", count: 40) + "…"),
            (String(repeating: "x", count: 300), String(repeating: "x", count: 240) + "…"),
        ]
    ) func `a long text ends behind a word`(text: String, beginning: String) {
        #expect(PreviewedSection.beginning(of: text) == beginning)
    }
}
