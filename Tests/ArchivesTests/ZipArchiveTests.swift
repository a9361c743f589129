import Archives
import Testing

@Suite struct ZipArchiveTests {
    private static let entries = [
        ZipEntry("mimetype", Array("application/epub+zip".utf8), isStored: true),
        ZipEntry("文/a.txt", Array(String(repeating: "abc ", count: 1000).utf8)), ZipEntry("empty", []),
    ]

    @Test func `an archive begins with its first file, stored without an extra field`() throws {
        let bytes = try ZipArchive.bytes(of: Self.entries)
        #expect(bytes.starts(with: [0x50, 0x4B, 3, 4]))
        #expect(bytes[28..<30].elementsEqual([0, 0]))
        #expect(bytes[30..<58].elementsEqual("mimetypeapplication/epub+zip".utf8))
        #expect(bytes.count < 1000)
    }

    @Test func `the same entries give the same bytes`() throws {
        #expect(try ZipArchive.bytes(of: Self.entries) == ZipArchive.bytes(of: Self.entries))
    }

    @Test func `two files of one name are refused`() {
        #expect(throws: ZipError.self) { try ZipArchive.bytes(of: [Self.entries[2], Self.entries[2]]) }
    }
}
