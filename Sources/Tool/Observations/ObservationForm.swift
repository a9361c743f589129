package import Content
import DataTree
package import Diagnostics
package import Languages
import Schema

/// A form in which other tools print UIKit's values, as `observations` of site.yaml describes it.
package struct ObservationForm: Equatable, Sendable {
    package let name: String
    package fileprivate(set) var kind = Kind.lines
    /// The text before the JSON of a line; lines without it are passed over.
    package fileprivate(set) var prefix = ""
    /// The scenario of values that name none.
    package fileprivate(set) var scenario: String?
    package fileprivate(set) var phase = "viewDidAppear"
    /// The keys under which an object has its device, system and build; nil where it has none.
    package fileprivate(set) var device: String?
    package fileprivate(set) var os: String?
    package fileprivate(set) var build: String?
    /// Where the values of an object belong.
    package fileprivate(set) var values: [Value] = []

    package enum Kind: String, CaseIterable, Sendable {
        /// An object of JSON on each line.
        case lines
        /// A file that is one object, or a list of them.
        case document
        /// A path and its numbers on each line.
        case table
    }

    /// A value of an object: its key, with dots where objects hold objects, and the scenario and path that it is the value of.
    package struct Value: Equatable, Sendable {
        package let key: String
        package let scenario: String
        package let path: String
    }

    fileprivate init(_ name: String) { self.name = name }
}

extension ObservationForm {
    /// The key of site.yaml.
    private static let key = "observations"

    /// The key with all that its value can hold.
    package static let setting = ProvidedSetting(
        key, by: .anyone, FormFormat.forms,
        sections: [SchemaSection("observationForm", FormFormat.keys.map { $0.entry })])

    /// The forms of a content folder; nothing where it has no settings.
    ///
    /// - Parameter languages: the languages that there are words for.
    package static func all(
        in folder: String, knowing languages: [Language], of fileSystem: FileSystem
    ) throws(FileSystemError) -> (forms: [ObservationForm], diagnostics: [Diagnostic], sources: [SourceFile]) {
        let read = try SiteSettings.value(of: key, as: FormFormat.forms, in: folder, knowing: languages, of: fileSystem)
        return (read.value ?? [], read.diagnostics, read.sources)
    }
}

/// The problem of a form in site.yaml.
package enum ObservationFormCodes {
    static let target = DiagnosticKind(
        "settings/observation-target", .error, example: "observations: {other: {values: {padding: window}}}")
    static func target(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            target,
            "'\(text)' is not a scenario followed by a path, such as 'bars view.safeAreaInsets'; if 'scenario' names the "
                + "scenario, write only the path",
            at: span)
    }

    package static let all: [DiagnosticKind] = [target]
}

/// The ways in which values of forms are written.
private enum FormFormat: ValueFormats {
    typealias Context = SettingsContext

    /// The forms by their names; an empty value means none.
    static let forms = ValueFormat<[ObservationForm], SettingsContext>(kind: .named(.object("observationForm"))) {
        node, decoder in
        if case .null = node.content { return [] }
        guard let entries = node.entries else {
            decoder.reportWrongType("a mapping of format names to formats", found: node)
            return nil
        }
        return entries.compactMap { entry in
            decoder.inside(.key(entry.key)) { decoder -> ObservationForm? in
                var draft = FormDraft(ObservationForm(entry.key))
                let known = decoder.diagnostics.count
                decoder.decodeObject(entry.value, into: &draft, FormFormat.keys)
                let isTable = draft.form.kind == .table
                if decoder.diagnostics.count == known {
                    if isTable, draft.form.scenario == nil {
                        decoder.report(decoder.codes.missingKey("scenario", of: "form", at: entry.keySpan))
                    } else if !isTable, draft.targets.isEmpty {
                        decoder.report(decoder.codes.missingKey("values", of: "form", at: entry.keySpan))
                    }
                }
                for target in draft.targets {
                    guard let value = target.value(in: draft.form.scenario) else {
                        decoder.report(ObservationFormCodes.target(target.text, at: target.span))
                        continue
                    }
                    draft.form.values.append(value)
                }
                return (isTable ? draft.form.scenario == nil : draft.form.values.isEmpty) ? nil : draft.form
            }
        }
    }

    /// The meaning of other projects' keys: a mapping to scenario and path.
    static let targets = ValueFormat<[FormDraft.Target], SettingsContext>(kind: .named(.name)) {
        node, decoder in
        if case .null = node.content { return [] }
        guard let pairs = node.entries else {
            decoder.reportWrongType("a mapping of keys", found: node)
            return nil
        }
        return pairs.compactMap { pair in
            decoder.inside(.key(pair.key)) { text.decode(pair.value, &$0) }.map {
                .init(key: pair.key, text: $0, span: pair.value.span)
            }
        }
    }

    static let keys: [SchemaKey<FormDraft, SettingsContext>] = [
        SchemaKey("form", by: .anyone, word(ObservationForm.Kind.self), initial: "lines") {
            $0.form.kind = $1
        },
        SchemaKey("prefix", by: .anyone, text) { $0.form.prefix = $1 },
        SchemaKey("scenario", by: .anyone, text) { $0.form.scenario = $1 },
        SchemaKey("phase", by: .anyone, text, initial: "viewDidAppear") { $0.form.phase = $1 },
        SchemaKey("device", by: .anyone, text) { $0.form.device = $1 },
        SchemaKey("os", by: .anyone, text) { $0.form.os = $1 },
        SchemaKey("build", by: .anyone, text) { $0.form.build = $1 },
        SchemaKey("values", by: .anyone, targets) { $0.targets = $1 },
    ]
}

/// A form while it is being read.
private struct FormDraft: Sendable {
    var form: ObservationForm
    var targets: [Target] = []

    init(_ form: ObservationForm) { self.form = form }

    /// The meaning of a key, as it was written.
    struct Target: Sendable {
        let key: String
        let text: String
        let span: SourceSpan

        /// "bars view.frame", or a path alone where the form names a scenario.
        func value(in scenario: String?) -> ObservationForm.Value? {
            let words = text.split(separator: " ").map { String($0) }
            guard let path = words.last, path.contains("."), words.count <= 2,
                let scenario = words.count == 2 ? words[0] : scenario
            else { return nil }
            return ObservationForm.Value(key: key, scenario: scenario, path: path)
        }
    }
}
