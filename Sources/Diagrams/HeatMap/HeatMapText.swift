import LayoutEngine
import Scenarios

/// A heat map in words.
struct HeatMapText {
    let map: HeatMap
    let language: Language

    /// What is compared, how often it is right by kind of device, and the worst error.
    var text: String {
        let result = map.result
        let name = result.macro.name
        let truth = result.macro.against?.description ?? ""
        let (right, all) = (result.rightCount, result.cells.count)
        let parts = result.scores.map { score in
            language(
                "\(score.part.name.english): \(score.right) of \(score.total)",
                "\(score.part.name.chinese) \(score.right)/\(score.total)")
        }.joined(separator: language("; ", "；"))
        let worst = NumberText.string(result.worst)
        let first = language(
            "The error of \(name) against \(truth) by device and iOS version: right at \(right) of \(all) places (\(parts)).",
            "\(name) 与 \(truth) 相比的误差，按机型与 iOS 版本排列：\(all) 处中有 \(right) 处正确（\(parts)）。")
        guard right < all else { return first }
        return [first, language("The worst error is \(worst) points.", "最大误差 \(worst) 点。")]
            .joined(separator: language(" ", ""))
    }

    static func title(_ audit: MacroAudit, _ macro: Macro, _ language: Language) -> String {
        let title = audit.title.text(in: language.tag) ?? audit.id
        return language("\(title): \(macro.name)", "\(title)：\(macro.name)")
    }
}
