import Foundation

/// A folder for a store, which goes away with its owner.
final class ScratchFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.path + "/results-" + UUID().uuidString

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    var database: String { path + "/results.sqlite" }

    func bytes(_ name: String) -> [UInt8]? { FileManager.default.contents(atPath: path + "/" + name).map { Array($0) } }

    func write(_ bytes: [UInt8], to name: String) throws {
        try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
    }

    var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted() }
}
