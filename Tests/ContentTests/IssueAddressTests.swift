import Testing

@testable import Content

@Suite struct IssueAddressTests {
    @Test(arguments: [
        "https://a.org/new?title={title}", "http://a.org", "https://a.org/{page}?s={section}&v={value}&f={file}",
    ])
    func `an absolute address with placeholders is taken`(_ text: String) {
        #expect(IssueAddress(text) != nil)
    }

    @Test(arguments: [
        "javascript:alert(1)", "//a.org/", "https://", "https:///new", "https://{page}", "mailto:a@a.org",
        "https://a.org/ new", "https://a.org/\"", "https://a.org/{", "https://a.org/}", "https://a.org/{name}",
        "data:text/html,{page}", "HTTPS://a.org/",
    ])
    func `everything else is none`(_ text: String) {
        #expect(IssueAddress(text) == nil)
    }

    @Test func `values are encoded, and a value that looks like a placeholder stays one value`() {
        let address = IssueAddress("https://a.org/?t={title}&p={page}&s={section}")
        #expect(
            address?.filled([.title: "A & {page} 甲", .page: "en/a.html"])
                == "https://a.org/?t=A%20%26%20%7Bpage%7D%20%E7%94%B2&p=en%2Fa.html&s={section}")
    }
}
