package import Compression

/// A file as it lies in an archive. Packing is nearly all of the work, and each file can be packed by itself.
package struct PackedEntry: Sendable {
    let path: String
    /// Before it was packed.
    let byteCount: Int
    /// Of what was packed, as zip asks for it.
    let checksum: UInt32
    let isStored: Bool
    let bytes: [UInt8]

    /// Packs an entry.
    package init(_ entry: ZipEntry, with compressor: Compressor) {
        path = entry.path
        byteCount = entry.bytes.count
        checksum = Compressor.checksum(entry.bytes[...])
        isStored = entry.isStored
        bytes = entry.isStored ? entry.bytes : compressor.deflated(entry.bytes)
    }
}
