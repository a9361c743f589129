import CDeflate
import CNettle

/// The checksum that identifies a file or a text by its bytes.
///
/// Nettle uses the processor's instructions for it, which is eight times as fast as GLib.
package enum SHA256 {
    package static let byteCount = 32

    /// The checksum of the bytes in base64, in the form that `integrity` attributes have after "sha256-".
    package static func base64(of bytes: [UInt8]) -> String { base64(digest(of: bytes)) }

    /// A checksum as `integrity` has it.
    package static func base64(_ digest: [UInt8]) -> String { Base64.text(of: digest) }

    /// The checksum of the bytes in 64 hexadecimal digits.
    package static func hexadecimal(of bytes: [UInt8]) -> String { hexadecimal(digest(of: bytes)) }

    private static let digits = Array("0123456789abcdef".utf8)

    /// A checksum as it is written.
    package static func hexadecimal(_ digest: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(2 * digest.count)
        for byte in digest {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// The checksum of parts that follow each other: 32 bytes.
    package static func digest(of parts: [UInt8]...) -> [UInt8] {
        var context = sha256_ctx()
        nettle_sha256_init(&context)
        for part in parts { nettle_sha256_update(&context, part.count, part) }
        var digest = [UInt8](repeating: 0, count: byteCount)
        nettle_sha256_digest(&context, byteCount, &digest)
        return digest
    }
}

/// Bytes as text of letters, digits, "+" and "/", as `data:` addresses and `integrity` have them.
package enum Base64 {
    package static func text(of bytes: [UInt8]) -> String {
        String(unsafeUninitializedCapacity: (bytes.count + 2) / 3 * 4) { text in
            guard let start = text.baseAddress else { return 0 }
            return start.withMemoryRebound(to: CChar.self, capacity: text.count) {
                nettle_base64_encode_raw($0, bytes.count, bytes)
                return text.count
            }
        }
    }
}

/// The checksum that PNG, zip and the store of results keep of their parts, against accidents.
package enum CRC32 {
    /// - Parameter checksum: the checksum of the preceding bytes.
    package static func checksum(of bytes: ArraySlice<UInt8>, after checksum: UInt32 = 0) -> UInt32 {
        bytes.isEmpty ? checksum : bytes.withUnsafeBytes { libdeflate_crc32(checksum, $0.baseAddress, $0.count) }
    }
}
