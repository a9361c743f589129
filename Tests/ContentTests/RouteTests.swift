import ContentSupport
import Languages
import Testing

@testable import Content

/// A page, a file, and how the page refers to it.
struct RouteCase: Sendable, CustomTestStringConvertible {
    let route: Route
    let file: String
    let reference: String

    var testDescription: String { route.path + " → " + file }

    static let all: [RouteCase] = [
        RouteCase(route: Route(.english, "a"), file: "en/b.html", reference: "b.html"),
        RouteCase(route: Route(.english, "a"), file: "en/a.html", reference: "a.html"),
        RouteCase(route: Route(.english, "a"), file: "zh-Hans/a.html", reference: "../zh-Hans/a.html"),
        RouteCase(route: Route(.english, "deep/a"), file: "assets/site.css", reference: "../../assets/site.css"),
        RouteCase(route: Route(.english, "deep/a"), file: "en/b.html", reference: "../b.html"),
        RouteCase(route: .start, file: "zh-Hans/index.html", reference: "zh-Hans/index.html"),
        RouteCase(
            route: Route(.simplifiedChinese, "a"), file: "zh-Hans/安全 区.html",
            reference: "%E5%AE%89%E5%85%A8%20%E5%8C%BA.html"),
    ]
}

@Suite struct RouteTests {
    @Test(arguments: RouteCase.all)
    func `references are relative`(_ example: RouteCase) {
        #expect(example.route.reference(to: example.file) == example.reference)
    }

    @Test(arguments: ["a b", "安全区", "100%", "a%2", "é&'\"<>", "%zz"])
    func `escapes are undone`(_ text: String) {
        #expect(PercentEncoding.decode(PercentEncoding.encode(text[...])[...]) == text)
    }

    @Test func `a reference that is not escaped right is read as it stands`() {
        #expect(PercentEncoding.decode("100%"[...]) == "100%")
        #expect(PercentEncoding.decode("%FF"[...]) == "%FF")
    }
}
