extension DataNode {
    /// The content of the value as bytes, without its positions: values with different content have different bytes. The bytes
    /// are never decoded.
    package var encoding: [UInt8] {
        var bytes: [UInt8] = []
        encode(into: &bytes)
        return bytes
    }

    private func encode(into bytes: inout [UInt8]) {
        switch content {
        case .null: bytes.append(0)
        case .scalar(let text, let isQuoted):
            bytes.append(isQuoted ? 2 : 1)
            Self.encode(text, into: &bytes)
        case .list(let items):
            bytes.append(3)
            Self.encode(items.count, into: &bytes)
            for item in items { item.encode(into: &bytes) }
        case .mapping(let entries):
            bytes.append(4)
            Self.encode(entries.count, into: &bytes)
            for entry in entries {
                Self.encode(entry.key, into: &bytes)
                entry.value.encode(into: &bytes)
            }
        }
    }

    private static func encode(_ text: String, into bytes: inout [UInt8]) {
        encode(text.utf8.count, into: &bytes)
        bytes += text.utf8
    }

    private static func encode(_ count: Int, into bytes: inout [UInt8]) {
        for shift in stride(from: 0, to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: count >> shift)) }
    }
}
