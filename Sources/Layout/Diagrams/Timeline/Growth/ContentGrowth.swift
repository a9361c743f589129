import Geometry
import Languages
import LayoutEngine

/// The growth of a table's contentSize while the reader scrolls from its top to its end.
struct ContentGrowth: Sendable {
    /// The table's name in scenarios.
    let name: String
    /// The steps from the top to the end, evenly spaced.
    let steps: [TableScrollStep]
    /// The height before anything has been laid out, when every row counts with its estimate.
    let estimate: Double

    /// Creates the growth; nil for anything but a table whose height changes while scrolling.
    ///
    /// - Parameter count: the number of offsets tried.
    init?(of name: String, in result: LayoutResult, count: Int) {
        let snapshot = result.settled
        guard let table = snapshot[name], table.kind == .tableView, table.frameInWindow.height > 0 else { return nil }
        let insets = table.contentInsets
        let height = table.frameInWindow.height
        func step(_ offset: Double) -> TableScrollStep? { snapshot.scroll(table, to: [offset]).first }
        // An offset beyond the end of any table: everything has been laid out.
        guard let all = step(1e9), case .size(_, let unlaid)? = result.snapshots.first?[name]?[.contentSize] else {
            return nil
        }
        let start = -insets.top
        let end = all.contentHeight.value + insets.bottom - height
        guard end > start else { return nil }
        let offsets = (0...count).map { start + (end - start) * Double($0) / Double(count) }
        let steps = snapshot.scroll(table, to: offsets)
        guard let first = steps.first, let last = steps.last,
            !NumberText.areEqual(first.contentHeight.value, last.contentHeight.value)
        else { return nil }
        self.name = name
        self.steps = steps
        estimate = unlaid.value
    }

    /// Before the reader scrolls.
    var first: TableScrollStep { steps[0] }

    /// The step at the end.
    var last: TableScrollStep { steps[steps.count - 1] }

    /// About halfway.
    var middle: TableScrollStep { steps[steps.count / 2] }
}

/// The growth of a table's content in words.
struct GrowthText {
    let growth: ContentGrowth
    let words: Words

    /// "contentSize.height of table is 5060 at contentOffset.y 0 with 15 rows laid out, …".
    var text: AltText {
        let steps = [growth.first, growth.middle, growth.last].map { step in
            words.text(
                .growthStep,
                [
                    "height": NumberText.string(step.contentHeight.value),
                    "offset": NumberText.string(step.contentOffset), "count": String(step.laidOutRows),
                ])
        }
        let growth = words.text(
            .growth,
            [
                "name": growth.name, "steps": steps.joined(separator: words[.clauseSeparator]),
                "estimate": NumberText.string(growth.estimate),
            ])
        return AltText([growth], words)
    }
}
