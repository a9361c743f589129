import Devices
import JSON
import LayoutEngine
import ScenarioLanguage
import Schema

/// The notation of values, in the words of JSON Schema.
struct KindSchema {
    /// The mapping whose keys have the values.
    let section: String
    /// The values that may replace this one within another.
    var alternatives: [JSONValue] = []

    /// The name of the definition of a view in a list.
    static let listedView = "listed view"

    /// The forms that a value may have, at least one.
    func forms(of kind: ValueKind) -> [JSONValue] {
        switch kind {
        case .plain(let notation): forms(of: notation)
        case .word(let words): [Self.enumeration(words)]
        case .object(let section): [FileSchema.reference(to: section)]
        case .oneOrMore(let kind): forms(of: kind) + [Self.list(of: forms(of: kind))]
        case .list(let kind): [Self.list(of: forms(of: kind))]
        case .named(let kind): [Self.mapping(to: Self.any(of: forms(of: kind)))]
        case .either(let kind, let notation) where notation.name == "byOrientation":
            forms(of: kind) + [Self.mapping(["portrait", "landscape"], Self.any(of: forms(of: kind) + alternatives))]
        case .either(let kind, let notation): forms(of: kind) + forms(of: notation)
        }
    }

    private func forms(of notation: ValueKind.Notation) -> [JSONValue] {
        switch notation.name {
        case "flag": [Self.type("boolean")]
        case "number": [Self.type("number")]
        case "count": [.object([.init("type", .string("integer")), .init("minimum", .number(0))])]
        case "dimension", "detent", "font": [Self.type("number"), Self.enumeration(notation.words)]
        case "accessory": [Self.enumeration(notation.words), Self.mapping(["width"], Self.type("number"))]
        case "edges":
            [Self.enumeration(notation.words), Self.list(of: [Self.enumeration(["top", "left", "bottom", "right"])])]
        case "device": [Self.enumeration(DeviceCatalog.standard.devices.map { $0.name }), Self.scalar]
        case "localizedText": [Self.mapping(to: Self.scalar)]
        case "textByLanguage": [Self.scalar, Self.mapping(to: Self.scalar)]
        case "controller": [FileSchema.reference(to: "root")]
        case "views": [Self.views]
        case "rootView": [Self.views, FileSchema.reference(to: Self.listedView), FileSchema.reference(to: rootMapping)]
        case "overlay", "claims": [Self.type("object")]
        case "pathValue": [Self.anything]
        case "axes": [Self.mapping(to: Self.list(of: [FileSchema.reference(to: "axisValue"), Self.anything]))]
        case "comparedPlaces": [Self.mapping(to: Self.list(of: [Self.anything]))]
        case "languagePair": [Self.list(of: [Self.scalar])]
        case "barButtonItems": [Self.list(of: [FileSchema.reference(to: "barButtonItem")]), Self.scalar]
        case "osVersions", "sizeClasses", "itemCounts": [Self.list(of: [Self.scalar]), Self.scalar]
        default: compound(notation)
        }
    }

    /// The class of a root view that names none.
    private var rootMapping: String {
        switch section {
        case "tableViewController": "tableView"
        case "collectionViewController": "collectionView"
        default: "view"
        }
    }

    /// Numbers in their order or by their names, or one of the words; a plain text where there are neither.
    private func compound(_ notation: ValueKind.Notation) -> [JSONValue] {
        let names = notation.components
        let numbers: [JSONValue] =
            names.isEmpty
            ? []
            : [
                .object([
                    .init("type", .string("array")), .init("items", Self.type("number")),
                    .init("minItems", .number(Double(names.count))), .init("maxItems", .number(Double(names.count))),
                ]), Self.mapping(names, Self.type("number")),
            ]
        let forms = numbers + (notation.words.isEmpty ? [] : [Self.enumeration(notation.words)])
        return forms.isEmpty ? [Self.scalar] : forms
    }

    // MARK: - Forms

    private static let anything: JSONValue = .bool(true)
    /// A text, which may look like a number.
    private static let scalar: JSONValue = .object([.init("type", .strings(["string", "number"]))])
    private static let views = list(of: [FileSchema.reference(to: listedView)])

    private static func type(_ name: String) -> JSONValue { .object([.init("type", .string(name))]) }

    /// Without quotes, "true" and "false" are not texts.
    private static func enumeration(_ words: [String]) -> JSONValue {
        let values = words.map { ["true", "false"].contains($0) ? JSONValue.bool($0 == "true") : .string($0) }
        return .object([.init("enum", .array(values))])
    }

    private static func any(of forms: [JSONValue]) -> JSONValue {
        forms.count == 1 ? forms[0] : .object([.init("anyOf", .array(forms))])
    }

    private static func list(of forms: [JSONValue]) -> JSONValue {
        .object([.init("type", .string("array")), .init("items", any(of: forms))])
    }

    private static func mapping(to value: JSONValue) -> JSONValue {
        .object([.init("type", .string("object")), .init("additionalProperties", value)])
    }

    private static func mapping(_ keys: [String], _ value: JSONValue) -> JSONValue {
        .object([
            .init("type", .string("object")), .init("properties", .object(keys.map { .init($0, value) })),
            .init("additionalProperties", .bool(false)),
        ])
    }
}
