package import CommandFramework
import Content
import Diagnostics
import Languages
import Starter

/// `init`: creates a folder that `build` works in without changes.
package struct InitCommand: Subcommand {
    let folder: String
    /// A language out of `Starter.languages`.
    let language: Language

    static let language = OptionSpecification(
        "--language", .choice(Starter.languages.map { $0.tag }), "Language of the first note and its site (default: en)"
    )

    package static let specification = CommandSpecification(
        "init", "Create a folder with settings, a first note and a workflow that publishes them",
        operands: [.init("DIR", "The folder; it is created if it does not exist, and nothing in it is overwritten")],
        options: [language],
        examples: ["notchbook init layout-notes", "cd layout-notes && notchbook build"])
}

extension InitCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) {
        folder = InitCommand.withoutSlash(arguments.operands[0])
        language = arguments.choice(Self.language, default: Starter.languages[0])
    }

    private static func withoutSlash(_ path: String) -> String {
        path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    }

    package func run(on console: Console) -> CommandOutcome {
        let fileSystem = FileSystem.real
        do throws(Starter.Failure) {
            let files = try Starter(in: fileSystem).makeProject(
                in: folder, language: language, version: ToolVersion.text)
            let next = folder == "." ? "notchbook build" : "cd \(folder) && notchbook build"
            return CommandOutcome(
                summary: files.map { "created \($0)" } + [
                    "next: \(next)",
                    "handbook: 'pages: {writing-notes: true, site-settings: true}' in site.yaml; commands: 'notchbook help'",
                ])
        } catch {
            return CommandOutcome(error, of: Self.specification.name)
        }
    }
}
