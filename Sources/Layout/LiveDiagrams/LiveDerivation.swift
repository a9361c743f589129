import Diagnostics
import JSON
import Languages
import LayoutEngine
import ScenarioLanguage

/// The derivation lines of the value at a path, for each of a scenario's variants.
struct LiveDerivation {
    let path: String
    let scenario: Scenario?
    let words: Words

    init(path: String, scenario: Scenario?, _ words: Words) {
        self.path = path
        self.scenario = scenario
        self.words = words
    }

    var json: JSONValue {
        let file = SourceFile(path: LiveEngine.fileName, text: path)
        guard let scenario, let path = ValuePath.parse(path, at: file.span).value else { return .array([]) }
        return .array(
            scenario.variants.map { variant in
                let result = layOut(variant.app, in: variant.environment)
                guard let value = value(at: path, in: result.settled).value else { return .array([]) }
                return .strings(DerivationText.lines(path, value, words, Trust(in: result.environment)))
            })
    }
}
