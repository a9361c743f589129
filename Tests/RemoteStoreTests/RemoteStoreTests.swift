import Foundation
import Synchronization
import Testing

@testable import RemoteStore

/// A server that is not what it should be, and what is said of it.
struct FailureCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let reason: String
    let answer: @Sendable (String, [UInt8]) -> [UInt8]?

    static let all = [
        FailureCase(testDescription: "fails", reason: "it answered with 500") { _, _ in LocalServer.answer(500) },
        FailureCase(testDescription: "wants a password", reason: "it answered with 401") { _, _ in
            LocalServer.answer(401)
        },
        FailureCase(testDescription: "hangs up", reason: "Server returned nothing (no headers, no data)") { _, _ in nil
        },
        FailureCase(testDescription: "breaks off", reason: "Transferred a partial file") { _, _ in
            Array("HTTP/1.1 200 X\r\nContent-Length: 10\r\nConnection: close\r\n\r\nabc".utf8)
        },
        FailureCase(testDescription: "speaks otherwise", reason: "Unsupported protocol") { _, _ in
            LocalServer.answer(302, [], "Location: file:///etc/passwd\r\n")
        },
        FailureCase(testDescription: "sends round in circles", reason: "Number of redirects hit maximum amount") {
            _, _ in
            LocalServer.answer(302, [], "Location: /again\r\n")
        },
        FailureCase(testDescription: "sends too much", reason: "it answered with more than 1 MB") { _, _ in
            LocalServer.answer(200, [UInt8](repeating: 1, count: 2 << 20))
        },
        // Its thread waits until the process ends, so that no answer can come before the limit.
        FailureCase(testDescription: "says nothing", reason: "Timeout was reached") { _, _ in
            DispatchSemaphore(value: 0).wait()
            return nil
        },
    ]
}

@Suite struct RemoteStoreTests {
    private func store(_ server: LocalServer) throws -> RemoteStore {
        var limits = RemoteStore.Limits()
        limits.whole = 1500
        limits.body = 1 << 20
        return RemoteStore(try #require(RemoteAddress(server.address + "/kept/")), limits: limits)
    }

    @Test func `what is put there is got from there`() throws {
        let files = SharedFiles()
        let server = try LocalServer { files.answer($0, $1) }
        defer { server.stop() }
        let store = try store(server)
        #expect(store.bytes(of: "a") == nil)
        store.put([("a", [1, 2, 3]), ("b", []), ("c", [UInt8](repeating: 9, count: 500_000))])
        #expect(store.bytes(of: "a") == [1, 2, 3])
        #expect(store.bytes(of: "b") == [])
        #expect(store.bytes(of: "c")?.count == 500_000)
        #expect(store.failure == nil)
        #expect(server.lines.first == "GET /kept/a HTTP/1.1" && server.lines.count == 7)
    }

    @Test func `many tasks ask at once`() async throws {
        let files = SharedFiles()
        let server = try LocalServer { files.answer($0, $1) }
        defer { server.stop() }
        let store = try store(server)
        store.put((0..<40).map { (String($0), [UInt8($0)]) })
        let found = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<40 { group.addTask { store.bytes(of: String(number)) == [UInt8(number)] } }
            return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(found == 40 && store.failure == nil)
    }

    @Test func `what has moved on the server is found, and stays a PUT`() throws {
        let files = SharedFiles()
        let server = try LocalServer { line, body in
            line.contains("/kept/")
                ? LocalServer.answer(307, [], "Location: /moved/a\r\n") : files.answer(line, body)
        }
        defer { server.stop() }
        let store = try store(server)
        store.put([("a", [1, 2])])
        #expect(store.bytes(of: "a") == [1, 2])
        #expect(store.failure == nil)
    }

    @Test(arguments: FailureCase.all)
    func `a server that fails is not asked again, and the first reason is told`(_ test: FailureCase) throws {
        let server = try LocalServer(test.answer)
        defer { server.stop() }
        let store = try store(server)
        #expect(store.bytes(of: "a") == nil)
        #expect(store.failure == test.reason)
        let asked = server.lines.count
        #expect(store.bytes(of: "b") == nil)
        store.put([("c", [1])])
        #expect(server.lines.count == asked && store.failure == test.reason)
    }

    @Test func `a server that takes nothing is told once`() throws {
        let server = try LocalServer { line, _ in LocalServer.answer(line.hasPrefix("GET") ? 404 : 403) }
        defer { server.stop() }
        let store = try store(server)
        #expect(store.bytes(of: "a") == nil && store.failure == nil)
        store.put((0..<30).map { (String($0), [1]) })
        #expect(store.failure == "it took no results and answered with 403")
        #expect(server.lines.count <= 1 + 8)
    }

    /// A clock that each look at it moves on by two seconds.
    private final class SteppingClock: Sendable {
        private let looks = Mutex(0)
        private let start = ContinuousClock.now

        func now() -> ContinuousClock.Instant {
            looks.withLock { looks in
                looks += 1
                return start + .seconds(2 * looks)
            }
        }
    }

    @Test func `a server whose answers take two seconds each is given up after four`() throws {
        let server = try LocalServer { _, _ in LocalServer.answer(404) }
        defer { server.stop() }
        let clock = SteppingClock()
        var limits = RemoteStore.Limits()
        (limits.lost, limits.making) = (.seconds(7), .zero)
        let store = RemoteStore(
            try #require(RemoteAddress(server.address)), limits: limits, now: { clock.now() })
        for number in 0..<10 { #expect(store.bytes(of: String(number)) == nil) }
        #expect(store.failure == "its answers take longer than making the results")
        #expect(server.lines.count == 4)
    }

    @Test func `nobody at the address is told`() throws {
        let store = RemoteStore(try #require(RemoteAddress("http://127.0.0.1:9/")))
        #expect(store.bytes(of: "a") == nil)
        #expect(store.failure == "Couldn't connect to server")
    }
}

/// Files as a web server keeps them that takes PUT.
private final class SharedFiles: Sendable {
    private let files = Mutex<[Substring: [UInt8]]>([:])

    func answer(_ line: String, _ body: [UInt8]) -> [UInt8] {
        let words = line.split(separator: " ")
        return files.withLock { files in
            if words[0] == "PUT" {
                files[words[1]] = body
                return LocalServer.answer(201)
            }
            return files[words[1]].map { LocalServer.answer(200, $0) } ?? LocalServer.answer(404)
        }
    }
}
