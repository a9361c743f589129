import Foundation
import ResultStore

/// A folder of results that goes away with its owner.
final class TemporaryCache: Sendable {
    let folder = FileManager.default.temporaryDirectory.path + "/cache-" + UUID().uuidString

    init() { try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    var configuration: ResultStore.Configuration { ResultStore.Configuration(folder: folder) }
}
