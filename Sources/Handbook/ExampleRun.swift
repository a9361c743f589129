import Audits
import Content
import DataTree
import Devices
import Diagnostics
import Figures
import LayoutEngine
import ScenarioLanguage
import YAML

/// A file, read and laid out.
struct ExampleRun: Sendable {
    /// Everything that was said about it.
    private(set) var diagnostics: [Diagnostic] = []
    var isUnderstood: Bool { !diagnostics.contains { $0.severity == .error } }
    /// The last scenario's variants.
    private var results: [LayoutResult] = []
    /// The last block of macros.
    private var audit: AuditResult?

    /// - Parameters:
    ///   - text: of a file of scenarios, perhaps with a block of macros; for devices, of `devices.yaml`.
    ///   - scene: the scenario in which devices are looked at.
    init(_ area: Handbook.Area, _ text: String, seenIn scene: String?) {
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
        results = (file.scenarios.last?.variants ?? []).map { layOut($0.app, in: $0.environment) }
        if let block = file.audits.last { audit = runAudit(block).unwrap(into: &diagnostics) }
    }

    /// The value at a path as pages show it, one for each variant; nil where there is none.
    func value(at path: String) -> String? {
        if let audit { return Self.value(at: path, in: audit) }
        let text = path.hasPrefix("at ") ? "example " + path : "example: " + path
        let query = ValueQuery.parse(text, at: SourceSpan(file: "", range: 0..<0)).value
        guard let query else { return nil }
        let values = results.compactMap { result in
            ScenarioLanguage.value(at: query.path, phase: query.phase, in: result).value.map { DisplayNumber.text($0) }
        }
        return values.isEmpty || values.count < results.count ? nil : values.joined(separator: " | ")
    }

    /// "height.right" of 92 places: how often a macro is right or wrong, and its worst error.
    private static func value(at path: String, in audit: AuditResult) -> String? {
        let parts = path.split(separator: ".")
        guard parts.count == 2, let macro = audit[String(parts[0])] else { return nil }
        switch parts[1] {
        case "right": return "\(macro.rightCount)"
        case "wrong": return "\(macro.wrongCount)"
        case "worst": return DisplayNumber.text(macro.worst)
        default: return nil
        }
    }
}
