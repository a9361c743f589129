import Audits
import Content
import Devices
import Languages
import LayoutEngine
import ScenarioLanguage
import Schema
import Templates

/// The reference page of the scenario language, made from the tables that read it.
struct ScenarioLanguagePage {
    let language: Language

    /// Scenarios and audits, then devices.
    private static let sections = ScenarioSchema.sections + AuditSchema.sections + DeviceSchema.sections

    /// What the template "scenario-language" is filled with.
    var fields: TemplateValue {
        .object([
            "words": Word.values(in: language),
            "parts": .list(Self.sections.map { part($0) }),
            "properties": .list(ScenarioSchema.properties.map { property($0) }),
        ])
    }

    /// The sections and their fragments.
    var outline: [Page.OutlineEntry] {
        Self.sections.map { Page.OutlineEntry(level: 2, id: Self.anchor($0.name), title: $0.name) }
            + [Page.OutlineEntry(level: 2, id: "values", title: Word.values.text(in: language))]
    }

    private func text(_ localized: SchemaText) -> String {
        language == .english ? localized.english : localized.chinese
    }

    private func part(_ section: ScenarioSection) -> TemplateValue {
        let id = Self.anchor(section.name)
        return .object([
            "id": .text(id), "name": .text(section.name), "documentation": .html(prose(section.documentation)),
            "hasEntries": .flag(!section.entries.isEmpty),
            "entries": .list(section.entries.map { entry($0, in: id) }),
        ])
    }

    private func entry(_ entry: ScenarioEntry, in section: String) -> TemplateValue {
        .object([
            "id": .text(section + "." + entry.name), "name": .text(entry.name), "kind": .text(kind(entry.kind)),
            "initial": .text(entry.initial ?? ""), "documentation": .html(prose(entry.documentation)),
            "versions": .text(versions(entry.versions)), "isSupported": .flag(entry.isSupported),
        ])
    }

    /// What is written, with all words of a choice, where messages list only some.
    private func kind(_ kind: ValueKind) -> String {
        switch kind {
        case .word(let words): words.joined(separator: language == .english ? ", " : "、")
        case .oneOrMore(.word(let words)):
            self.kind(.word(words)) + (language == .english ? "; one or a list" : "；可写一个或列表")
        default: text(kind.phrase)
        }
    }

    private func property(_ entry: PropertyEntry) -> TemplateValue {
        .object([
            "id": .text("value." + entry.name.filter { $0 != " " }), "name": .text(entry.name),
            "documentation": .html(prose(entry.documentation)), "versions": .text(versions(entry.versions)),
        ])
    }

    private func prose(_ documentation: SchemaText) -> String { CodeProse.html(text(documentation)) }

    private func versions(_ range: OSRange?) -> String { range.map { $0 == .always ? "" : $0.description } ?? "" }

    /// "viewController (child)" becomes "key-viewController-child".
    private static func anchor(_ name: String) -> String {
        "key-" + name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }
}
