/// The differences between two texts, line by line with three lines around each.
package struct UnifiedDiff: CustomStringConvertible {
    private static let context = 3
    /// Every line of both texts in order, with its sign.
    private let lines: [Line]

    private struct Line {
        let sign: String
        let text: Substring
        /// The line's number in the old and in the new text, each the next one where the line is missing.
        let old: Int
        let new: Int
    }

    package init(from old: String, to new: String) {
        let oldLines = old.split(separator: "\n", omittingEmptySubsequences: false)
        let newLines = new.split(separator: "\n", omittingEmptySubsequences: false)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in newLines.difference(from: oldLines) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [Line] = []
        var (oldIndex, newIndex) = (0, 0)
        while oldIndex < oldLines.count || newIndex < newLines.count {
            let isRemoved = removed.contains(oldIndex)
            let isInserted = !isRemoved && inserted.contains(newIndex)
            let text = isInserted ? newLines[newIndex] : oldLines[oldIndex]
            let sign = isRemoved ? "-" : isInserted ? "+" : " "
            lines.append(Line(sign: sign, text: text, old: oldIndex + 1, new: newIndex + 1))
            if !isInserted { oldIndex += 1 }
            if !isRemoved { newIndex += 1 }
        }
        self.lines = lines
    }

    package var description: String {
        var output: [String] = []
        var shownEnd = 0
        for index in lines.indices where isNearChange(index) {
            if index > shownEnd || output.isEmpty {
                output.append("@@ line \(lines[index].old), now \(lines[index].new) @@")
            }
            output.append(lines[index].sign + lines[index].text)
            shownEnd = index + 1
        }
        return output.joined(separator: "\n")
    }

    private func isNearChange(_ index: Int) -> Bool {
        let near = max(0, index - Self.context)...min(lines.count - 1, index + Self.context)
        return lines[near].contains { $0.sign != " " }
    }
}
