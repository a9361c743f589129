import Packing

/// The bytes of a file, with their checksum, which is computed once.
package final class FileContent: Sendable {
    package let bytes: [UInt8]
    private let digest: Lazy<[UInt8]>

    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        digest = Lazy { SHA256.digest(of: bytes) }
    }

    package var sha256: [UInt8] { digest.value }
}

extension FileContent: Hashable {
    package static func == (first: FileContent, second: FileContent) -> Bool {
        first === second || first.bytes == second.bytes
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(bytes.count) }
}
