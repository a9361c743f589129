import CDeflate

/// Compresses bytes as zlib does, in half of its time; to be used by one thread.
final class Compressor {
    private let pointer: OpaquePointer
    /// The last level before the slow ones: level 7 saves 2 % and takes 8 % longer.
    private static let level: Int32 = 6

    init() throws(CairoError) {
        guard let pointer = libdeflate_alloc_compressor(Self.level) else { throw Self.outOfMemory }
        self.pointer = pointer
    }

    deinit { libdeflate_free_compressor(pointer) }

    /// A zlib stream of the bytes, the same in every run.
    func compress(_ bytes: [UInt8]) throws(CairoError) -> [UInt8] {
        let bound = libdeflate_zlib_compress_bound(pointer, bytes.count)
        let stream = [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
            count = libdeflate_zlib_compress(pointer, bytes, bytes.count, buffer.baseAddress, bound)
        }
        guard !stream.isEmpty else { throw Self.outOfMemory }
        return stream
    }

    /// The checksum of bytes as PNG asks for it.
    static func checksum(_ bytes: ArraySlice<UInt8>) -> UInt32 {
        bytes.withUnsafeBytes { libdeflate_crc32(0, $0.baseAddress, $0.count) }
    }

    private static var outOfMemory: CairoError { CairoError("writing PNG", .status(0, text: "out of memory")) }
}
