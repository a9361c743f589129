import JSON
import Languages
import ScenarioLanguage
import Schema

/// A property of a scenario as a control of a page: its name, its value, and its possible values.
struct LiveControl {
    private let property: SettableProperty
    private let words: Words
    /// The words that the shown device allows, the initial one last; empty where every word is allowed.
    private let ofDevice: [String]

    init(_ property: SettableProperty, _ words: Words, of device: [String] = []) {
        self.property = property
        self.words = words
        ofDevice = device
    }

    var json: JSONValue {
        let key = property.documentationKey
        return .object([
            .init("path", .string(property.path)),
            .init("owner", property.owner.map { .string($0) } ?? .null),
            .init("kind", .string(kind)),
            .init("words", .strings(ofDevice.isEmpty ? property.kind.words : ofDevice)),
            .init("parts", .strings(property.kind.componentNames)),
            .init("value", property.value.map { .string($0) } ?? .null),
            .init("initial", (property.initial ?? ofDevice.last).map { .string($0) } ?? .null),
            .init("about", words.has(key) ? .string(words[key]) : .null),
        ])
    }

    /// The kind of value, by which a page chooses the form of a control.
    private var kind: String {
        switch property.kind {
        case .word: "word"
        case .plain(let notation): notation.name
        case .object, .oneOrMore, .list, .named, .either: "text"
        }
    }
}
