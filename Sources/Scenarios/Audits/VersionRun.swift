/// Major versions that follow each other.
struct VersionRun: Hashable, Sendable {
    /// Nil when the run begins where looking began.
    let first: Int?
    /// Nil when the run ends where looking ended.
    let last: Int?

    /// The versions, which are sorted, as runs of neighbours among those that were looked at.
    static func runs(of versions: [Int], within looked: [Int]) -> [VersionRun] {
        var ranges: [Range<Int>] = []
        for index in versions.compactMap({ looked.firstIndex(of: $0) }) {
            if let last = ranges.last, last.upperBound == index {
                ranges[ranges.count - 1] = last.lowerBound..<(index + 1)
            } else {
                ranges.append(index..<(index + 1))
            }
        }
        return ranges.map { range in
            VersionRun(
                first: range.lowerBound == 0 ? nil : looked[range.lowerBound],
                last: range.upperBound == looked.count ? nil : looked[range.upperBound - 1])
        }
    }
}
