import Languages
import Testing

@testable import Content

/// A reference on the page "en/guides/a.html" and what it means.
struct LinkTargetCase: Sendable, CustomTestStringConvertible {
    let reference: String
    let target: LinkTarget

    var testDescription: String { reference }

    static let all: [LinkTargetCase] = [
        LinkTargetCase(reference: "https://example.org/a#b", target: .external),
        LinkTargetCase(reference: "mailto:a@b.c", target: .external),
        LinkTargetCase(reference: "//example.org", target: .external),
        LinkTargetCase(reference: "JavaScript:alert(1)", target: .refused(scheme: "javascript")),
        LinkTargetCase(reference: "data:text/html,x", target: .refused(scheme: "data")),
        LinkTargetCase(reference: "", target: .empty),
        LinkTargetCase(reference: "/a.html", target: .absolute),
        LinkTargetCase(reference: "#part", target: .page(Route(.english, "guides/a"), fragment: "part")),
        LinkTargetCase(reference: "#", target: .page(Route(.english, "guides/a"), fragment: nil)),
        LinkTargetCase(reference: "#top", target: .page(Route(.english, "guides/a"), fragment: nil)),
        LinkTargetCase(reference: "#%E5%AE%89", target: .page(Route(.english, "guides/a"), fragment: "安")),
        LinkTargetCase(reference: "b.html", target: .page(Route(.english, "guides/b"), fragment: nil)),
        LinkTargetCase(reference: "./b.html?x=1#y", target: .page(Route(.english, "guides/b"), fragment: "y")),
        LinkTargetCase(reference: "../b.md", target: .page(Route(.english, "b"), fragment: nil)),
        LinkTargetCase(reference: "../b.zh-Hans.md#c", target: .page(Route(.simplifiedChinese, "b"), fragment: "c")),
        LinkTargetCase(reference: "../../zh-Hans/b.html", target: .page(Route(.simplifiedChinese, "b"), fragment: nil)),
        LinkTargetCase(
            reference: "../../zh-Hant/b.html#c", target: .page(Route(.traditional, "b"), fragment: "c")),
        LinkTargetCase(reference: "../../both/b.html", target: .page(Route(.both, "b"), fragment: nil)),
        LinkTargetCase(reference: "..", target: .page(Route(.english, "index"), fragment: nil)),
        LinkTargetCase(reference: "../../index.html", target: .page(.start, fragment: nil)),
        LinkTargetCase(reference: "../../../etc/passwd", target: .outside),
        LinkTargetCase(reference: "../../../../%2e%2e/x", target: .outside),
        LinkTargetCase(reference: "x%20y.png", target: .attachment("guides/x y.png")),
        LinkTargetCase(reference: "../media/x.png", target: .attachment("media/x.png")),
    ]
}

@Suite struct LinkTargetTests {
    @Test(arguments: LinkTargetCase.all)
    func `a reference means one thing`(_ example: LinkTargetCase) {
        #expect(LinkTarget(example.reference, from: Route(.english, "guides/a")) == example.target)
    }
}
