import CDeflate
import CGLib
import Foundation

/// The checksum that identifies a file or a text by its bytes.
///
/// GLib, which text in pictures needs anyway, computes it as fast in a debug build as in a release.
package enum SHA256 {
    package static let byteCount = 32

    /// The checksum of the bytes in base64, as `integrity` has it behind "sha256-".
    package static func base64(of bytes: [UInt8]) -> String { Data(digest(of: bytes)).base64EncodedString() }

    /// The checksum of the bytes in 64 hexadecimal digits.
    package static func hexadecimal(of bytes: [UInt8]) -> String { hexadecimal(digest(of: bytes)) }

    /// A checksum as it is written.
    package static func hexadecimal(_ digest: [UInt8]) -> String {
        let digits = Array("0123456789abcdef".utf8)
        let text = digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        return String(decoding: text, as: UTF8.self)
    }

    /// The checksum of parts that follow each other: 32 bytes.
    package static func digest(of parts: [UInt8]...) -> [UInt8] {
        let checksum = g_checksum_new(G_CHECKSUM_SHA256)
        defer { g_checksum_free(checksum) }
        for part in parts {
            part.withUnsafeBufferPointer { g_checksum_update(checksum, $0.baseAddress, gssize($0.count)) }
        }
        var digest = [UInt8](repeating: 0, count: byteCount)
        var count = gsize(byteCount)
        g_checksum_get_digest(checksum, &digest, &count)
        return digest
    }
}

/// The checksum that PNG, zip and the store of results keep of their parts, against accidents.
package enum CRC32 {
    /// - Parameter checksum: that of the bytes before these.
    package static func checksum(of bytes: ArraySlice<UInt8>, after checksum: UInt32 = 0) -> UInt32 {
        bytes.isEmpty ? checksum : bytes.withUnsafeBytes { libdeflate_crc32(checksum, $0.baseAddress, $0.count) }
    }
}
