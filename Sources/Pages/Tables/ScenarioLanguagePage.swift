import Audits
import Content
import Devices
import Diagnostics
package import Languages
import LayoutEngine
import ScenarioLanguage
package import Schema
import Templates

/// The reference page of the scenario language, made from the tables that read it.
struct ScenarioLanguagePage: Sendable {
    /// In the language of the page, as they stand in the words files.
    let words: Words

    private var language: Language { words.language }

    /// Scenarios, then macros, then devices.
    private var schema: [ScenarioSection] {
        ScenarioSchema.sections + AuditSchema.sections + DeviceSchema.sections
    }
    private var properties: [PropertyEntry] { ScenarioSchema.properties }

    // MARK: - Ids and texts

    /// The section of the properties of views.
    private static let valuesAnchor = "values"

    /// "viewController (child)" becomes "key-viewController-child".
    private static func anchor(_ section: ScenarioSection) -> String {
        "key-" + section.name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    private static func anchor(_ entry: ScenarioEntry, in section: ScenarioSection) -> String {
        anchor(section) + "." + entry.name
    }

    private static func anchor(_ property: PropertyEntry) -> String { "value." + property.name.filter { $0 != " " } }

    var ids: [String] {
        schema.flatMap { section in [Self.anchor(section)] + section.entries.map { Self.anchor($0, in: section) } }
            + [Self.valuesAnchor] + properties.map { Self.anchor($0) }
    }

    var outline: [OutlineEntry] {
        schema.map { OutlineEntry(level: 2, id: Self.anchor($0), title: $0.name) }
            + [OutlineEntry(level: 2, id: Self.valuesAnchor, title: words[.values])]
    }

    func describe(in sections: inout SectionBuilder) {
        sections.add(paragraph: words[.languageIntroduction])
        for section in schema {
            sections.enclose { sections in
                sections.beginEntry(Self.anchor(section), code: section.name)
                CodeProse.add(words[section.documentationKey], to: &sections)
                sections.addBoundary()
                guard !section.entries.isEmpty else { return }
                sections.add(paragraph: "\(words[.key]) \(words[.value]) \(words[.meaning])")
                sections.enclose { sections in
                    for entry in section.entries { describe(entry, in: section, &sections) }
                }
            }
        }
        sections.enclose { sections in
            sections.begin(Self.valuesAnchor)
            sections.add(words[.values])
            sections.endTitle()
            sections.add(paragraph: words[.propertiesIntroduction])
            sections.add(paragraph: "\(words[.property]) \(words[.meaning])")
            for property in properties {
                sections.beginEntry(Self.anchor(property), code: property.name)
                sections.addBoundary()
                CodeProse.add(words[property.documentationKey], to: &sections)
                addVersions(property.versions, to: &sections)
            }
        }
    }

    private func describe(
        _ entry: ScenarioEntry, in section: ScenarioSection, _ sections: inout SectionBuilder
    ) {
        sections.beginEntry(Self.anchor(entry, in: section), code: entry.name)
        sections.add(paragraph: entry.kind.text(in: words))
        if let initial = entry.initial {
            sections.add(words[.standardValue] + " ")
            sections.add(initial, isCode: true)
            sections.addBoundary()
        }
        CodeProse.add(words[section.documentationKey(of: entry)], to: &sections)
        addVersions(entry.versions, to: &sections)
        if !entry.isSupported { sections.add(" " + words[.notYet]) }
        sections.addBoundary()
    }

    private func addVersions(_ range: OSRange?, to sections: inout SectionBuilder) {
        let versions = versions(range)
        if !versions.isEmpty { sections.add(" iOS " + versions) }
    }

    // MARK: - Template

    func html(in context: RenderingContext) -> Diagnosed<String> {
        context.render(
            "scenario-language",
            [
                "parts": .list(schema.map { part($0, context) }),
                "values": context.element(Self.valuesAnchor, [:]),
                "properties": .list(properties.map { property($0, context) }),
            ], in: language)
    }

    private func part(_ section: ScenarioSection, _ context: RenderingContext) -> TemplateValue {
        context.element(
            Self.anchor(section),
            [
                "name": .text(section.name), "documentation": .html(prose(section.documentationKey, context)),
                "hasEntries": .flag(!section.entries.isEmpty),
                "entries": .list(section.entries.map { entry($0, in: section, context) }),
            ])
    }

    private func entry(
        _ entry: ScenarioEntry, in section: ScenarioSection, _ context: RenderingContext
    ) -> TemplateValue {
        context.element(
            Self.anchor(entry, in: section),
            [
                "name": .text(entry.name), "kind": context.text(entry.kind.text(in: words)),
                "initial": .text(entry.initial ?? ""),
                "documentation": .html(prose(section.documentationKey(of: entry), context)),
                "versions": .text(versions(entry.versions)), "isSupported": .flag(entry.isSupported),
            ])
    }

    private func property(_ property: PropertyEntry, _ context: RenderingContext) -> TemplateValue {
        context.element(
            Self.anchor(property),
            [
                "name": .text(property.name), "documentation": .html(prose(property.documentationKey, context)),
                "versions": .text(versions(property.versions)),
            ])
    }

    private func prose(_ key: String, _ context: RenderingContext) -> String {
        CodeProse.html(words[key], context.localization)
    }

    private func versions(_ range: OSRange?) -> String {
        range.map { $0 == .always ? "" : $0.description } ?? ""
    }
}

extension ValueKind {
    /// How the value is written, with all words of a choice, where messages list only some.
    package func text(in words: Words) -> String {
        switch self {
        case .plain(let notation): words[notation.documentationKey]
        case .word(let choices): choices.joined(separator: words["pages.separator.items"])
        case .object: words["notations.mapping"]
        case .oneOrMore(.word(let choices)):
            words.text("pages.oneOrList", [.init("one", .text(ValueKind.word(choices).text(in: words)))])
        case .oneOrMore(let kind): words.text("notations.oneOrMore", [.init("one", .text(kind.text(in: words)))])
        case .list(let kind): words.text("notations.list", [.init("item", .text(kind.text(in: words)))])
        case .named(let kind): words.text("notations.named", [.init("item", .text(kind.text(in: words)))])
        case .either(let kind, let other):
            words.text(
                "notations.either",
                [
                    .init("one", .text(kind.text(in: words))), .init("other", .text(words[other.documentationKey])),
                ])
        }
    }
}
