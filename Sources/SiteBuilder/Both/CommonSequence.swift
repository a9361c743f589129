/// Finds what two sequences hold in the same order.
enum CommonSequence {
    /// The index pairs of the heaviest common subsequence, ascending; nil is equal to nothing.
    ///
    /// Takes time and room in proportion to the product of the lengths, which for the blocks of notes is small.
    static func matches<Mark: Hashable>(
        _ first: [Mark?], _ second: [Mark?], weight: (Mark) -> Int
    ) -> [(Int, Int)] {
        let columns = second.count + 1
        var best = [Int](repeating: 0, count: (first.count + 1) * columns)
        for row in first.indices.reversed() {
            for column in second.indices.reversed() {
                let skipped = max(best[(row + 1) * columns + column], best[row * columns + column + 1])
                var taken = 0
                if let mark = first[row], mark == second[column] {
                    taken = best[(row + 1) * columns + column + 1] + weight(mark)
                }
                best[row * columns + column] = max(skipped, taken)
            }
        }
        var matches: [(Int, Int)] = []
        var (row, column) = (0, 0)
        while row < first.count, column < second.count {
            let here = best[row * columns + column]
            if here == best[(row + 1) * columns + column] {
                row += 1
            } else if here == best[row * columns + column + 1] {
                column += 1
            } else {
                matches.append((row, column))
                (row, column) = (row + 1, column + 1)
            }
        }
        return matches
    }
}
