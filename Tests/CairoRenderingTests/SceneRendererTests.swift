import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRendering

@Suite struct SceneRendererTests {
    @Test func `the same scene gives the same bytes, in any order and from any renderer`() throws {
        let (first, second) = (try SceneRenderer(), try SceneRenderer())
        let other = Pictures.tiny([Pictures.label("另一幅图", Font(.code, size: 9), at: .zero)])
        let svg = try first.svg(Pictures.everything)
        let png = try first.png(Pictures.everything, scale: 2)
        let pdf = try first.pdf(Pictures.everything)
        _ = try second.png(other, scale: 3)
        _ = try second.svg(other)
        #expect(try second.png(Pictures.everything, scale: 2) == png)
        #expect(try second.pdf(Pictures.everything) == pdf)
        #expect(try second.svg(Pictures.everything) == svg)
        #expect(try first.svg(Pictures.everything) == svg)
    }

    @Test func `renderers work side by side`() async throws {
        let expected = try SceneRenderer().svg(Pictures.everything)
        let pictures = try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<8 {
                group.addTask {
                    let renderer = try SceneRenderer()
                    _ = try renderer.png(Pictures.everything, scale: 1)
                    return try renderer.svg(Pictures.everything)
                }
            }
            return try await group.reduce(into: [[UInt8]]()) { $0.append($1) }
        }
        #expect(pictures == [[UInt8]](repeating: expected, count: 8))
    }

    /// Runs in a process of its own, because Pango reads the environment once.
    @Test func `the user's environment changes nothing`() async {
        await #expect(processExitsWith: .success) {
            for (name, value) in [
                ("LANGUAGE", "ja:tr"), ("PANGO_LANGUAGE", "ja"), ("LANG", "zh_TW.UTF-8"), ("HOME", "/nowhere"),
                ("FONTCONFIG_FILE", "/nowhere/fonts.conf"), ("XDG_CACHE_HOME", "/nowhere"),
            ] { setenv(name, value, 1) }
            let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(
                path: "Golden/everything.svg")
            let expected = try Data(contentsOf: golden)
            let svg = try SceneRenderer().svg(Pictures.everything)
            precondition(Data(svg) == expected)
        }
    }

    @Test func `rendering again and again keeps no memory`() async {
        await #expect(processExitsWith: .success) {
            let renderer = try SceneRenderer()
            // Cairo keeps the last 256 fonts that nobody uses, and a document has a few of its own.
            let kept = try bytesKept(after: 80, in: 200) {
                _ = try renderer.svg(Pictures.everything)
                _ = try renderer.png(Pictures.everything, scale: 1)
                _ = try renderer.pdf(Pictures.everything)
                _ = try? renderer.svg(Pictures.tiny([Pictures.label("🙂", at: .zero)]))
            }
            precondition(kept < 2_000_000, "\(kept) bytes")
        }
    }

    @Test func `renderers that are gone keep no memory`() async {
        await #expect(processExitsWith: .success) {
            let kept = try bytesKept(after: 20, in: 100) { _ = try SceneRenderer().svg(Pictures.everything) }
            precondition(kept < 4_000_000, "\(kept) bytes")
        }
    }
}

/// How many bytes more the process takes after `count` calls that follow a few to warm up.
private func bytesKept(after warmUp: Int, in count: Int, _ call: () throws -> Void) throws -> Int {
    for _ in 0..<warmUp { try call() }
    let before = try ownBytes()
    for _ in 0..<count { try call() }
    return try ownBytes() - before
}

/// What the process has in memory, but for files, which come and go as the machine is busy.
private func ownBytes() throws -> Int {
    let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = text.split { $0.isWhitespace }.compactMap { Int($0) }
    return (pages[1] - pages[2]) * 4096
}
