import LayoutEngine
import Scenarios
import Templates

/// The reference page of the scenario language, made from the tables that read it.
struct ScenarioLanguagePage {
    let language: Language

    /// What the template "scenario-language" is filled with.
    var fields: TemplateValue {
        .object([
            "words": Word.values(in: language),
            "parts": .list(ScenarioSchema.sections.map { part($0) }),
            "properties": .list(ScenarioSchema.properties.map { property($0) }),
        ])
    }

    private func text(_ localized: Localized) -> String {
        language == .english ? localized.english : localized.chinese
    }

    private func part(_ section: SchemaSection) -> TemplateValue {
        let id = Self.anchor(section.name)
        return .object([
            "id": .text(id), "name": .text(section.name), "documentation": .html(prose(section.documentation)),
            "isSupported": .flag(section.isSupported), "hasEntries": .flag(!section.entries.isEmpty),
            "entries": .list(section.entries.map { entry($0, in: id) }),
        ])
    }

    private func entry(_ entry: SchemaEntry, in section: String) -> TemplateValue {
        .object([
            "id": .text(section + "." + entry.name), "name": .text(entry.name), "kind": .text(text(entry.kind.phrase)),
            "initial": .text(entry.initial ?? ""), "documentation": .html(prose(entry.documentation)),
            "versions": .text(versions(entry.versions)), "isSupported": .flag(entry.isSupported),
        ])
    }

    private func property(_ entry: PropertyEntry) -> TemplateValue {
        .object([
            "id": .text("value." + entry.name), "name": .text(entry.name),
            "documentation": .html(prose(entry.documentation)), "versions": .text(versions(entry.versions)),
            "isSupported": .flag(entry.isSupported),
        ])
    }

    /// Documentation with the words between back-ticks as code.
    private func prose(_ documentation: Localized) -> String {
        text(documentation).split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            let escaped = HTMLEscaping.escaped(String(part))
            return index % 2 == 1 ? "<code>\(escaped)</code>" : escaped
        }.joined()
    }

    private func versions(_ range: OSRange) -> String { range == .always ? "" : range.description }

    /// "viewController (child)" becomes "key-viewController-child".
    private static func anchor(_ name: String) -> String {
        "key-" + name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
