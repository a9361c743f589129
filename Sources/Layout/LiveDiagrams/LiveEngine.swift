import DataTree
import Devices
import Diagnostics
import JSON
import Languages
import LayoutEngine
import ScenarioLanguage
import YAML

/// An engine in a page: the loaded data stays, and each question is answered from it alone.
///
/// A question is an object with `ask` and its parameters:
///
/// - `show`: `text`, a scenario in YAML; `set`, paths with values in YAML that are set in it first; `narrow` for phones; `prefix` of ids; `values`,
///   paths or true for all; `edit`, a change of the outline (`LiveOutline`); `outline`, true to include it.
///   The answer has the picture, values, claims, controls and problems (`LiveAnswer`).
/// - `properties`: `text`. All that can be set in the scenario.
/// - `explain`: `text` and `path`. The lines of the derivation.
/// - `compare`: `text`, and `other` for the comparison. The differences between their first variants, by cause.
/// - `code`: `text`, `language` ("swift" or "objc") and `test`. A view controller, or a test of the claims.
/// - `paste`: `text`, what was copied from a console; `device` and `os` to explain a screen there; `narrow`. What it is, the verdict of
///   each line, conflicts with a picture, the screen as a scenario, and what later systems do to it (`LivePaste`).
/// - `matrix`: `text`, `path`, `devices` and `systems`. The value on each device and system, or why there is none.
/// - `place`: `text`, `device` and `system` of the reader, and `values`, the paths that the figure shows. The values there and here, with
///   the causes of differences, or why there are none (`LivePlace`).
/// - `devices` and `styles`: the values that all scenarios share.
/// - `ownDevices` and `linkDevices`: the problems of these devices.
///
/// Any question may have `ownDevices` of the reader and `linkDevices` of a link, entries of a devices.yaml: their devices are in the catalog
/// for this question, and those of a link are shown as such.
package struct LiveEngine: Sendable {
    private(set) var catalog: DeviceCatalog
    let words: Words
    let advances: AdvanceTable

    /// The engine that a page loads, or nil for anything that `LiveData` did not write.
    ///
    /// - Parameter data: UTF-8 of a JSON object with the texts of the catalog, the words of one language and the widths of letters.
    package init?(data: [UInt8]) {
        guard let data = try? JSONReader.value(of: data), case .array(let files)? = data["catalog"],
            let tag = data["language"]?.string, case .object(let texts)? = data["words"],
            let advances = data["advances"].flatMap({ AdvanceTable($0) })
        else { return nil }
        var catalog = DeviceCatalog(devices: [])
        for file in files {
            let source = SourceFile(path: "devices.yaml", text: file.string ?? "")
            let documents = YAMLParser.parse(source, in: source.span.range).value
            catalog = readDevices(documents, extending: catalog, addedBy: nil).value
        }
        var byKey: [String: String] = [:]
        for text in texts { byKey[text.key] = text.value.string }
        var singulars: Set<Int> = []
        if case .array(let numbers)? = data["singulars"] {
            singulars = Set(numbers.compactMap { $0.number.map { Int($0) } })
        }
        self.catalog = catalog
        self.words = Words(Language(tag), texts: byKey, singulars: singulars)
        self.advances = advances
    }

    /// The answer to a question, as UTF-8 of JSON; an object with `error` for an invalid question.
    package func answer(_ question: [UInt8]) -> String { (answered(question) ?? Self.noQuestion).text }

    private static let noQuestion = JSONValue.object([.init("error", .string("this is no question"))])

    private func answered(_ question: [UInt8]) -> JSONValue? {
        guard let question = try? JSONReader.value(of: question), let ask = question["ask"]?.string else { return nil }
        var engine = self
        for (key, path) in [("ownDevices", LiveDevices.fileOfReader), ("linkDevices", LiveDevices.fileOfLink)] {
            let problems = question[key]?.string.map { engine.addDevices($0, from: path) } ?? []
            if ask == key { return .array(problems) }
        }
        return engine.answered(ask, question)
    }

    /// Adds the devices of a text; the answer lists their problems.
    private mutating func addDevices(_ text: String, from path: String) -> [JSONValue] {
        let added = LiveDevices.adding(text, from: path, to: catalog, words)
        catalog = added.value
        return LiveProblems.json(added.diagnostics, in: SourceFile(path: path, text: text), words)
    }

    private func answered(_ ask: String, _ question: JSONValue) -> JSONValue? {
        switch ask {
        case "devices": return LiveDevices.json(catalog)
        case "styles": return .string(LivePicture.styles(below: "live"))
        default: break
        }
        guard let text = question["text"]?.string else { return nil }
        switch ask {
        case "show": return LiveAnswer(text, question, self).json
        case "properties": return .array(read(text).value?.properties.map { LiveControl($0, words).json } ?? [])
        case "explain":
            return question["path"]?.string.map {
                LiveDerivation(path: $0, scenario: read(text).value?.scenario, words).json
            }
        case "compare": return question["other"]?.string.flatMap { LiveComparison(from: $0, to: text, self)?.json }
        case "paste": return LivePaste(text, question, self).json
        case "code": return LiveCode(text, question, self)?.json
        case "matrix": return LiveMatrix.json(text, question, self)
        case "place": return LivePlace.json(text, question, self)
        default: return nil
        }
    }

    /// The tree in a text; nil for a text with mistakes of notation or not exactly one tree.
    func block(in text: String) -> DataNode? {
        let file = SourceFile(path: Self.fileName, text: text)
        let parsed = YAMLParser.parse(file, in: file.span.range)
        return parsed.value.count == 1 && parsed.diagnostics.isEmpty ? parsed.value.first : nil
    }

    /// The scenario in a text, which has to hold one.
    func read(_ text: String) -> Diagnosed<EditableScenario?> {
        let file = SourceFile(path: Self.fileName, text: text)
        let parsed = YAMLParser.parse(file, in: file.span.range)
        guard parsed.value.count == 1 else {
            return Diagnosed(
                nil, parsed.diagnostics.isEmpty ? [LiveCodes.notOneScenario(at: file.span)] : parsed.diagnostics)
        }
        let decoded = EditableScenario.decoded(parsed.value[0], in: catalog)
        // After an error of notation, seemingly missing keys may come after it.
        guard !parsed.diagnostics.contains(where: { $0.severity == .error }) else {
            return Diagnosed(nil, parsed.diagnostics)
        }
        return Diagnosed(decoded.value, parsed.diagnostics + decoded.diagnostics)
    }

    static let fileName = "scenario.yaml"
}
