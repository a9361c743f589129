import Geometry

/// Text of an SVG document whose identifiers still lack the prefix that distinguishes the picture from others.
struct SVGText {
    private(set) var bytes: [UInt8] = []
    /// The positions at which the prefix, which depends on everything else, must be inserted.
    private var prefixes: [Int] = []

    /// The number of characters that distinguish the pictures of a page: two are equal by chance once in 300 million.
    private static let prefixLength = 6

    mutating func write(_ text: String) { bytes += text.utf8 }

    mutating func write(_ text: [UInt8]) { bytes += text }

    mutating func write(_ text: StaticString) {
        bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    mutating func write(_ number: Int) { DecimalText.append(number, to: &bytes) }

    mutating func write(_ other: SVGText) {
        prefixes += other.prefixes.map { $0 + bytes.count }
        bytes += other.bytes
    }

    mutating func writeIdentifier(_ number: Int) {
        writePrefix()
        bytes += String(number, radix: 36).utf8
    }

    mutating func writePrefix() {
        prefixes.append(bytes.count)
        for _ in 0..<Self.prefixLength { bytes.append(UInt8(ascii: "_")) }
    }

    /// The bytes with the prefix, which has letters alone, because an identifier must not begin with a digit.
    var document: [UInt8] {
        var hash = Self.hash(bytes)
        var prefix: [UInt8] = []
        for _ in 0..<Self.prefixLength {
            prefix.append(UInt8(ascii: "a") + UInt8(hash % 26))
            hash /= 26
        }
        var document = bytes
        for start in prefixes {
            for place in 0..<Self.prefixLength { document[start + place] = prefix[place] }
        }
        return document
    }

    /// The 64-bit hash FNV-1a, which is the same in every run, unlike the standard library's.
    private static func hash(_ bytes: [UInt8]) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return hash
    }
}
