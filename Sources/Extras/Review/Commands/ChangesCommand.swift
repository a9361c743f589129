package import CommandFramework
import Build
import Content
import Devices
import Diagnostics
import JSON
import Languages
import LayoutEngine
import LayoutSite
import WordFiles

/// `changes`: reports the differences from a baseline, by cause.
package struct ChangesCommand: Subcommand {
    let base: String
    let content: String
    /// Nil for the folder beside the content folder, if there is one.
    let templates: String?
    var isUntrusted = false
    let format: Format
    /// Nil for standard output.
    let output: String?
    /// The file that receives the snapshot of the site as it is; nil for none.
    let snapshot: String?
    let language: Language
    /// The most things of a kind that a text lists for each cause.
    let limit: Int

    enum Format: String, CaseIterable, Sendable {
        case text, json, html
    }

    static let format = OptionSpecification(
        "--format", .choice(Format.allCases.map { $0.rawValue }), "Format of the report (default: text)")
    static let outputFile = OptionSpecification(
        "--output", .text("FILE"), "File that receives the report (default: standard output)")
    static let snapshotFile = OptionSpecification(
        "--snapshot", .text("FILE"), "File that receives a snapshot of the site as it is")
    static let limit = OptionSpecification(
        "--limit", .number(0...1_000_000, "N"),
        "In text output, list at most N items of each kind per cause (default: 5)")

    package static let specification = CommandSpecification(
        "changes", "Show what has changed, by cause", operands: [Baseline.operand],
        options: [.content, .templates, .untrusted, format, outputFile, snapshotFile, .language, limit],
        discussion: """
            Causes are found in the derivations of both sides: a rule, one of a device's numbers, a scenario, a note's text,
            a template, words, settings, or another part of the tool. Below each are the values, pictures, quoted numbers,
            claims and pages that depend on it; what depends on several causes is listed below each of them.
            HTML is one file with the pictures of both sides, unless BASE is only a snapshot.
            JSON: {"causes": [{"kind", "name", "id", "change", "key", "old", "new", "values", "pictures", "quotations", "claims",
            "pages"}], "derivations": {id: [line]}}. The exit code is 0 when nothing has changed, and 2 when something has.
            """,
        examples: [
            "notchbook changes notes.snapshot", "notchbook changes main~3 --format json",
            "notchbook changes ../published/content", "notchbook changes /usr/bin/notchbook",
        ])
}

extension ChangesCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) {
        base = arguments.operands[0]
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates)
        isUntrusted = arguments.isSet(.untrusted)
        format = arguments.choice(Self.format, default: .text)
        output = arguments.text(Self.outputFile)
        snapshot = arguments.text(Self.snapshotFile)
        language = arguments.choice(.language, default: .english)
        limit = arguments.number(Self.limit) ?? 5
    }

    package func run(on console: Console) async -> CommandOutcome {
        let fileSystem = FileSystem.real
        if let nothing = CommandOutcome.withoutContent(content, in: fileSystem) { return nothing }
        let configuration = SiteConfiguration(
            contentFolder: content, templateFolder: templates, isUntrusted: isUntrusted, subject: LayoutSubject(),
            extras: console.extras)
        var outcome = CommandOutcome()
        do throws(CommandError) {
            guard let comparison = try await outcome.compare(configuration, with: base, in: fileSystem) else {
                return outcome
            }
            let (old, new, report) = (comparison.baseline.snapshot, comparison.survey.snapshot, comparison.report)
            let words = WordFiles.standard[language]
            let text =
                switch format {
                case .text: comparison.text(in: language, limit: limit)
                case .json: JSONReport(report, from: old, to: new, words).value.text + "\n"
                case .html:
                    HTMLReport(
                        report, from: old, to: new, words,
                        pictures: await pictures(of: comparison, configuration, in: fileSystem)
                    ).text
                }
            outcome.hasChanged = !report.isEmpty
            outcome.deliver(text, to: output, in: fileSystem)
            if let snapshot { outcome.deliver(new.text, to: snapshot, in: fileSystem) }
        } catch {
            outcome.error = error
        }
        return outcome
    }

    /// The changed pictures, old and new.
    private func pictures(
        of comparison: SiteComparison, _ configuration: SiteConfiguration, in fileSystem: FileSystem
    ) async -> (old: HTMLReport.Pictures, new: HTMLReport.Pictures) {
        let names = Set(
            comparison.report.causes.flatMap { $0.pictures }.map { SiteSnapshot.PictureName($0.id, $0.language) })
        let old = await comparison.baseline.pictures(names, in: fileSystem)
        return (old, await drawPictures(names, of: comparison.survey, configuration, in: fileSystem))
    }
}
