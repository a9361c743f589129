import Packing

/// The cache key of a result: a checksum of everything that decides its bytes, so that bytes kept under it can be used
/// regardless of their age.
package struct ResultKey: Hashable, Sendable {
    /// The kind of result, such as "svg", for statistics by kind.
    package let kind: String
    /// SHA-256 of the kind and the description.
    package let digest: [UInt8]
    /// Whether the result is valid on other machines too.
    let isShared: Bool

    /// - Parameter description: everything that the bytes depend on, including the code that creates them. The boundaries
    ///   between parts do not count, so a part that can be of any length comes last, or as its checksum.
    package init(_ kind: String, of description: [UInt8]..., isShared: Bool = true) {
        self.kind = kind
        self.isShared = isShared
        let name = SHA256.digest(of: Array(kind.utf8))
        digest = SHA256.digest(of: [Self.format] + name + description.flatMap { $0 })
    }

    /// The key with a digest, as another result has noted it.
    package init(_ kind: String, digest: [UInt8]) {
        self.kind = kind
        self.digest = digest
        isShared = true
    }

    /// A random key, which matches no other, so that the value is computed every time: for a value whose inputs are not known.
    package static func unrepeatable(_ kind: String) -> ResultKey {
        ResultKey(kind, of: (0..<4).flatMap { _ in withUnsafeBytes(of: UInt64.random(in: 0 ... .max)) { Array($0) } })
    }

    /// The version of the form in which results are kept, increased when it changes, so that no server delivers results in the
    /// old form.
    private static let format: UInt8 = 1

    /// 64 hexadecimal digits.
    package var name: String { SHA256.hexadecimal(digest) }

    /// The number of the part that it belongs to, from 0, where all keys are divided into `count` equal parts.
    package func part(of count: Int) -> Int {
        Int(digest.prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) } % UInt64(count))
    }

    /// A checksum of the bytes that are kept under this key.
    func checksum(of bytes: [UInt8]) -> UInt32 { Self.checksum(of: bytes, under: digest) }

    /// A checksum that finds accidents: bytes that are broken, cut off or another's. Beside the bytes, no checksum helps against
    /// those who mean harm.
    static func checksum(of bytes: [UInt8], under digest: [UInt8]) -> UInt32 {
        CRC32.checksum(of: bytes[...], after: CRC32.checksum(of: digest[...]))
    }
}
