import Content
import Diagnostics
import Handbook
import Languages
import LayoutEngine
import NoteScenarios
import Pages
import ScenarioLanguage
import Schema
import Templates

/// The reference page of one kind of file: the tables that read it, and an example of each key with its result.
struct ReferencePage: ListedPage {
    let area: Handbook.Area
    /// The words in the language of the page, as they are in the words files.
    let words: Words

    private var language: Language { words.language }

    private var sections: [ScenarioSection] { area.sections }
    private var properties: [PropertyEntry] { area == .scenario ? ScenarioSchema.properties : [] }
    /// The words that the language refuses by name.
    private var unmodelled: [UnmodelledWords] { area == .scenario ? UnmodelledWords.all : [] }
    private var handbook: Handbook? { Handbook.standard.first { $0.area == area } }

    // MARK: - Ids and texts

    /// The section of the properties of views.
    private static let valuesAnchor = "values"
    private static let framesAnchor = "frames"
    private static let unmodelledAnchor = "not-modelled"

    /// "viewController (child)" becomes "key-viewController-child".
    static func anchor(ofSection name: String) -> String {
        "key-" + name.split { !$0.isLetter && !$0.isNumber }.joined(separator: "-")
    }

    private static func anchor(_ entry: ScenarioEntry, in section: ScenarioSection) -> String {
        anchor(ofSection: section.name) + "." + entry.name
    }

    private static func anchor(_ property: PropertyEntry) -> String { "value." + property.name.filter { $0 != " " } }

    private static func anchor(_ frame: ExampleFrame) -> String { "frame-" + frame.name }

    var ids: [String] {
        let keys = sections.flatMap { section in
            [Self.anchor(ofSection: section.name)] + section.entries.map { Self.anchor($0, in: section) }
        }
        return keys + (properties.isEmpty ? [] : [Self.valuesAnchor] + properties.map { Self.anchor($0) })
            + (unmodelled.isEmpty ? [] : [Self.unmodelledAnchor])
            + [Self.framesAnchor] + (handbook?.frames ?? []).map { Self.anchor($0) }
    }

    var outline: [OutlineEntry] {
        let values = OutlineEntry(level: 2, id: Self.valuesAnchor, title: words[.values])
        return sections.map { OutlineEntry(level: 2, id: Self.anchor(ofSection: $0.name), title: $0.name) }
            + (properties.isEmpty ? [] : [values])
            + (unmodelled.isEmpty
                ? [] : [OutlineEntry(level: 2, id: Self.unmodelledAnchor, title: words[.notModelled])])
            + [OutlineEntry(level: 2, id: Self.framesAnchor, title: words[.exampleFrames])]
    }

    func describe(in sections: inout SectionBuilder) {
        sections.add(paragraph: words[area.introduction])
        sections.add(paragraph: words[.examplesIntroduction])
        sections.add(paragraph: words[.editorsIntroduction])
        sections.add(paragraph: words[.editorsLine])
        for section in self.sections {
            sections.enclose { sections in
                sections.beginEntry(Self.anchor(ofSection: section.name), code: section.name)
                CodeProse.add(words[section.documentationKey], to: &sections)
                sections.addBoundary()
                guard !section.entries.isEmpty else { return }
                sections.add(paragraph: "\(words[.key]) \(words[.value]) \(words[.meaning])")
                sections.enclose { sections in
                    for entry in section.entries { describe(entry, in: section, &sections) }
                }
            }
        }
        guard !properties.isEmpty else { return }
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
        sections.enclose { sections in
            sections.begin(Self.unmodelledAnchor)
            sections.add(words[.notModelled])
            sections.endTitle()
            sections.add(paragraph: words[.notModelledIntroduction])
            for entry in unmodelled {
                sections.add(entry.words.joined(separator: " "), isCode: true)
                sections.addBoundary()
                sections.add(paragraph: text(of: entry.instead))
            }
        }
    }

    private func text(of message: Message) -> String {
        message.text { words.translation(of: $0) } ?? message.english
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
        entry.author.word.map { CodeProse.add(" " + words[$0], to: &sections) }
        sections.addBoundary()
    }

    private func addVersions(_ range: OSRange?, to sections: inout SectionBuilder) {
        let versions = versions(range)
        if !versions.isEmpty { sections.add(" iOS " + versions) }
    }

    // MARK: - Template

    func html(in context: RenderingContext) -> Diagnosed<String> {
        let frames = handbook?.frames ?? []
        return context.render(
            "reference",
            [
                "introduction": context.word(area.introduction, in: language),
                "command": .text("notchbook schema \(area.schemaName) > \(area.schemaFile)"),
                "line": .text("# yaml-language-server: $schema=\(area.schemaFile)"),
                "parts": .list(sections.map { part($0, context) }),
                "values": properties.isEmpty ? .flag(false) : context.element(Self.valuesAnchor, [:]),
                "properties": .list(properties.map { property($0, context) }),
                "unmodelled": unmodelled.isEmpty
                    ? .flag(false)
                    : context.element(
                        Self.unmodelledAnchor,
                        [
                            "items": .list(
                                unmodelled.map { entry in
                                    .object([
                                        "names": .list(entry.words.map { .text($0) }),
                                        "text": context.text(text(of: entry.instead)),
                                    ])
                                })
                        ]),
                "frames": context.element(Self.framesAnchor, ["items": .list(frames.map { frame($0, context) })]),
            ], in: language)
    }

