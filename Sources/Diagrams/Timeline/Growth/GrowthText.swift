import LayoutEngine

/// The growth of a table's content in words.
struct GrowthText {
    let growth: ContentGrowth
    let language: Language

    /// "contentSize.height of table is 5060 at contentOffset.y 0 with 15 rows laid out, …".
    var text: String {
        let steps = [growth.first, growth.middle, growth.last].map { step in
            let height = NumberText.string(step.contentHeight.value)
            let offset = NumberText.string(step.contentOffset)
            return language(
                "\(height) at contentOffset.y \(offset) with \(step.laidOutRows) rows laid out",
                "contentOffset.y 为 \(offset) 时是 \(height)，已布局 \(step.laidOutRows) 行")
        }
        let estimate = NumberText.string(growth.estimate)
        let list = steps.joined(separator: language("; ", "；"))
        return language(
            "contentSize.height of \(growth.name) while scrolling: \(list). By estimates alone it is \(estimate).",
            "滚动时 \(growth.name) 的 contentSize.height：\(list)。全部按估算则为 \(estimate)。")
    }
}
