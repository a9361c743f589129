import CZip

/// A file to put into an archive.
package struct ZipEntry: Sendable {
    /// Relative, with `/`.
    package let path: String
    package let bytes: [UInt8]
    /// Whether it is written without compression: pictures that are compressed already, and the type of an EPUB.
    package let isStored: Bool

    package init(_ path: String, _ bytes: [UInt8], isStored: Bool = false) {
        self.path = path
        self.bytes = bytes
        self.isStored = isStored
    }
}

/// An entry in the form stored in the archive. Compressing is nearly all of the work, and each entry can be compressed
/// independently.
package struct PackedEntry: Sendable {
    let path: String
    /// Before compression.
    let byteCount: Int
    /// CRC-32 of the uncompressed bytes.
    let checksum: UInt32
    let isStored: Bool
    let bytes: [UInt8]

    /// Compresses an entry, unless it is to be stored.
    package init(_ entry: ZipEntry, with compressor: Compressor) {
        path = entry.path
        byteCount = entry.bytes.count
        checksum = CRC32.checksum(of: entry.bytes[...])
        isStored = entry.isStored
        bytes = entry.isStored ? entry.bytes : compressor.deflated(entry.bytes)
    }
}

/// An error that prevented the creation of an archive.
package struct ZipError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The reason in libzip's own words, such as "Malloc failure".
    package let reason: String
    /// The entry that could not be added; nil where the archive as a whole failed.
    package var path: String?

    package var description: String {
        "cannot make the zip archive: " + (path.map { "'\($0)': " } ?? "") + reason
    }
}

/// Makes zip archives, the same bytes for the same entries: every file is dated 1 January 1980.
package enum ZipArchive {
    /// The archive with its entries in the order given.
    package static func bytes(of entries: [PackedEntry]) throws(ZipError) -> [UInt8] {
        var error = zip_error_t()
        zip_error_init(&error)
        defer { zip_error_fini(&error) }
        guard let target = zip_source_buffer_create(nil, 0, 0, &error) else { throw failure(&error) }
        // Closing the archive frees one reference; this one keeps the bytes until they are read.
        zip_source_keep(target)
        defer { zip_source_free(target) }
        guard let archive = zip_open_from_source(target, ZIP_TRUNCATE, &error) else {
            zip_source_free(target)
            throw failure(&error)
        }
        let refused = entries.first { !add($0, to: archive) }
        guard refused == nil, zip_close(archive) == 0 else {
            var error = ZipError(zip_strerror(archive))
            error.path = refused?.path
            zip_discard(archive)
            throw error
        }
        return try read(target)
    }

    private static func failure(_ error: UnsafeMutablePointer<zip_error_t>?) -> ZipError {
        ZipError(zip_error_strerror(error))
    }

    /// Adds an entry, which is read when the archive is closed.
    private static func add(_ entry: PackedEntry, to archive: OpaquePointer) -> Bool {
        guard let source = ZipSource.make(entry, for: archive) else { return false }
        let index = zip_file_add(archive, entry.path, source, zip_flags_t(ZIP_FL_ENC_UTF_8))
        guard index >= 0 else {
            zip_source_free(source)
            return false
        }
        let position = zip_uint64_t(index)
        let method = zip_int32_t(entry.isStored ? ZIP_CM_STORE : ZIP_CM_DEFLATE)
        let regularFile: zip_uint32_t = 0o100644 << 16
        return zip_set_file_compression(archive, position, method, 0) == 0
            && zip_file_set_dostime(archive, position, 0, 1 << 5 | 1, 0) == 0
            && zip_file_set_external_attributes(archive, position, 0, zip_uint8_t(ZIP_OPSYS_UNIX), regularFile) == 0
    }

    private static func read(_ source: OpaquePointer) throws(ZipError) -> [UInt8] {
        var status = zip_stat_t()
        zip_stat_init(&status)
        guard zip_source_stat(source, &status) == 0, zip_source_open(source) == 0 else {
            throw failure(zip_source_error(source))
        }
        defer { _ = zip_source_close(source) }
        var bytes = [UInt8](repeating: 0, count: Int(status.size))
        let count = zip_source_read(source, &bytes, status.size)
        guard count == bytes.count else { throw ZipError(reason: "\(count) of \(bytes.count) bytes could be read") }
        return bytes
    }
}

extension ZipError {
    /// Creates an error from libzip's message.
    fileprivate init(_ words: UnsafePointer<CChar>?) { reason = words.map { String(cString: $0) } ?? "unknown error" }
}
