package import CommandFramework
import Diagnostics
import UIKitCode

/// `export`: writes pictures of the content as files, or a scenario as UIKit code.
package enum ExportCommand: Subcommand {
    case pictures(PictureFiles)
    case uikit(CodeExport)
    case probe(ProbeExport)

    /// The things to export; pictures if no word is given.
    enum Kind: String, CaseIterable, Sendable {
        case pictures, uikit, probe
    }

    package static let specification = CommandSpecification(
        "export", "Draw every picture of the notes as SVG, PNG or PDF, or write scenarios as UIKit code",
        operands: [
            .init(
                "KIND", "What to export (default: pictures)", isOptional: true,
                choices: Kind.allCases.map { $0.rawValue }),
            .init(
                "FILE",
                "For code, the file of scenarios, a note (.md), or - for YAML on standard input; for a probe, its folder and then files of scenarios (default: all notes)",
                isOptional: true, isRepeated: true),
        ],
        options: PictureFiles.options
            + [.scenario, ExplainCommand.variant, CodeExport.test, ProbeExport.device, ProbeExport.os],
        discussion: """
            A picture is called ID.LANGUAGE.svg; with --palette, ID.LANGUAGE.PALETTE.svg; at scale 2, ID.LANGUAGE@2x.png. The
            name of a macro's picture begins with the id of its block and its name. Files with the same names are replaced, others stay.
            Code is a view controller that builds the hierarchy of one variant (default: the first) with nothing but UIKit, for
            its system and at least iOS 15; what code cannot express is reported as a warning. --test writes an XCTest of the claims instead.
            A probe is an app that builds all hierarchies, walks them through phases and steps, and prints UIKit's values as JSON
            Lines: {"scenario", "device", "os", "build", "xcode", "phase", "path", "value"}. run.sh in its folder compiles and runs it
            on simulators of iOS 17 and later, without an Xcode project; verify.yml is a workflow that does so. The folder is
            also a Swift package, whose test attaches the lines where an app hosts it. What an app cannot set is left out and
            counted by reason.
            """,
        examples: [
            "notchbook export --output pictures --format png",
            "notchbook export uikit note.md --scenario bars --language objc",
            "notchbook export probe probe --device 'iPhone 17 Pro,iPad (A16)' --os 26.4,27",
            "notchbook export probe probe content/safe-area.en.md",
        ])

    package init(_ arguments: ParsedArguments) throws(CommandError) {
        let kind = arguments.operands.first.flatMap { Kind(rawValue: $0) } ?? .pictures
        let ofCode = [OptionSpecification.scenario, ExplainCommand.variant, CodeExport.test]
        let ofProbe = [ProbeExport.device, ProbeExport.os]
        let own: [OptionSpecification] =
            switch kind {
            case .pictures: PictureFiles.options
            case .uikit: ofCode + [PictureFiles.languages, .content]
            case .probe: ofProbe + [.content]
            }
        for option in Self.specification.options where arguments.isSet(option) && !own.contains(option) {
            let owner = ofCode.contains(option) ? "export uikit" : ofProbe.contains(option) ? "export probe" : "export"
            throw .usage(.optionOfOther(option.name, kind: owner), command: Self.specification.name)
        }
        let most = [.pictures: 1, .uikit: 2][kind] ?? Int.max
        if arguments.operands.count > most {
            throw .usage(.unexpectedOperand(arguments.operands[most]), command: Self.specification.name)
        }
        switch kind {
        case .pictures: self = .pictures(try PictureFiles(arguments))
        case .uikit: self = .uikit(try CodeExport(arguments))
        case .probe: self = .probe(try ProbeExport(arguments))
        }
    }

    package func run(on console: Console) async -> CommandOutcome {
        switch self {
        case .pictures(let pictures): await pictures.run(on: console)
        case .uikit(let code): code.run()
        case .probe(let probe): await probe.run()
        }
    }
}
