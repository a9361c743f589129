/// Finds what two sequences hold in the same order.
package enum CommonSequence {
    /// The limit on cells of the table with the best result from each position on: 32 megabytes.
    private static let maxCells = 1 << 22
    /// The distance up to which equal elements are searched for if the table would be larger.
    private static let reach = 200

    /// The index pairs of the heaviest common subsequence, ascending; nil is equal to nothing.
    ///
    /// Only what has a mark costs anything, and equal ends little; of sequences with thousands of marks in different
    /// orders, something common and near is found instead of the heaviest.
    package static func matches<Mark: Hashable>(
        _ first: [Mark?], _ second: [Mark?], weight: (Mark) -> Int
    ) -> [(Int, Int)] {
        var rows = first.indices.filter { first[$0] != nil }[...]
        var columns = second.indices.filter { second[$0] != nil }[...]
        var (head, tail): ([(Int, Int)], [(Int, Int)]) = ([], [])
        while let row = rows.first, let column = columns.first, first[row] == second[column] {
            head.append((row, column))
            (rows, columns) = (rows.dropFirst(), columns.dropFirst())
        }
        while let row = rows.last, let column = columns.last, first[row] == second[column] {
            tail.append((row, column))
            (rows, columns) = (rows.dropLast(), columns.dropLast())
        }
        let (places, otherPlaces) = (Array(rows), Array(columns))
        let (marks, others) = (places.compactMap { first[$0] }, otherPlaces.compactMap { second[$0] })
        let isSmall = marks.count * others.count <= maxCells
        let middle = isSmall ? heaviest(marks, others, weight) : nearest(marks, others)
        return head + middle.map { (places[$0.0], otherPlaces[$0.1]) } + tail.reversed()
    }

    /// In time and room in proportion to the product of the lengths.
    private static func heaviest<Mark: Hashable>(
        _ first: [Mark], _ second: [Mark], _ weight: (Mark) -> Int
    ) -> [(Int, Int)] {
        let columns = second.count + 1
        var best = [Int](repeating: 0, count: (first.count + 1) * columns)
        for row in first.indices.reversed() {
            for column in second.indices.reversed() {
                let skipped = max(best[(row + 1) * columns + column], best[row * columns + column + 1])
                var taken = 0
                if first[row] == second[column] { taken = best[(row + 1) * columns + column + 1] + weight(first[row]) }
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

    /// Pairs each mark with the nearest equal one after the previous pair, as long as it is within reach.
    private static func nearest<Mark: Hashable>(_ first: [Mark], _ second: [Mark]) -> [(Int, Int)] {
        var matches: [(Int, Int)] = []
        var column = 0
        for row in first.indices {
            guard let place = second[column...].prefix(reach).firstIndex(of: first[row]) else { continue }
            matches.append((row, place))
            column = place + 1
        }
        return matches
    }
}
