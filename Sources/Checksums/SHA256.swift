import CGLib
import Foundation

/// The checksum by which a browser knows that a file is the one that was meant.
package enum SHA256 {
    private static let byteCount = 32

    /// The checksum of the bytes in base64, as `integrity` has it behind "sha256-".
    ///
    /// GLib, which text in pictures needs anyway, computes it as fast in a debug build as in a release.
    package static func base64(of bytes: [UInt8]) -> String {
        let checksum = g_checksum_new(G_CHECKSUM_SHA256)
        defer { g_checksum_free(checksum) }
        bytes.withUnsafeBufferPointer { g_checksum_update(checksum, $0.baseAddress, gssize($0.count)) }
        var digest = [UInt8](repeating: 0, count: byteCount)
        var count = gsize(byteCount)
        g_checksum_get_digest(checksum, &digest, &count)
        return Data(digest).base64EncodedString()
    }
}
