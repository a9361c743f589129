import Build
import ContentSupport
import Devices
import Diagnostics
import LayoutSite
import Testing

@testable import Content

/// What `site.yaml` says about warnings.
@Suite struct SeverityTests {
    private static let notes = [
        "content/a.md": "---\nsumary: A\n---\n# A\n", "content/old/b.md": "---\nsumary: B\n---\n# B\n",
    ]
    private static let code = "site/unknown-front-matter-key"

    private func check(_ settings: String, isStrict: Bool = false) async -> BuildReport {
        var files = Self.notes
        files["content/site.yaml"] = settings
        let configuration = SiteConfiguration(contentFolder: "content", isStrict: isStrict, subject: LayoutSubject())
        return await checkSite(configuration, in: InMemoryFileSystem(files).fileSystem)
    }

    private func places(_ diagnostics: [Diagnostic]) -> [String] {
        diagnostics.map { "\($0.severity.rawValue) \($0.span?.file ?? "") \($0.code)" }
    }

    struct RuleCase: Sendable {
        let rules: String
        var isStrict = false
        let reported: [String]
        let silenced: [String]
    }

    @Test(arguments: [
        RuleCase(
            rules: "- {code: site/unknown-front-matter-key, severity: silent, reason: R}", reported: [],
            silenced: ["content/a.md", "content/old/b.md"]),
        RuleCase(
            rules: "- {code: site/unknown-front-matter-key, severity: error, reason: R}",
            reported: ["error content/a.md", "error content/old/b.md"], silenced: []),
        RuleCase(
            rules: "- {code: site/unknown-front-matter-key, severity: silent, reason: R, files: old}",
            reported: ["warning content/a.md"], silenced: ["content/old/b.md"]),
        // Of several the first one; strict runs make errors of what is left.
        RuleCase(
            rules: "- {code: site/unknown-front-matter-key, severity: silent, reason: R, files: [old/*.md]}\n"
                + "- {code: site/unknown-front-matter-key, severity: error, reason: Q}",
            isStrict: true, reported: ["error content/a.md"], silenced: ["content/old/b.md"]),
    ])
    func `warnings become errors, or are silenced with a reason`(_ test: RuleCase) async {
        let report = await check("severities:\n" + test.rules, isStrict: test.isStrict)
        #expect(places(report.diagnostics) == test.reported.map { "\($0) \(Self.code)" })
        #expect(report.suppressed.map { $0.diagnostic.span?.file } == test.silenced)
        #expect(report.suppressed.allSatisfy { $0.reason == "R" && $0.diagnostic.code.description == Self.code })
    }

    @Test(arguments: SeverityCodes.all)
    func `the example of a code of severities triggers it`(_ code: DiagnosticKind) async {
        #expect(await check(code.example).diagnostics.contains { $0.code == code.code })
    }

    @Test func `an error stays one, and a file outside of the pattern is no use`() async {
        let report = await check(
            "address: a\nseverities:\n- {code: settings/address-unusable, severity: silent, reason: R}\n"
                + "- {code: site/unknown-front-matter-key, severity: silent, reason: R, files: archive}\n")
        #expect(report.suppressed.isEmpty)
        #expect(
            places(report.diagnostics).filter { $0.hasSuffix("settings/address-unusable") }
                == ["error content/site.yaml settings/address-unusable"])
        #expect(
            report.diagnostics.filter { $0.code.description.hasPrefix("settings/severity") }.map { $0.message } == [
                "'settings/address-unusable' is an error and stays one, because what it reports is wrong or "
                    + "unsafe; only warnings can be changed",
                "the warning 'site/unknown-front-matter-key' is not reported in these files, so remove this entry",
            ])
    }
}
