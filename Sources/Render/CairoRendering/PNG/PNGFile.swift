import Packing

/// The chunks of a PNG file.
struct PNGFile {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// Appends a chunk with its length and checksum.
    mutating func append(_ type: StaticString, _ content: [UInt8]) {
        bytes += Self.bigEndian(content.count)
        let start = bytes.count
        bytes += UnsafeBufferPointer(start: type.utf8Start, count: type.utf8CodeUnitCount)
        bytes += content
        bytes += Self.bigEndian(Int(CRC32.checksum(of: bytes[start...])))
    }

    /// The four bytes of a number below 2³².
    static func bigEndian(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }
}
