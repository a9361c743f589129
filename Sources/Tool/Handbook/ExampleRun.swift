import Audits
import Content
import DataTree
import Devices
import Diagnostics
import Figures
import Languages
import LayoutEngine
import NoteScenarios
import ScenarioLanguage
import WordFiles
import YAML

/// A file, read and laid out.
struct ExampleRun: Sendable {
    /// All diagnostics about it.
    private(set) var diagnostics: [Diagnostic] = []
    var isUnderstood: Bool { !diagnostics.contains { $0.severity == .error } }
    /// The last scenario's variants.
    private var variants: [Variant] = []
    private var results: [LayoutResult] = []
    /// The last block of macros.
    private var audit: AuditResult?

    /// - Parameters:
    ///   - text: of a file of scenarios, perhaps with a block of macros; for devices, of `devices.yaml`, and so on.
    ///   - scene: the scenario in which devices are shown.
    init(_ area: Handbook.Area, _ text: String, seenIn scene: String?) {
        if area == .settings {
            diagnostics = SiteSettings.problems(
                in: SourceFile(path: "site.yaml", text: text),
                knowing: WordFiles.standard.languages.map { $0.language },
                .layout)
            return
        }
        var catalog = DeviceCatalog.standard
        var scenarios = text
        if area == .devices {
            let file = SourceFile(path: "devices.yaml", text: text)
            let documents = YAMLParser.parse(file, in: file.span.range).unwrap(into: &diagnostics)
            catalog = readDevices(documents, extending: catalog, addedBy: file.path).unwrap(into: &diagnostics)
            scenarios = scene ?? ""
        }
        let path = scenarios.contains("```") ? "example.md" : "example.yaml"
        let file = ScenarioFile(Array(scenarios.utf8), path: path, catalog: catalog)
        diagnostics += file.diagnostics
        guard isUnderstood else { return }
        variants = file.scenarios.last?.variants ?? []
        results = variants.map { layOut($0.app, in: $0.environment) }
        if let block = file.audits.last { audit = runAudit(block).unwrap(into: &diagnostics) }
    }

    /// The value at a path as pages show it, one for each variant; nil where there is none.
    ///
    /// - Parameter path: perhaps after a phase, as in "at viewDidLoad: view.frame"; of macros, such as "kBarHeight.wrong".
    func value(at path: String) -> String? {
        let id = audit?.audit.id ?? "example"
        return value(of: path.hasPrefix("at ") ? "\(id) \(path)" : "\(id): \(path)")
    }

    /// The value of a quotation that begins with an id, as in prose. Any id but the id of the macros is the last scenario's.
    func value(of quotation: String) -> String? {
        guard let query = ValueQuery.parse(quotation, at: SourceSpan(file: "", range: 0..<0)).value else { return nil }
        if let audit, audit.audit.id == query.scenario {
            let count = AuditQuotation(rawValue: query.path.property)
            return audit[query.path.name].flatMap { macro in count?.text(of: macro) }
        }
        let shown = zip(variants, results).filter { query.step == nil || $0.0.step == query.step }.map { $0.1 }
        let values = shown.compactMap { result in
            ScenarioLanguage.value(at: query.path, phase: query.phase, in: result).value.map { DisplayNumber.text($0) }
        }
        return values.isEmpty || values.count < shown.count ? nil : values.joined(separator: " | ")
    }
}
