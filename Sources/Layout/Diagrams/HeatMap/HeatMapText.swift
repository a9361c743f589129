import Audits
import Languages
import LayoutEngine
import ScenarioLanguage

/// A heat map in words.
struct HeatMapText {
    let map: HeatMap
    let words: Words

    /// The comparison in words: the rate at which the macro is right, the worst error, and the rates by kind of device.
    var text: AltText {
        let result = map.result
        let (right, all) = (result.rightCount, result.cells.count)
        let parts = result.scores.map { score in
            words.text(
                .score,
                [
                    "devices": words.text(score.part.phrase), "right": String(score.right),
                    "all": String(score.total),
                ])
        }.joined(separator: words[.clauseSeparator])
        let errors = words.text(
            .errors,
            [
                "macro": result.macro.name, "truth": result.macro.against?.description ?? "",
                "right": String(right), "all": String(all),
            ])
        let worst = right < all ? [words.text(.worstError, ["error": NumberText.string(result.worst)])] : []
        return AltText([errors] + worst + [words.text(.scores, ["scores": parts])], words)
    }

    static func title(_ audit: MacroAudit, _ macro: Macro, _ words: Words) -> String {
        let title = audit.title.text(in: words.language) ?? audit.id
        return words.text(.labelled, ["label": title, "text": macro.name])
    }
}

/// Names for a row of devices.
enum HeatMapNames {
    /// The names with their common part written once, as in "iPhone X, XS, 11 Pro".
    static func all(_ devices: [Device], _ words: Words) -> String {
        join(
            devices.enumerated().map { index, device in
                index == 0 ? device.name : short(device.name, after: devices[0].name)
            }, words)
    }

    /// The first and the last of many devices with their number, as "iPhone 6 … iPhone 17 (24)".
    static func span(_ devices: [Device], _ words: Words) -> String {
        guard let first = devices.first, let last = devices.last, devices.count > 1 else {
            return all(devices, words)
        }
        return words.text(
            .deviceSpan,
            [
                "first": first.name, "last": short(last.name, after: first.name), "count": String(devices.count),
            ])
    }

    private static func join(_ names: [String], _ words: Words) -> String {
        names.joined(separator: words[.itemSeparator])
    }

    /// A name without the word that it begins with like another one.
    private static func short(_ name: String, after other: String) -> String {
        let words = name.split(separator: " ")
        guard words.count > 1, words.first == other.split(separator: " ").first else { return name }
        return words.dropFirst().joined(separator: " ")
    }
}
