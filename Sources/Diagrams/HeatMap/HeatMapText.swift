import Audits
import LayoutEngine
import ScenarioLanguage

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

/// Names for a row of devices.
enum HeatMapNames {
    /// The names with what they share said once, as "iPhone X, XS, 11 Pro".
    static func all(_ devices: [Device], _ language: Language) -> String {
        join(
            devices.enumerated().map { index, device in
                index == 0 ? device.name : short(device.name, after: devices[0].name)
            }, language)
    }

    /// The first and the last of many devices with their number, as "iPhone 6 … iPhone 17 (24)".
    static func span(_ devices: [Device], _ language: Language) -> String {
        guard let first = devices.first, let last = devices.last, devices.count > 1 else {
            return all(devices, language)
        }
        let ends = "\(first.name) … \(short(last.name, after: first.name))"
        return language("\(ends), \(devices.count) devices", "\(ends)，共 \(devices.count) 款")
    }

    private static func join(_ names: [String], _ language: Language) -> String {
        names.joined(separator: language(", ", "、"))
    }

    /// A name without the word that it begins with like another one.
    private static func short(_ name: String, after other: String) -> String {
        let words = name.split(separator: " ")
        guard words.count > 1, words.first == other.split(separator: " ").first else { return name }
        return words.dropFirst().joined(separator: " ")
    }
}
