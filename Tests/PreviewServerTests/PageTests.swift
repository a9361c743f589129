import Languages
import Testing

@testable import PreviewServer

struct PreviewContentPolicyTests {
    @Test(arguments: [
        (
            "default-src 'none'; script-src 'self'",
            "default-src 'none'; script-src 'self'; connect-src 'self'; style-src 'self'"
        ),
        ("default-src 'self'", "default-src 'self'"),
        ("img-src 'self'", "img-src 'self'"),
        ("connect-src https://a.example", "connect-src https://a.example 'self'"),
        ("script-src 'none'; script-src-elem 'none'", "script-src 'self'; script-src-elem 'self'"),
        ("", ""),
    ])
    func `a policy is widened by what the preview needs`(_ policy: String, _ expected: String) {
        func page(_ policy: String) -> String {
            "<title>a</title><META content=\"\(policy)\" http-equiv=\"content-security-policy\"><meta name=\"a\" content=\"b\">"
        }
        #expect(PreviewContentPolicy.widened(in: page(policy)) == page(expected))
    }

    @Test func `a policy between other marks stays between them`() {
        let page = "<meta http-equiv=Content-Security-Policy content='default-src *; connect-src a'>"
        let expected =
            "<meta http-equiv=Content-Security-Policy content='connect-src a &#39;self&#39;; script-src * &#39;self&#39;; "
        #expect(PreviewContentPolicy.widened(in: page).contains("connect-src a &#39;self&#39;"), "\(expected)")
    }

    @Test(arguments: [
        "<title>a</title>", "<meta", "<meta http-equiv=content-security-policy>", "<metall content=\"a\">",
    ])
    func `what holds no policy stays as it is`(_ head: String) {
        #expect(PreviewContentPolicy.widened(in: head) == head)
    }
}

struct PreviewScriptTests {
    private let script = PreviewScript(words: [
        Words(.english, texts: ["preview.errors": "Errors & \"more\" <b>", "pages.close": "Close"])
    ])

    private func added(to page: String) -> String {
        String(decoding: script.added(to: Array(page.utf8), path: "a \"b\".html", version: "r-1"), as: UTF8.self)
    }

    @Test func `the script is the last thing in the head, with its words as one attribute`() {
        let page = added(to: "<html><HEAD><title>安</title></HEAD><body></body></html>")
        #expect(
            page.hasPrefix(
                "<html><HEAD><title>安</title><script src=\"/.preview/preview.js\" data-path=\"a &quot;b&quot;.html\""))
        #expect(page.contains("&quot;errors&quot;:&quot;Errors &amp; \\&quot;more\\&quot; &lt;b>&quot;"))
        #expect(page.hasSuffix(" defer></script>\n</HEAD><body></body></html>"))
    }

    @Test func `a page without a head gets it at the end`() {
        #expect(added(to: "<p>a").hasPrefix("<p>a<script "))
        #expect(added(to: "").hasPrefix("<script "))
    }
}

struct ContentTypeTests {
    @Test(arguments: [
        ("en/a.html", ContentType.html), ("a.SVG", .svg), ("a.b.js", .script), ("feed.xml", .xml), ("a", .bytes),
        ("html", .html), ("a.exe", .bytes), ("", .bytes), ("files/a.png", .png), ("files/a.html", .bytes),
        ("files/a.html.png", .bytes), ("files/a.js", .bytes), ("files/a.zip", .zip), ("files/a.csv", .csv),
    ])
    func `a name's ending says what a file is`(_ name: String, _ type: ContentType) {
        #expect(ContentType(of: name) == type)
    }
}
