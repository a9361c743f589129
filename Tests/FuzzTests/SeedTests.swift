import Foundation
import FuzzSupport
import Testing

/// What led the fuzzer to new code, or was found by it, passes: `make fuzz` begins with these.
@Suite struct SeedTests {
    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Fuzz/Seeds")

    @Test(arguments: FuzzedParser.all.map { $0.name })
    func `seeds pass`(_ name: String) async throws {
        let parser = try #require(FuzzedParser.all.first { $0.name == name })
        let seeds = try FileManager.default.contentsOfDirectory(
            at: Self.folder.appending(path: name), includingPropertiesForKeys: nil)
        #expect(!seeds.isEmpty)
        for seed in seeds {
            await #expect(throws: Never.self, "\(seed.lastPathComponent)") {
                try await parser.read([UInt8](Data(contentsOf: seed)))
            }
        }
    }

    @Test func `every folder of seeds belongs to a parser`() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(folders) == Set(FuzzedParser.all.map { $0.name }))
    }
}
