import SiteSupport
import Testing

/// A note that compares a hierarchy at several places.
struct ComparedPlacesPageTests {
    private static let body = """
        ```scenario
        id: moved
        title: {en: Moved, zh-Hans: 迁移}
        device: iPhone X
        root: {navigationController: {viewController: {}}}
        compare: {device: [iPhone X, iPhone 8]}
        os: 14
        ```

        """

    @Test func `the causes stand below the figure, with the values that hang on each, in both languages`() async {
        let files = [
            "content/a.en.md": SiteTest.note(Self.body),
            "content/a.zh-Hans.md": SiteTest.note("```scenario\nuse: moved\n```\n"),
        ]
        let test = await SiteTest(files: files).build()
        test.expectDiagnostics("")
        let (english, chinese) = (test.page("en/a.html"), test.page("zh-Hans/a.html"))
        #expect(english.contains("<caption>iPhone X → iPhone 8</caption>"))
        #expect(english.contains("screen height is 667 instead of 812"))
        #expect(english.contains("values</summary>") && english.contains("[0, 0, 375, 812] → [0, 0, 375, 667]"))
        #expect(chinese.contains("由 812 变为 667") && chinese.contains("个值</summary>"))
    }

    @Test func `where nothing is different the page says so`() async {
        let same = Self.body.replacing(
            "compare: {device: [iPhone X, iPhone 8]}\nos: 14", with: "compare: {os: [14, 14.1]}")
        let test = await SiteTest(files: ["content/a.en.md": SiteTest.note(same)]).build()
        test.expectDiagnostics("").expect("en/a.html", toHold: "Nothing is different.")
    }
}
