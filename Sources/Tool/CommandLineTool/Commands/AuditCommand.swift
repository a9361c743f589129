package import CommandFramework
import Audits
import Build
import Content
import Devices
import Diagnostics
import LayoutEngine
import LayoutSite
import NoteScenarios
import ScenarioLanguage

/// `audit`: compares macros with the engine on every device, orientation and version.
package struct AuditCommand: Subcommand {
    /// Empty for all notes of the content folder.
    let files: [String]
    let content: String
    /// Nil for the folder beside the content folder, if there is one.
    let templates: String?
    var isUntrusted = false
    let format: OutputFormat

    package static let specification = CommandSpecification(
        "audit", "Show where hard-coded macros are wrong, and by how much",
        operands: [
            .init(
                "FILE", "YAML files or notes (.md) with blocks of macros; without any, the content folder",
                isOptional: true, isRepeated: true)
        ],
        options: [.content, .templates, .untrusted, .format],
        discussion: """
            JSON: one object per macro, each on its own line, {"audit", "macro", "formula", "against", "right", "wrong", "worst",
            "rows": [{"macro", "uikit", "error", "count", "extrapolated": [{"rule", "why"}], "places": [{"devices",
            "when": [{"orientations", "from", "to"}]}]}]}, worst first; an error is the macro's value minus UIKit's, null
            where the macro would crash.
            A UIKit value with "?" is extrapolated: a rule behind it was never observed on such devices and systems. The reason
            is given below, for the first place.
            A claim (expect) that does not hold is reported, and the results are printed all the same.
            """)
}

extension AuditCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) {
        files = arguments.operands
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates)
        isUntrusted = arguments.isSet(.untrusted)
        format = arguments.choice(.format, default: .table)
    }

    /// Audits the files, or the whole content; a block that cannot be understood does not keep the others from printing.
    package func run(on console: Console) async -> CommandOutcome {
        let (localizer, fileSystem) = (console.localizer, FileSystem.real)
        if files.isEmpty { return await auditContent(console, in: fileSystem) }
        var outcome = CommandOutcome()
        var results: [AuditResult] = []
        for file in files {
            do throws(CommandError) {
                let input = try ScenarioInput(file, content: content, in: fileSystem)
                let reading = input.reading
                outcome.sources += input.outcome.sources
                outcome.diagnostics += input.outcome.diagnostics
                if reading.audits.isEmpty, !reading.diagnostics.contains(where: { $0.severity == .error }) {
                    throw .noMacros(path: file)
                }
                for audit in reading.audits {
                    let run = runAudit(audit)
                    outcome.diagnostics += run.diagnostics + checkClaims(of: run.value)
                    results.append(run.value)
                }
            } catch {
                outcome.error = outcome.error ?? error
            }
        }
        outcome.output = text(of: results, localizer)
        return outcome
    }

    private func auditContent(_ console: Console, in fileSystem: FileSystem) async -> CommandOutcome {
        let configuration = SiteConfiguration(
            contentFolder: content, templateFolder: templates, isUntrusted: isUntrusted, subject: LayoutSubject(),
            extras: console.extras)
        let (report, audits) = await auditSite(configuration, in: fileSystem)
        var outcome = CommandOutcome(report)
        outcome.output = text(of: audits, console.localizer)
        if audits.isEmpty, !report.hasErrors { outcome.error = .noMacros(path: content) }
        return outcome
    }

    private func text(of results: [AuditResult], _ localizer: Localizer) -> String {
        switch format {
        case .json: AuditJSON.lines(of: results)
        case .table: AuditTable(localizer).text(of: results)
        }
    }
}

extension CommandError {
    /// The file or folder was read without problems and holds no block of macros.
    fileprivate static func noMacros(path: String) -> CommandError {
        .failed("there is no block of macros in '\(path)'")
    }
}