    private func part(_ section: ScenarioSection, _ context: RenderingContext) -> TemplateValue {
        context.element(
            Self.anchor(ofSection: section.name),
            [
                "name": .text(section.name), "documentation": .html(prose(section.documentationKey, context)),
                "hasEntries": .flag(!section.entries.isEmpty),
                "entries": .list(section.entries.map { entry($0, in: section, context) }),
            ])
    }

    private func entry(
        _ entry: ScenarioEntry, in section: ScenarioSection, _ context: RenderingContext
    ) -> TemplateValue {
        let key = section.documentationKey(of: entry)
        return context.element(
            Self.anchor(entry, in: section),
            [
                "name": .text(entry.name),
                "kind": context.text(entry.kind.text(in: words)),
                "href": reference(to: entry.kind, context),
                "initial": .text(entry.initial ?? ""),
                "documentation": .html(prose(key, context) + limit(of: entry, context)),
                "versions": .text(versions(entry.versions)), "isSupported": .flag(entry.isSupported),
                "example": example(of: entry, in: section, context),
            ])
    }

    /// The link to the description of a kind of value, on whichever page it is; empty where it has none.
    private func reference(to kind: ValueKind, _ context: RenderingContext) -> TemplateValue {
        if kind.holdsPaths {
            return context.link(to: context.table(.scenarioLanguage, in: language), Self.valuesAnchor)
        }
        guard let section = kind.section else { return .text("") }
        let area = Handbook.Area.holding(section: section) ?? area
        return context.link(to: context.table(area.page, in: language), Self.anchor(ofSection: section))
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

    /// A sentence about a key that strangers may not set, or only within a bound.
    private func limit(of entry: ScenarioEntry, _ context: RenderingContext) -> String {
        entry.author.word.map { " " + CodeProse.html(words[$0], context.localization) } ?? ""
    }

    private func versions(_ range: OSRange?) -> String {
        range.map { $0 == .always ? "" : $0.description } ?? ""
    }

    // MARK: - Examples

    private func example(
        of entry: ScenarioEntry, in section: ScenarioSection, _ context: RenderingContext
    ) -> TemplateValue {
        guard let handbook, let example = handbook.example(of: entry, in: section),
            let frame = handbook.frame(example.frame)
        else { return .flag(false) }
        var values: [TemplateValue] = []
        var reason: TemplateValue = .text("")
        switch example.effect {
        case .values(let changes):
            values = changes.map { change in
                .object([
                    "path": .text(change.path), "with": value(change.with, context),
                    "without": value(change.without, context),
                ])
            }
        case .none(let why): reason = context.word(why.word, in: language)
        }
        return .object([
            "code": .text(example.text), "frame": .text(frame.name),
            "href": context.link(to: context.route, Self.anchor(frame)), "values": .list(values), "reason": reason,
        ])
    }

    private func value(_ text: String?, _ context: RenderingContext) -> TemplateValue {
        text.map { .text($0) } ?? context.word(.exampleNoValue, in: language)
    }

    private func frame(_ frame: ExampleFrame, _ context: RenderingContext) -> TemplateValue {
        let place = "# " + context.localization.words(in: language)[.exampleHere]
        return context.element(
            Self.anchor(frame),
            ["name": .text(frame.name), "code": .text(frame.text(with: place))])
    }
}

extension KeyAuthor {
    /// The sentence of the page about it; nil for keys that anyone may set.
    fileprivate var word: Word? {
        switch self {
        case .anyone: nil
        case .within(.contentFolder): .withinContentFolder
        case .within(.site): .withinSite
        case .owner: .ownerOnly
        }
    }
}

extension KeyExample.Reason {
    /// The reason why there is no value beside the example.
    fileprivate var word: Word {
        switch self {
        case .needed: .exampleNeeded
        case .page: .exampleOnPage
        case .picture: .exampleInPicture
        case .claim: .exampleClaims
        }
    }
}

extension Handbook.Area {
    /// The page that lists their keys.
    var page: GeneratedPage {
        switch self {
        case .scenario: .scenarioLanguage
        case .macros: .macroBlocks
        case .devices: .deviceFiles
        case .settings: .siteSettings
        }
    }

    /// The file that the page suggests for their JSON Schema.
    fileprivate var schemaFile: String { schemaName + ".schema.json" }

    fileprivate var introduction: Word {
        switch self {
        case .scenario: .languageIntroduction
        case .macros: .macrosIntroduction
        case .devices: .deviceFilesIntroduction
        case .settings: .siteSettingsIntroduction
        }
    }
}
