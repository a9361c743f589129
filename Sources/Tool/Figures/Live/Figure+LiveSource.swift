import JSON
import ScenarioLanguage

extension Figure {
    /// A script with the scenario of each variant, for readers who change it; nil where a variant has none of its own.
    package var liveSource: String? {
        guard isLive else { return nil }
        let trees = variants.compactMap { $0.variant.tree }
        let texts = JSONValue.strings(trees.map { ScenarioText.yaml($0) })
        return "liveFigure(\(JSONValue.string(id).text), \(texts.text));\n"
    }

    /// Whether readers can change it.
    package var isLive: Bool {
        scenario.hasSteps ? variants.first?.variant.tree != nil : variants.allSatisfy { $0.variant.tree != nil }
    }
}
