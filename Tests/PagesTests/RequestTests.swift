import SiteSupport
import Testing

@testable import Content
@testable import Figures
@testable import Pages

@Suite struct RequestTests {
    struct RequestCase: Sendable, CustomTestStringConvertible {
        let path: String
        let text: String
        let address: String?

        init(_ path: String, _ text: String, _ address: String? = nil) {
            self.path = path
            self.text = text
            self.address = address
        }

        var testDescription: String { text }
    }

    static let cases = [
        RequestCase("a.html", "<img src=\"https://x.org/a.png\">", "https://x.org/a.png"),
        RequestCase("a.html", "<source srcset=\"//x.org/a.png\">", "//x.org/a.png"),
        RequestCase("a.html", "<link rel=\"stylesheet\" href=\"https://x.org/a.css\">", "https://x.org/a.css"),
        RequestCase("a.html", "<p style=\"background: url(https://x.org/a.png)\">", "https://x.org/a.png"),
        RequestCase("a.css", "a { background: url('http://x.org/a.png') }", "http://x.org/a.png"),
        RequestCase("a.css", "@import \"//x.org/a.css\";", "//x.org/a.css"),
        RequestCase("a.js", "fetch('https://x.org/a')", "https://x.org/a"),
        RequestCase("a.html", "<link rel=\"manifest\" href=\"https://x.org/a.json\">", "https://x.org/a.json"),
        RequestCase("a.webmanifest", "{\"src\": \"https://x.org/a.png\"}", "https://x.org/a.png"),
        RequestCase("a.webmanifest", "{\"start_url\":\"//x.org/\"}", "//x.org/"),
        RequestCase("service-worker.js", "importScripts('//x.org/a.js')", "//x.org/a.js"),
        RequestCase("service-worker.js", "importScripts(\"https://x.org/a.js\")", "https://x.org/a.js"),
        RequestCase("a.webmanifest", "{\"src\": \"assets/a.png\", \"scope\": \"./\"}"),
        RequestCase("service-worker.js", "importScripts(\"assets/a.js\"); // see https://x.org"),
        RequestCase("a.html", "<a href=\"https://x.org/\">x</a>"),
        RequestCase("a.html", "<link rel=\"canonical\" href=\"https://x.org/\">"),
        RequestCase("a.html", "<link rel=\"alternate\" hreflang=\"en\" href=\"https://x.org/en/\">"),
        RequestCase("a.html", "<meta property=\"og:image\" content=\"https://x.org/a.png\">"),
        RequestCase("a.html", "<img src=\"../a.png\"><link rel=\"icon\" href=\"a.svg\">"),
        RequestCase("a.css", "a { background: url(a.png) } /* https://x.org */"),
        RequestCase("a.js", "element.namespace = \"http://www.w3.org/2000/svg\"; // see https://x.org"),
    ]

    @Test(arguments: cases)
    func `what a page loads from elsewhere is found`(_ test: RequestCase) {
        let problems = RequestChecker.problems(in: OutputFile(test.path, text: test.text))
        #expect(problems == [test.address].compactMap { $0 }.map { LinkCodes.networkRequest($0, in: test.path) })
    }

    @Test func `a template that loads a script from elsewhere is reported`() async {
        let head = "<head><title>{{documentTitle}}</title><script src=\"https://x.org/a.js\"></script></head>"
        let test = await SiteTest(files: [
            "content/a.en.md": SiteTest.note("Text."), "templates/head.html": head,
        ]).check()
        #expect(test.diagnostics.contains("'en/a.html' would load 'https://x.org/a.js'"))
    }
}
