import CZip

/// Passes a packed entry to libzip, which writes bytes that are compressed already as they are.
final class ZipSource {
    private let entry: PackedEntry
    private var offset = 0

    private init(_ entry: PackedEntry) { self.entry = entry }

    /// A source that the archive owns; nil when there is no memory left.
    static func make(_ entry: PackedEntry, for archive: OpaquePointer) -> OpaquePointer? {
        let state = Unmanaged.passRetained(ZipSource(entry))
        let source = zip_source_function(archive, answer, state.toOpaque())
        if source == nil { state.release() }
        return source
    }

    private static let answer: zip_source_callback = { state, data, count, command in
        guard let state else { return -1 }
        let source = Unmanaged<ZipSource>.fromOpaque(state)
        guard command != ZIP_SOURCE_FREE else {
            source.release()
            return 0
        }
        return source.takeUnretainedValue().answer(command, data, Int(count))
    }

    private func answer(_ command: zip_source_cmd, _ data: UnsafeMutableRawPointer?, _ count: Int) -> zip_int64_t {
        switch command {
        case ZIP_SOURCE_OPEN:
            offset = 0
            return 0
        case ZIP_SOURCE_READ: return zip_int64_t(read(into: UnsafeMutableRawBufferPointer(start: data, count: count)))
        case ZIP_SOURCE_STAT: return describe(into: data)
        case ZIP_SOURCE_CLOSE: return 0
        case ZIP_SOURCE_ERROR:
            // This cannot fail.
            data?.initializeMemory(as: Int32.self, repeating: 0, count: 2)
            return zip_int64_t(2 * MemoryLayout<Int32>.size)
        case ZIP_SOURCE_SUPPORTS:
            let commands = [
                ZIP_SOURCE_OPEN, ZIP_SOURCE_READ, ZIP_SOURCE_CLOSE, ZIP_SOURCE_STAT, ZIP_SOURCE_ERROR, ZIP_SOURCE_FREE,
            ]
            return commands.reduce(0) { $0 | 1 << zip_int64_t($1.rawValue) }
        default: return -1
        }
    }

    private func read(into buffer: UnsafeMutableRawBufferPointer) -> Int {
        let count = min(buffer.count, entry.bytes.count - offset)
        buffer.copyBytes(from: entry.bytes[offset..<offset + count])
        offset += count
        return count
    }

    private func describe(into data: UnsafeMutableRawPointer?) -> zip_int64_t {
        guard let status = data?.assumingMemoryBound(to: zip_stat_t.self) else { return -1 }
        status.initialize(to: zip_stat_t())
        status.pointee.size = zip_uint64_t(entry.byteCount)
        status.pointee.comp_size = zip_uint64_t(entry.bytes.count)
        status.pointee.comp_method = zip_uint16_t(entry.isStored ? ZIP_CM_STORE : ZIP_CM_DEFLATE)
        status.pointee.crc = entry.checksum
        status.pointee.valid = zip_uint64_t(
            ZIP_STAT_SIZE | ZIP_STAT_COMP_SIZE | ZIP_STAT_COMP_METHOD | ZIP_STAT_CRC)
        return zip_int64_t(MemoryLayout<zip_stat_t>.size)
    }
}
