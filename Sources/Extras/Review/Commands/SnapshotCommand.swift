package import CommandFramework
import Build
import Content
import Devices
import Diagnostics
import LayoutEngine
import LayoutSite

/// `snapshot`: writes every value of a site with its derivation, to be compared with later.
package struct SnapshotCommand: Subcommand {
    let content: String
    /// Nil for the folder beside the content folder, if there is one.
    let templates: String?
    var isUntrusted = false
    /// Nil for standard output.
    let output: String?

    static let outputFile = OptionSpecification(
        "--output", .text("FILE"), "File that receives the snapshot (default: standard output)")

    package static let specification = CommandSpecification(
        "snapshot", "Write every value with its derivation, to compare with later",
        options: [.content, .templates, .untrusted, outputFile],
        discussion: """
            One line for each rule, device number, value, step of a derivation, picture and quoted number.
            The same site always gives the same bytes, so a snapshot can be kept in version control; 'notchbook changes' compares
            with it, 'notchbook review' brings it up to date.
            """,
        examples: ["notchbook snapshot --output notes.snapshot"])
}

extension SnapshotCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) {
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates)
        isUntrusted = arguments.isSet(.untrusted)
        output = arguments.text(Self.outputFile)
    }

    package func run(on console: Console) async -> CommandOutcome {
        let fileSystem = FileSystem.real
        if let nothing = CommandOutcome.withoutContent(content, in: fileSystem) { return nothing }
        let configuration = SiteConfiguration(
            contentFolder: content, templateFolder: templates, isUntrusted: isUntrusted, subject: LayoutSubject(),
            extras: console.extras)
        var outcome = CommandOutcome()
        guard let survey = await outcome.survey(configuration, in: fileSystem) else { return outcome }
        outcome.deliver(survey.snapshot.text, to: output, in: fileSystem)
        return outcome
    }
}

extension CommandOutcome {
    /// Surveys a site, with its problems; nil if it cannot be surveyed.
    mutating func survey(
        _ configuration: SiteConfiguration, _ memory: BuildMemory? = nil, in fileSystem: FileSystem
    ) async -> SiteSurvey? {
        let survey = await surveySite(configuration, memory, in: fileSystem).unwrap(into: &diagnostics)
        sources = survey?.sources ?? []
        return survey
    }
}
