/// Writes numbers, texts and lists one after the other, for a reader that knows their order.
package struct ByteWriter {
    package private(set) var bytes: [UInt8] = []

    package init() {}

    /// A number from 0, seven bits a byte, the lowest first.
    package mutating func append(_ number: Int) {
        var rest = UInt(bitPattern: number)
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }

    /// A number as it lies in memory.
    package mutating func append(_ number: Double) {
        for shift in stride(from: UInt64(0), to: 64, by: 8) {
            bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> shift))
        }
    }

    package mutating func append(_ flag: Bool) { append(flag ? 1 : 0) }

    package mutating func append(_ own: [UInt8]) {
        append(own.count)
        bytes += own
    }

    package mutating func append(_ text: String) {
        append(text.utf8.count)
        bytes += text.utf8
    }

    package mutating func append<Items: Collection>(
        _ items: Items, _ write: (inout ByteWriter, Items.Element) -> Void
    ) {
        append(items.count)
        for item in items { write(&self, item) }
    }

    package mutating func append<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
        append(value != nil)
        if let value { write(&self, value) }
    }
}

/// Reads what a `ByteWriter` has written. Bytes that a writer cannot have produced throw.
package struct ByteReader {
    private var rest: ArraySlice<UInt8>

    package struct Damaged: Error {
        package init() {}
    }

    package init(_ bytes: [UInt8]) { rest = bytes[...] }

    package var isAtEnd: Bool { rest.isEmpty }

    package mutating func number() throws(Damaged) -> Int {
        var number: UInt = 0
        var shift: UInt = 0
        while let byte = rest.popFirst() {
            guard shift < 64 else { throw Damaged() }
            number |= UInt(byte & 0x7F) << shift
            shift += 7
            if byte < 0x80 { return Int(bitPattern: number) }
        }
        throw Damaged()
    }

    package mutating func double() throws(Damaged) -> Double {
        guard rest.count >= 8 else { throw Damaged() }
        defer { rest = rest.dropFirst(8) }
        return Double(bitPattern: rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) })
    }

    package mutating func flag() throws(Damaged) -> Bool { try number() == 1 }

    package mutating func bytes() throws(Damaged) -> [UInt8] {
        let count = try number()
        guard count >= 0, count <= rest.count else { throw Damaged() }
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
    }

    package mutating func text() throws(Damaged) -> String { String(decoding: try bytes(), as: UTF8.self) }

    /// Reads a list in which each item occupies at least one byte.
    package mutating func list<Item>(
        _ read: (inout ByteReader) throws(Damaged) -> Item
    ) throws(Damaged) -> [Item] {
        let count = try number()
        guard count >= 0, count <= rest.count else { throw Damaged() }
        var items: [Item] = []
        items.reserveCapacity(count)
        for _ in 0..<count { items.append(try read(&self)) }
        return items
    }

    package mutating func optional<Value>(
        _ read: (inout ByteReader) throws(Damaged) -> Value
    ) throws(Damaged) -> Value? {
        try flag() ? try read(&self) : nil
    }
}
