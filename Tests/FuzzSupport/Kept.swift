import Build
import Content
import ContentSupport
import Foundation
import Packing
import ResultStore

@testable import Pages
@testable import Review

// What the tool itself has written, and somebody else may have changed: snapshots, records of builds, results on disk.

func fuzzSnapshot(_ bytes: [UInt8]) {
    _ = try? SiteSnapshot(parsing: bytes)
}

/// The bytes are what the last build has left about itself.
func fuzzRecord(_ bytes: [UInt8]) {
    let files = InMemoryFileSystem(["a": "b"]).fileSystem
    _ = BuildRecord.counts(in: bytes, comparing: files)
}

/// The bytes are a page with what a build wants of it: what is read of them comes back once it has been written.
func fuzzPage(_ bytes: [UInt8]) throws {
    func page(_ bytes: [UInt8]) -> WrittenPage? {
        var reader = ByteReader(bytes)
        return try? WrittenPage(&reader, of: Route(nil, "page"), [])
    }
    func written(_ page: WrittenPage) -> [UInt8] { page.written([]).bytes }
    guard let first = page(bytes).map({ written($0) }) else { return }
    try require(page(first).map { written($0) } == first, "a page that was read is written as it was")
}

/// The bytes are the database of a cache: whatever they are, what was put is what comes back.
func fuzzStore(_ bytes: [UInt8]) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "fuzzed-store-\(getpid())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(bytes).write(to: folder.appending(path: "results.sqlite"))
    let key = ResultKey("svg", of: [1])
    let store = ResultStore(ResultStore.Configuration(folder: folder.path))
    let kept = store.bytes(of: key)
    try require(kept == nil || kept == seeded, "bytes that nobody has put there: \(kept ?? [])")
    store.put(key, seeded)
    store.save()
    if store.problems.isEmpty { try require(store.bytes(of: key) == seeded, "what was put is there") }
    guard var care = try? CacheMaintenance(folder: folder.path) else { return }
    _ = try? care.statistics()
    _ = try? care.byteCount()
    _ = try? care.verify()
}

/// What the seed of `store` holds.
private let seeded = Array("<svg/>".utf8)
