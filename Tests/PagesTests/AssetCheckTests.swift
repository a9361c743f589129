import SiteSupport
import Testing

@testable import Content
@testable import Figures
@testable import Pages

@Suite struct AssetCheckTests {
    struct AssetCase: Sendable, CustomTestStringConvertible {
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
        AssetCase("a.css", "a { background: url('http://x.org/a.png') }", "http://x.org/a.png"),
        AssetCase("a.css", "@import \"//x.org/a.css\";", "//x.org/a.css"),
        AssetCase("a.js", "fetch('https://x.org/a')", "https://x.org/a"),
        AssetCase("a.webmanifest", "{\"src\": \"https://x.org/a.png\"}", "https://x.org/a.png"),
        AssetCase("a.webmanifest", "{\"start_url\":\"//x.org/\"}", "//x.org/"),
        AssetCase("service-worker.js", "importScripts('//x.org/a.js')", "//x.org/a.js"),
        AssetCase("service-worker.js", "importScripts(\"https://x.org/a.js\")", "https://x.org/a.js"),
        AssetCase("a.webmanifest", "{\"src\": \"assets/a.png\", \"scope\": \"./\"}"),
        AssetCase("service-worker.js", "importScripts(\"assets/a.js\"); // see https://x.org"),
        AssetCase("a.css", "a { background: url(a.png) } /* https://x.org */"),
        AssetCase("a.js", "element.namespace = \"http://www.w3.org/2000/svg\"; // see https://x.org"),
    ]

    @Test(arguments: cases)
    func `what an asset loads from elsewhere is found`(_ test: AssetCase) {
        let problems = AssetCheck.problems(in: OutputFile(test.path, text: test.text))
        #expect(problems == [test.address].compactMap { $0 }.map { LinkCodes.networkRequest($0, in: test.path) })
    }
}
