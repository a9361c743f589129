import Foundation
import Testing

/// A folder that goes away with its owner.
final class TemporaryFolder: Sendable {
    let path: String

    init() throws {
        path = FileManager.default.temporaryDirectory.appendingPathComponent("notchbook-" + UUID().uuidString).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func full(_ name: String) -> String { path + "/" + name }

    /// Writes a text as an editor does that opens the file itself, and makes the folders above it.
    func write(_ text: String, to name: String) throws {
        let place = (full(name) as NSString).deletingLastPathComponent
        try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: URL(fileURLWithPath: full(name)))
    }

    func makeFolder(_ name: String) throws {
        try FileManager.default.createDirectory(atPath: full(name), withIntermediateDirectories: true)
    }

    func rename(_ name: String, to newName: String) {
        #expect(Foundation.rename(full(name), full(newName)) == 0)
    }

    func remove(_ name: String) throws { try FileManager.default.removeItem(atPath: full(name)) }
}
