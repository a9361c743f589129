import Foundation
import Languages
import Testing

@testable import PreviewServer

/// A real server on a port of this machine.
struct ServerTests {
    private let folder: TemporaryFolder
    private let server: PreviewServer

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("<head></head>start", to: "site/index.html")
        try folder.write("<head></head>a", to: "site/en/a.html")
        try folder.write("<head></head>index", to: "site/en/index.html")
        try folder.write("<head></head>missing", to: "site/404.html")
        try folder.write("<svg/>", to: "site/a.svg")
        try folder.write("", to: "site/empty.css")
        try folder.write("secret", to: "secret.txt")
        try folder.write("list", to: "site/.notchbook-files")
        symlink("../secret.txt", folder.full("site/link.txt"))
        symlink("..", folder.full("site/up"))
        mkfifo(folder.full("site/pipe"), 0o600)
        server = try Self.server(of: folder)
    }

    private static func server(
        of folder: TemporaryFolder, _ ports: ClosedRange<Int> = 0...0, limits: HTTPDaemon.Limits = .init()
    ) throws -> PreviewServer {
        try PreviewServer(
            folder: folder.full("site"), firstFreeOf: ports, words: [Words(.english, texts: [:])], limits: limits)
    }

    /// A whole answer; the connection ends with it.
    private func answer(
        _ path: String, method: String = "GET", host: String? = nil, headers: String = "",
        of other: PreviewServer? = nil
    ) throws -> String {
        let port = (other ?? server).port
        let client = try RawClient(port: port)
        client.send(
            "\(method) \(path) HTTP/1.1\r\nHost: \(host ?? "127.0.0.1:\(port)")\r\n\(headers)Connection: close\r\n\r\n")
        return client.receive()
    }

    private func status(_ answer: String) -> String { String(answer.dropFirst(9).prefix(3)) }

    // MARK: - Files

    @Test(arguments: [
        ("/", "200", "start"), ("/en/", "200", "index"), ("/en/index.html", "200", "index"), ("/en/a.html", "200", "a"),
        ("/en/a.html?x=../..", "200", "a"), ("/empty.css", "200", "\r\n\r\n"), ("/a.svg", "200", "<svg/>"),
        ("/en", "301", "A folder.\n"),
        ("/en/b.html", "404", "missing"), ("/a.svg/", "404", "missing"), ("/a.svg/b", "404", "missing"),
    ])
    func `a path leads to a file, or to the page that says there is none`(
        _ path: String, _ expected: String, _ ending: String
    ) throws {
        let answer = try answer(path)
        #expect(status(answer) == expected && answer.hasSuffix(ending))
    }

    @Test(arguments: [
        "/../secret.txt", "/en/../../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt", "/a.svg%00.html",
        "//secret.txt", "/link.txt", "/up/secret.txt", "/up/site/a.svg", "/.notchbook-files", "/en/../.notchbook-files",
        "/pipe", "/.preview/../a.svg", "/.preview/other", "http://127.0.0.1/a.svg",
    ])
    func `nothing outside of the folder is served, nor what is hidden or linked`(_ path: String) throws {
        let answer = try answer(path)
        #expect(["400", "404"].contains(status(answer)))
        #expect(!answer.contains("secret") && !answer.contains("<svg/>") && !answer.contains("list"))
    }

    @Test func `a folder leads to the address that its links need`() throws {
        #expect(try answer("/en").contains("\r\nLocation: /en/\r\n"))
    }

    @Test func `pages get the script, other files stay as they are`() throws {
        #expect(try answer("/en/a.html").contains("<script src=\"/.preview/preview.js\" data-path=\"en/a.html\""))
        #expect(try answer("/en/").contains("data-path=\"en/index.html\""))
        #expect(try answer("/en/b.html").contains("data-path=\"404.html\""))
        #expect(try answer("/a.svg").contains("\r\nContent-Type: image/svg+xml\r\n"))
        #expect(try answer("/.preview/preview.js").contains("\r\nContent-Type: text/javascript; charset=utf-8\r\n"))
    }

    @Test func `a folder that is empty still has a page`() throws {
        try folder.remove("site")
        let answer = try answer("/")
        #expect(status(answer) == "404" && answer.contains("/.preview/preview.js"))
    }

    @Test func `a file that a browser has is not sent again until it changes`() throws {
        let first = try answer("/a.svg")
        let line = try #require(first.split(separator: "\r\n").first { $0.hasPrefix("ETag: ") })
        let known = "If-None-Match: \(line.dropFirst(6))\r\n"
        #expect(status(try answer("/a.svg", headers: known)) == "304")
        try folder.write("<svg></svg>", to: "site/new")
        folder.rename("site/new", to: "site/a.svg")
        #expect(try answer("/a.svg", headers: known).hasSuffix("<svg></svg>"))
    }

    @Test func `no worker of a site keeps what is being written`() throws {
        try folder.write("the site's own", to: "site/service-worker.js")
        try folder.write("files", to: "site/offline.txt")
        #expect(try answer("/service-worker.js").contains("registration.unregister()"))
        #expect(status(try answer("/offline.txt")) == "404")
    }

    // MARK: - Who asks, and how

    @Test(arguments: ["evil.example", "evil.example:PORT", "localhost", "127.0.0.1:1", ""])
    func `a foreign host is refused`(_ host: String) throws {
        let answer = try answer("/en/a.html", host: host.replacing("PORT", with: String(server.port)))
        #expect(["400", "421"].contains(status(answer)) && !answer.contains("<script"))
    }

    @Test func `localhost and the other loopback address are the same server`() throws {
        #expect(status(try answer("/", host: "localhost:\(server.port)")) == "200")
        guard let client = try? RawClient(port: server.port, isIPv6: true) else { return }
        client.send("GET / HTTP/1.1\r\nHost: [::1]:\(server.port)\r\nConnection: close\r\n\r\n")
        #expect(status(client.receive()) == "200")
    }

    @Test func `HEAD is an answer without its content`() throws {
        let answer = try answer("/a.svg", method: "HEAD")
        #expect(status(answer) == "200" && answer.contains("\r\nContent-Length: 6\r\n") && answer.hasSuffix("\r\n\r\n"))
    }

    @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "BREW"])
    func `other methods are refused`(_ method: String) throws {
        let answer = try answer("/a.svg", method: method)
        #expect(status(answer) == "405" && answer.contains("\r\nAllow: GET, HEAD\r\n"))
    }

    @Test func `what comes with a request is not kept`() throws {
        let client = try RawClient(port: server.port)
        client.send(
            "GET /a.svg HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: 4000000\r\nConnection: close\r\n\r\n"
        )
        for _ in 0..<40 { client.send(String(repeating: "x", count: 100_000)) }
        #expect(client.receive().hasSuffix("<svg/>"))
        let post = try RawClient(port: server.port)
        post.send("POST /a.svg HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\nContent-Length: 4000000\r\n\r\n")
        #expect(status(post.receive(until: "GET and HEAD")) == "405")
    }

    @Test func `headers that are too long are refused, and the server lives`() throws {
        let answer = try answer("/", headers: "X-Long: \(String(repeating: "x", count: 1_000_000))\r\n")
        #expect(answer.isEmpty || ["431", "413"].contains(status(answer)))
        let long = try self.answer("/" + String(repeating: "a", count: 1_000_000))
        #expect(long.isEmpty || ["414", "431"].contains(status(long)))
        #expect(status(try self.answer("/")) == "200")
    }

    @Test(arguments: [
        "", "GET", "GET / HT", "GET / HTTP/1.1\r\nHost: 127.0.0.1", "\0\0\0\r\n\r\n", "GET\r\n\r\n", "\u{16}\u{3}\u{1}",
    ])
    func `half a request, or none, ends after a while`(_ text: String) throws {
        let server = try Self.server(of: folder, limits: .init(seconds: 1))
        defer { server.stop() }
        let client = try RawClient(port: server.port)
        client.send(text)
        #expect(status(try answer("/", of: server)) == "200")
        _ = client.receive()
        #expect(client.receive() == "" || client.receive() == nil)
    }

    @Test func `connections that say nothing do not keep others out for ever`() throws {
        let server = try Self.server(of: folder, limits: .init(connections: 4, seconds: 1))
        defer { server.stop() }
        let silent = try (0..<20).map { _ in try RawClient(port: server.port) }
        var isAnswered = false
        for _ in 0..<100 where !isAnswered {
            isAnswered = try status(answer("/", of: server)) == "200"
            if !isAnswered { Thread.sleep(forTimeInterval: 0.1) }
        }
        #expect(isAnswered && silent.count == 20)
    }

    // MARK: - Ports

    @Test func `a taken port gives way to the next that is free`() throws {
        let second = try Self.server(of: folder, server.port...min(server.port + 20, 65535))
        defer { second.stop() }
        #expect(second.port > server.port)
        #expect(status(try answer("/", of: second)) == "200")
    }

    @Test func `where all are taken it says so`() throws {
        #expect(throws: ServerError.noPort(server.port...server.port, reason: "Address already in use")) {
            try Self.server(of: folder, server.port...server.port)
        }
    }

    @Test func `a port is free again at once`() throws {
        let first = try Self.server(of: folder)
        _ = try answer("/", of: first)
        first.stop()
        let second = try Self.server(of: folder, first.port...first.port)
        #expect(second.port == first.port)
        second.stop()
    }

    // MARK: - News

    private func listener(since version: String? = nil) throws -> RawClient {
        let client = try RawClient(port: server.port)
        let query = version.map { "?since=\($0)" } ?? ""
        client.send("GET /.preview/events\(query) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
        return client
    }

    @Test func `pages that listen hear of every build`() throws {
        let clients = try (0..<3).map { _ in try listener() }
        for client in clients { #expect(client.receive(until: "\"problems\":null}").contains("\"changed\":null")) }
        server.publish(changed: ["en/a.html"], nil)
        for client in clients { #expect(client.receive(until: "a.html").contains(#""changed":["en/a.html"]"#)) }
        server.publish(changed: ["b"], PreviewProblems(.warnings, text: "b:1:1"))
        for client in clients { #expect(client.receive(until: "b:1:1").contains(#""kind":"warnings""#)) }
    }

    @Test func `a page hears what it has missed`() throws {
        let page = try answer("/en/a.html")
        let version = try #require(page.split(separator: "data-version=\"").last?.prefix { $0 != "\"" })
        server.publish(changed: ["one"], nil)
        server.publish(changed: ["two"], nil)
        #expect(try listener(since: String(version)).receive(until: "problems").contains(#""changed":["one","two"]"#))
    }

    @Test func `what a build shows early is served and told at once, and not told again when it is written`() throws {
        let client = try listener()
        _ = client.receive(until: "problems")
        server.show(["en/a.html": Array("<head></head>early".utf8), "a.svg": Array("<svg early/>".utf8)])
        #expect(client.receive(until: "problems").contains(#""changed":["a.svg","en/a.html"]"#))
        let page = try answer("/en/a.html")
        #expect(page.hasSuffix("early") && page.contains("/.preview/preview.js"))
        #expect(try answer("/a.svg").hasSuffix("<svg early/>"))
        try folder.write("<head></head>late", to: "site/en/a.html")
        server.publish(changed: ["en/a.html", "other"], nil)
        #expect(client.receive(until: "problems").contains(#""changed":["a.svg","other"]"#))
        #expect(try answer("/en/a.html").hasSuffix("late") && answer("/a.svg").hasSuffix("<svg/>"))
    }

    @Test(.timeLimit(.minutes(1)))
    func `a build goes on when a page has loaded what it shows, and at once where no page is open`() async throws {
        server.show(["en/a.html": Array("<head></head>unseen".utf8)])
        await server.waitForPage(atMost: .seconds(600))
        let client = try listener()
        _ = client.receive(until: "problems")
        server.show(["en/a.html": Array("<head></head>early".utf8)])
        let version = try #require(
            try answer("/en/a.html").split(separator: "data-version=\"").last?.prefix { $0 != "\"" })
        _ = try listener(since: String(version)).receive(until: "problems")
        await server.waitForPage(atMost: .seconds(600))
    }

    @Test func `a page that shows nothing of a change holds a build up no longer than it may`() async throws {
        let client = try listener()
        _ = client.receive(until: "problems")
        server.show(["other.html": []])
        await server.waitForPage(atMost: .milliseconds(10))
    }

    @Test func `pages that have gone are forgotten`() throws {
        for _ in 0..<300 { _ = try listener().receive(until: "problems") }
        server.publish(changed: ["a"], nil)
        server.publish(changed: ["b"], nil)
        #expect(status(try answer("/")) == "200")
    }

    @Test func `the end of the server ends what pages listen to`() throws {
        let client = try listener()
        _ = client.receive(until: "problems")
        server.stop()
        _ = client.receive()
        #expect(client.receive() == "")
        #expect(throws: RawClient.Failure.self) { try RawClient(port: server.port) }
    }
}
