import Packing
import Synchronization
import Testing

@testable import Content

@Suite struct FileContentTests {
    private static let bytes = Array("<p>one</p>".utf8)

    /// Content that is kept somewhere, and how often it was read.
    private final class Shelf: Sendable {
        let reads = Mutex(0)

        func content(_ bytes: [UInt8] = FileContentTests.bytes) -> FileContent {
            FileContent(count: bytes.count, sha256: SHA256.digest(of: bytes)) {
                self.reads.withLock { $0 += 1 }
                return bytes
            }
        }
    }

    @Test func `kept bytes are read when somebody asks for them, and once`() {
        let shelf = Shelf()
        let (kept, here) = (shelf.content(), FileContent(Self.bytes))
        #expect(kept == here && here == kept && kept.count == 10 && kept.sha256 == here.sha256)
        #expect(kept.holds(Self.bytes) && !kept.holds(Array("<p>two</p>".utf8)) && !kept.holds([]))
        #expect(shelf.reads.withLock { $0 } == 0)
        #expect(kept.bytes == Self.bytes && kept.bytes == Self.bytes)
        #expect(shelf.reads.withLock { $0 } == 1)
    }

    @Test func `other bytes of the same number are other content`() {
        let other = Array("<p>two</p>".utf8)
        let contents = [FileContent(Self.bytes), Shelf().content(), FileContent(other), Shelf().content(other)]
        for (number, first) in contents.enumerated() {
            for (another, second) in contents.enumerated() {
                #expect((first == second) == (number / 2 == another / 2))
            }
        }
        #expect(OutputFile("a", Self.bytes) != OutputFile("b", Self.bytes))
    }
}
