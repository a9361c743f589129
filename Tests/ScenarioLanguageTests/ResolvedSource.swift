import DataTree
import Devices
import Diagnostics
import Languages
import LayoutEngine
import ScenarioLanguage
import Testing
import WordFiles
import YAML

/// A YAML text of scenario blocks, resolved, laid out and checked.
struct ResolvedSource {
    let file: SourceFile
    let scenarios: [Scenario?]
    /// Problems of the blocks, then claims that fail.
    let diagnostics: [Diagnostic]

    /// - Parameter checksClaims: false for tests of so many scenarios that laying them out would take seconds.
    init(_ text: String, checksClaims: Bool = true) {
        let source = SourceFile(path: "test.yaml", text: text)
        file = source
        (scenarios, diagnostics) = Self.resolve(source, checksClaims: checksClaims)
    }

    private static func resolve(_ file: SourceFile, checksClaims: Bool) -> ([Scenario?], [Diagnostic]) {
        let parsed = YAMLParser.parse(file, in: file.span.range)
        let resolved = resolveScenarios(parsed.value, catalog: .standard)
        let variants = checksClaims ? resolved.value.compactMap { $0 }.flatMap { $0.variants } : []
        let claims = variants.flatMap { variant in
            checkClaims(of: variant, in: layOut(variant.app, in: variant.environment), WordFiles.standard[.english])
        }
        return (resolved.value, parsed.diagnostics + resolved.diagnostics + claims)
    }

    /// What a reader of the diagnostics sees.
    var report: String {
        DiagnosticPrinter(style: .plain, files: [file]).print(diagnostics)
    }

    var codes: [String] {
        DiagnosticPrinter.sorted(diagnostics).map { $0.code.description }
    }

    /// The first variant of the first block.
    var variant: Variant? { scenarios.first.flatMap { $0 }?.variants.first }

    /// The values of that variant when everything has settled.
    func settled() throws -> Snapshot {
        let variant = try #require(variant, "\(report)")
        return layOut(variant.app, in: variant.environment).settled
    }

    /// The text with a fix-it applied.
    func applying(_ fixIt: FixIt) -> String {
        var bytes = Array(file.text.utf8)
        for replacement in fixIt.replacements.sorted(by: { $0.span.start > $1.span.start }) {
            bytes.replaceSubrange(replacement.span.range, with: replacement.text.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
