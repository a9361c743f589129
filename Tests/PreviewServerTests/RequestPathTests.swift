import Testing

@testable import PreviewServer

struct RequestPathTests {
    @Test(arguments: [
        ("/", "", true),
        ("/en/a.html", "en/a.html", false),
        ("/en/", "en", true),
        ("/a%20b/%E5%AE%89%E5%85%A8%E5%8C%BA.html", "a b/安全区.html", false),
        ("/a+b.html", "a+b.html", false),
        ("/100%25.html", "100%.html", false),
        ("/a..b/...", "a..b/...", false),
        ("/.preview/preview.js", ".preview/preview.js", false),
    ])
    func `a path is decoded step by step`(_ path: String, _ expected: String, _ isFolder: Bool) throws {
        let read = try #require(RequestPath(path))
        #expect(read.text == expected && read.isFolder == isFolder)
    }

    @Test(arguments: [
        "", "en/a.html", "http://evil.example/", "*", "/..", "/../etc/passwd", "/en/../../etc/passwd",
        "/%2e%2e/etc/passwd",
        "/%2E./x", "/.%2e/x", "/.", "/./a", "//evil.example/", "/a//b", "/a%2fb", "/a%00.html", "/a%0A", "/%7F", "/%",
        "/%4", "/%zz", "/%ff", "/%c0%ae%c0%ae/x",
    ])
    func `a path that could lead elsewhere is none`(_ path: String) {
        #expect(RequestPath(path) == nil)
    }
}

struct HostCheckTests {
    @Test(arguments: ["127.0.0.1:8000", "localhost:8000", "LOCALHOST:8000", "[::1]:8000"])
    func `the machine's own names are answered`(_ host: String) {
        #expect(HostCheck.isLocal(host, port: 8000))
    }

    @Test(arguments: [
        nil, "", "evil.example", "evil.example:8000", "localhost", "localhost:80", "localhost:8001",
        "localhost.evil.example:8000",
        "127.0.0.1.evil.example:8000", "127.0.0.2:8000", "0.0.0.0:8000", "localhost:8000:8000", " localhost:8000",
    ])
    func `any other name is not`(_ host: String?) {
        #expect(!HostCheck.isLocal(host, port: 8000))
    }

    @Test func `the port that nobody writes may be left out`() {
        #expect(HostCheck.isLocal("localhost", port: 80))
    }
}
