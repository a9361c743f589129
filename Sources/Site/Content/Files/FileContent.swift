import Packing

/// What a file holds. Bytes that an earlier run has kept are read when somebody asks for them, as most lie where they belong
/// already; their number and their checksum are known before.
package final class FileContent: Sendable {
    /// Bytes.
    package let count: Int
    private let source: Source
    private let digest: Lazily<[UInt8]>

    private enum Source {
        case here([UInt8])
        case kept(Lazily<[UInt8]>)
    }

    package init(_ bytes: [UInt8]) {
        count = bytes.count
        source = .here(bytes)
        digest = Lazily { SHA256.digest(of: bytes) }
    }

    /// - Parameter read: gives the bytes that have this number and this checksum.
    package init(count: Int, sha256: [UInt8], reading read: @escaping @Sendable () -> [UInt8]) {
        self.count = count
        source = .kept(Lazily(read))
        digest = Lazily { sha256 }
    }

    package var bytes: [UInt8] {
        switch source {
        case .here(let bytes): bytes
        case .kept(let bytes): bytes.value
        }
    }

    package var sha256: [UInt8] { digest.value }

    /// Whether these are its bytes.
    package func holds(_ bytes: [UInt8]) -> Bool {
        guard count == bytes.count else { return false }
        return switch source {
        case .here(let own): own == bytes
        case .kept: sha256 == SHA256.digest(of: bytes)
        }
    }
}

extension FileContent: Hashable {
    package static func == (first: FileContent, second: FileContent) -> Bool {
        if first === second { return true }
        guard first.count == second.count else { return false }
        if case .here(let bytes) = first.source, case .here(let others) = second.source { return bytes == others }
        return first.sha256 == second.sha256
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(count) }
}
