package import JSON
import LayoutEngine
import Languages
import ScenarioLanguage
import Schema
import WordFiles

/// A JSON Schema (draft 2020-12) of a kind of file, for editors: its rules follow from the tables that read such files.
///
/// It covers places and notation of values, but nothing that depends on other values, such as which views an id names.
package struct FileSchema: Sendable {
    let area: Handbook.Area
    private let words = WordFiles.standard[.english]

    package init(_ area: Handbook.Area) { self.area = area }

    /// The whole schema.
    package var json: JSONValue {
        let name = area.mappings.first?.name ?? ""
        let top: [JSONValue.Member] =
            area == .devices
            ? [.init("type", .string("array")), .init("items", Self.reference(to: name))]
            : [.init("$ref", .string(Self.address(of: name)))]
        let definitions = area.mappings.map { JSONValue.Member($0.name, definition(of: $0)) }
        return .object(
            [
                .init("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
                .init("title", .string(words["schema.\(name).about"])),
            ] + top + [.init("$defs", .object(definitions + (area == .scenario ? [Self.listedView] : [])))])
    }

    private static func address(of section: String) -> String {
        "#/$defs/" + section.split(separator: " ").joined(separator: "%20")
    }

    static func reference(to section: String) -> JSONValue {
        .object([.init("$ref", .string(address(of: section)))])
    }

    // MARK: - Mappings

    /// A mapping may be left empty, which is null.
    private func definition(of section: ScenarioSection) -> JSONValue {
        let properties = section.entries.filter { $0.isSupported }.map { entry in
            JSONValue.Member(entry.name, property(entry, in: section))
        }
        let types = ["object", "null"] + (Self.scalars[section.name] ?? [])
        return .object([
            .init("description", .string(prose(section.documentationKey))), .init("type", .strings(types)),
            .init("properties", .object(properties)), .init("additionalProperties", .bool(false)),
        ])
    }

    /// The sections in whose place a single value may be: a formula alone, and the id of a scenario.
    private static let scalars = ["macro": ["string", "number"], "compared": ["string", "number"]]

    private func property(_ entry: ScenarioEntry, in section: ScenarioSection) -> JSONValue {
        let described = JSONValue.Member("description", .string(prose(section.documentationKey(of: entry))))
        let forms = forms(of: entry, in: section)
        guard forms.count == 1, case .object(let members) = forms[0] else {
            return .object([described, .init("anyOf", .array(forms))])
        }
        return .object([described] + members)
    }

    private func forms(of entry: ScenarioEntry, in section: ScenarioSection) -> [JSONValue] {
        let written = area == .devices ? [Self.writtenValue] : area == .settings ? [Self.nothing] : []
        var forms = KindSchema(section: section.name, alternatives: written).forms(of: entry.kind)
        if let initial = entry.initial, case .object = entry.kind {
            forms.append(.object([.init("const", .string(initial))]))
        }
        guard section.name == Self.written else { return forms + written }
        return entry.name == "value" ? [.bool(true)] : forms
    }

    private static let written = "written value"

    /// The schema of `null`, which means that a key is not set.
    private static let nothing: JSONValue = .object([.init("type", .string("null"))])

    /// Any value of a device may be under `value`, with its source.
    private static let writtenValue: JSONValue = .object([
        .init("$ref", .string(address(of: written))), .init("required", .strings(["value"])),
    ])

    /// A view in a list: one class key.
    private static let listedView = JSONValue.Member(
        KindSchema.listedView,
        .object([
            .init("type", .string("object")),
            .init(
                "properties",
                .object(ScenarioSchema.viewClasses.map { .init($0.key, reference(to: $0.mapping)) })),
            .init("additionalProperties", .bool(false)), .init("minProperties", .number(1)),
            .init("maxProperties", .number(1)),
        ]))

    /// A text without the marks of code.
    private func prose(_ key: String) -> String { words[key].split(separator: "`").joined() }
}
