import DataTree
import LayoutEngine
import Schema

/// The keys of one item of `compare`.
enum ComparedKeys {
    static let all: [ScenarioKey<ComparedDraft>] = [
        ScenarioKey("use", Format.id, "The id of the scenario to show.", "要并排的场景的 id。") { $0.id = $1 },
        ScenarioKey(
            "with", PathSetting.format, "Value paths with the values they get instead.", "值路径及替换后的值。"
        ) { $0.settings = $1 },
        ScenarioKey(
            "title", Format.localizedText,
            "What stands above this one. Left out, it says what is different from the others.",
            "写在这一幅上方的文字；不写则写出与其他几幅不同的设置。"
        ) { $0.title = $1 },
    ]
}
