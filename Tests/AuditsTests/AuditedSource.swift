import Audits
import DataTree
import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import YAML

/// A YAML text of blocks of macros beside two scenarios, read, worked out and checked.
struct AuditedSource {
    let file: SourceFile
    let results: [AuditResult]
    /// Problems of the blocks, then of the paths, then claims that fail.
    let diagnostics: [Diagnostic]

    /// `bars` has all bars, `plain` none.
    private static let text = """
        id: bars
        device: iPhone X
        os: 11
        root: {tabBarController: {navigationController: {viewController: {}}}}
        ---
        id: plain
        device: iPhone X
        os: 11
        root: {viewController: {}}

        """

    /// The two, in this order.
    static let scenarios: [Scenario] = {
        let file = SourceFile(path: "scenarios.yaml", text: text)
        let blocks = YAMLParser.parse(file, in: file.span.range).value
        return resolveScenarios(blocks, catalog: .standard).value.compactMap { $0 }
    }()

    init(_ text: String) {
        file = SourceFile(path: "test.yaml", text: text)
        let parsed = YAMLParser.parse(file, in: file.span.range)
        let audits = resolveAudits(parsed.value, scenarios: Self.scenarios, catalog: .standard)
        let runs = audits.value.compactMap { $0 }.map { runAudit($0) }
        results = runs.map { $0.value }
        diagnostics =
            parsed.diagnostics + audits.diagnostics + runs.flatMap { $0.diagnostics }
            + results.flatMap { checkClaims(of: $0) }
    }

    /// What a reader of the diagnostics sees.
    var report: String { DiagnosticPrinter(style: .plain, files: [file]).print(diagnostics) }

    /// The result of a macro of the first block.
    subscript(name: String) -> MacroResult? { results.first?[name] }
}
