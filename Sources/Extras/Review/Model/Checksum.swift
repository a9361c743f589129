/// A checksum of 48 bits, enough to distinguish the roughly ten thousand steps of a site.
struct Checksum: Hashable, Comparable, Sendable {
    let bits: UInt64

    init(bits: UInt64) { self.bits = bits & 0xFFFF_FFFF_FFFF }

    static func < (left: Checksum, right: Checksum) -> Bool { left.bits < right.bits }

    private static let digits = Array("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~".utf8)

    /// Eight characters, none of which needs a quotation mark anywhere.
    var text: String {
        let bytes = (0..<8).map { Self.digits[Int(bits >> UInt64(42 - 6 * $0) & 63)] }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Reads what `text` wrote; nil for anything else.
    init?(_ text: Substring) {
        guard text.utf8.count == 8 else { return nil }
        var bits: UInt64 = 0
        for byte in text.utf8 {
            guard let digit = Self.values[Int(byte)] else { return nil }
            bits = bits << 6 | UInt64(digit)
        }
        self.bits = bits
    }

    private static let values: [UInt8?] = (0..<256).map { byte in
        digits.firstIndex(of: UInt8(byte)).map { UInt8($0) }
    }
}

/// Adds up the input of a checksum: 64 bits of FNV-1a, mixed once more at the end.
struct ChecksumBuilder {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    init() {}

    mutating func add(_ byte: UInt8) { state = (state ^ UInt64(byte)) &* 0x100_0000_01B3 }

    mutating func add(_ number: UInt64) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) { add(UInt8(truncatingIfNeeded: number >> shift)) }
    }

    /// The text and that it ends here.
    mutating func add(_ text: String) {
        for byte in text.utf8 { add(byte) }
        add(UInt8(0xFF))
    }

    mutating func add(_ bytes: [UInt8]) {
        for byte in bytes { add(byte) }
        add(UInt64(bytes.count))
    }

    var checksum: Checksum {
        var mixed = state
        mixed ^= mixed >> 32
        mixed = mixed &* 0xD6E8_FEB8_6659_FD93
        mixed ^= mixed >> 32
        return Checksum(bits: mixed)
    }
}

extension Checksum {
    init(of text: String) {
        var builder = ChecksumBuilder()
        builder.add(text)
        self = builder.checksum
    }

    init(of texts: [String]) {
        var builder = ChecksumBuilder()
        for text in texts { builder.add(text) }
        self = builder.checksum
    }

    init(of bytes: [UInt8]) {
        var builder = ChecksumBuilder()
        builder.add(bytes)
        self = builder.checksum
    }
}
