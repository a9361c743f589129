/// Turns positions counted in Unicode scalars, as libyaml counts them, into UTF-8 offsets of the file.
struct ScalarOffsets {
    private let base: Int
    private let count: Int
    /// The offset of every scalar, relative to the base; nil when each takes one byte.
    private let offsets: [UInt32]?

    /// The index of the text in `bytes`, which begins at the offset `base` of the file.
    init(_ bytes: UnsafeBufferPointer<UInt8>, base: Int) {
        self.base = base
        count = bytes.count
        guard bytes.contains(where: { $0 >= 0x80 }) else {
            offsets = nil
            return
        }
        var offsets: [UInt32] = []
        offsets.reserveCapacity(bytes.count)
        for (offset, byte) in bytes.enumerated() where byte & 0xC0 != 0x80 { offsets.append(UInt32(offset)) }
        self.offsets = offsets
    }

    /// The UTF-8 offset of a scalar, the end of the text for a position past it.
    subscript(position: Int) -> Int {
        guard let offsets else { return base + min(position, count) }
        return base + (position < offsets.count ? Int(offsets[position]) : count)
    }
}
