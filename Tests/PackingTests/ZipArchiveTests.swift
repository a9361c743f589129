import Packing
import Testing

@Suite struct ZipArchiveTests {
    private static let entries = [
        ZipEntry("mimetype", Array("application/epub+zip".utf8), isStored: true),
        ZipEntry("文/a.txt", Array(String(repeating: "abc ", count: 1000).utf8)), ZipEntry("empty", []),
    ].map { PackedEntry($0, with: Compressor()) }

    @Test func `an archive begins with its first file, stored without an extra field`() throws {
        let bytes = try ZipArchive.bytes(of: Self.entries)
        #expect(bytes.starts(with: [0x50, 0x4B, 3, 4]))
        #expect(bytes[28..<30].elementsEqual([0, 0]))
        #expect(bytes[30..<58].elementsEqual("mimetypeapplication/epub+zip".utf8))
        #expect(bytes.count < 1000)
    }

    @Test func `a packed file is taken as it is, with checksum and both lengths`() throws {
        let bytes = try ZipArchive.bytes(of: [Self.entries[1]])
        let packed = Compressor().deflated(Array(String(repeating: "abc ", count: 1000).utf8))
        let name = Array("文/a.txt".utf8)
        #expect(bytes[8..<10].elementsEqual([8, 0]), "deflated")
        #expect(bytes[14..<18].elementsEqual([0x87, 0xBF, 0x62, 0xF8]), "the checksum that other programs find")
        #expect(bytes[18..<26].elementsEqual([UInt8(packed.count), 0, 0, 0, 0xA0, 0x0F, 0, 0]))
        #expect(bytes[30..<30 + name.count].elementsEqual(name))
        #expect(bytes[(30 + name.count)...].starts(with: packed))
    }

    @Test func `the same entries give the same bytes`() throws {
        #expect(try ZipArchive.bytes(of: Self.entries) == ZipArchive.bytes(of: Self.entries))
    }

    @Test func `two files of one name are refused`() {
        #expect(throws: ZipError.self) { try ZipArchive.bytes(of: [Self.entries[2], Self.entries[2]]) }
    }
}
