import LayoutEngine
import Scenarios

/// Sentences of the pages' frame that hold a number or a name.
enum Phrase {
    /// What became of a figure's claims.
    static func claims(total: Int, failed: Int, in language: Language) -> String {
        switch (language, total, failed) {
        case (.english, 0, _): "nothing is claimed about this figure"
        case (.english, 1, 0): "✓ 1 claim holds"
        case (.english, _, 0): "✓ \(total) claims hold"
        case (.english, _, _): "✗ \(failed) of \(total) claims \(failed == 1 ? "fails" : "fail")"
        case (.chinese, 0, _): "这张图没有断言"
        case (.chinese, _, 0): "✓ \(total) 条断言成立"
        case (.chinese, _, _): "✗ \(total) 条断言中有 \(failed) 条不成立"
        }
    }

    /// "right at 300 of 1200 places".
    static func rightPlaces(_ right: Int, of total: Int, in language: Language) -> String {
        switch (language, right) {
        case (.english, total): "✓ right at all \(total) places"
        case (.english, _): "right at \(right) of \(total) places"
        case (.chinese, total): "✓ \(total) 处全部正确"
        case (.chinese, _): "\(total) 处中有 \(right) 处正确"
        }
    }

    /// The same for phones in both orientations and for tablets.
    static func scores(of result: MacroResult, in language: Language) -> String {
        result.scores.map { part, right, total in
            language == .english
                ? "\(part.name.english): \(right) of \(total)" : "\(part.name.chinese)：\(total) 处中 \(right) 处"
        }.joined(separator: language == .english ? "; " : "；")
    }

    /// "12 devices".
    static func devices(_ count: Int, in language: Language) -> String {
        language == .english ? "\(count) devices" : "\(count) 款设备"
    }

    /// The versions a device runs, such as "7 – 10".
    static func versions(first: String, last: Int?) -> String {
        last.map { "\(first) – \($0)" } ?? "\(first)+"
    }
}
