/// The names of things in a snapshot's text: the first characters of their checksums, as many as distinguish them from all
/// others.
///
/// New things in a later snapshot make a known code longer only where their checksum begins like it.
struct CodeTable {
    private var lengths: [Checksum: Int] = [:]

    /// - Parameter least: characters that every code has, eight at most.
    init(_ checksums: some Sequence<Checksum>, atLeast least: Int) {
        let sorted = Set(checksums).sorted()
        for (index, checksum) in sorted.enumerated() {
            let before = index > 0 ? checksum.commonPrefix(with: sorted[index - 1]) : 0
            let after = index + 1 < sorted.count ? checksum.commonPrefix(with: sorted[index + 1]) : 0
            lengths[checksum] = max(least, max(before, after) + 1)
        }
    }

    subscript(checksum: Checksum) -> Substring { checksum.text.prefix(lengths[checksum] ?? 8) }
}

extension Checksum {
    /// The number of characters that two texts have in common at their beginnings.
    fileprivate func commonPrefix(with other: Checksum) -> Int {
        ((bits ^ other.bits) << 16).leadingZeroBitCount / 6
    }
}
