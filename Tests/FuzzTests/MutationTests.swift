import Foundation
import FuzzSupport
import Testing

/// Seeds that are cut, repeated, glued and mixed, the same ones in each run: what reads them ends without a trap. `make fuzz`
/// goes on from here, for as long as one likes.
@Suite struct MutationTests {
    /// Readers whose input is laid out and drawn, or written to disk, take longer for each.
    private static let few: Set<String> = [
        "devices", "dump", "message", "page", "picture", "question", "snapshot", "store",
    ]

    @Test(arguments: FuzzedParser.all.map { $0.name })
    func `mutated seeds pass`(_ name: String) async throws {
        let parser = try #require(FuzzedParser.all.first { $0.name == name })
        let folder = SeedTests.folder.appending(path: name)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        let seeds = try names.map { [UInt8](try Data(contentsOf: folder.appending(path: $0))) }
        var mutation = Mutation(state: 41)
        for _ in 0..<(Self.few.contains(name) ? 8 : 150) {
            let bytes = mutation.mutated(seeds)
            await #expect(throws: Never.self, "\(String(decoding: bytes, as: UTF8.self))") {
                try await parser.read(bytes)
            }
        }
    }
}

/// Changes of texts by numbers that are the same in each run.
private struct Mutation {
    var state: UInt64

    private mutating func number(below limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return limit > 0 ? Int((state >> 33) % UInt64(limit)) : 0
    }

    private mutating func part(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        let start = number(below: bytes.count + 1)
        return bytes[start...].prefix(number(below: min(64, bytes.count - start) + 1))
    }

    mutating func mutated(_ seeds: [[UInt8]]) -> [UInt8] {
        var bytes = seeds[number(below: seeds.count)]
        for _ in 0...number(below: 4) {
            let place = number(below: bytes.count + 1)
            let other = seeds[number(below: seeds.count)]
            switch number(below: 5) {
            // What stood between two parts goes, so that they are glued.
            case 0: bytes.removeSubrange(part(of: bytes).indices)
            case 1: bytes.insert(contentsOf: part(of: bytes), at: place)
            case 2: bytes.insert(contentsOf: part(of: other), at: place)
            case 3: bytes.insert(UInt8(number(below: 256)), at: place)
            default: bytes = Array(bytes[..<place])
            }
        }
        return bytes
    }
}
