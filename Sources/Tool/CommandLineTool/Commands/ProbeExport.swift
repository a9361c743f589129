import CommandFramework
import Content
import Diagnostics
import LayoutEngine
import UIKitCode

/// `export probe`: writes a program that asks UIKit for the values of scenarios.
package struct ProbeExport: Equatable, Sendable {
    let folder: String
    /// Empty for all notes of the content.
    let files: [String]
    /// Nil for `content`, or for the content beside a file.
    let content: String?
    /// The names of the devices that it runs on; empty for all that are there.
    let devices: [String]
    /// The systems that it runs on; empty for all that are there.
    let systems: [OSVersion]

    static let device = OptionSpecification(
        "--device", .list([], "NAME,..."), "For a probe, the devices that it runs on (default: all available)")
    static let os = OptionSpecification(
        "--os", .list([], "VERSION,..."),
        "For a probe, the systems that it runs on, such as 26.4, or 26 for every 26.x (default: all from iOS 17 on)")
}

extension ProbeExport {
    /// The command, with defaults for omitted arguments.
    init(_ arguments: ParsedArguments) throws(CommandError) {
        guard arguments.operands.count > 1 else {
            throw .usage(.missingOperand("DIR"), command: ExportCommand.specification.name)
        }
        folder = arguments.operands[1]
        files = Array(arguments.operands.dropFirst(2))
        content = arguments.text(.content)
        devices = arguments.list(Self.device) ?? []
        systems = try (arguments.list(Self.os) ?? []).map { text throws(CommandError) in
            guard let version = OSVersion(parsing: text), version >= OSVersion(17) else {
                throw .usage(
                    .invalidValue(option: Self.os.name, value: text, allowed: ["17.5", "26", "26.4"]),
                    command: ExportCommand.specification.name)
            }
            return version
        }
    }

    func run() async -> CommandOutcome { await InterruptionNotice.during { written() } }

    private func written() -> CommandOutcome {
        let fileSystem = FileSystem.real
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let scenarios = try ChosenScenarios(files, content: content, in: fileSystem, &outcome)
            let probe = Probe(scenarios.all)
            for (count, file) in probe.files(on: devices, systems).enumerated() {
                do throws(FileSystemError) {
                    try fileSystem.replace(folder + "/" + file.path, with: Array(file.text.utf8))
                } catch {
                    outcome.summary = [FileCount.cutShort(count, "file", in: folder)]
                    throw CommandError(error)
                }
            }
            outcome.summary =
                ["wrote a probe of \(Message.counted(probe.count, "scenario")) into '\(folder)'"]
                + probe.skipped.map { "left out \(Message.counted($0.count, "variant")): \($0.reason.wording)" }
        } catch {
            outcome.error = error
        }
        return outcome
    }
}
