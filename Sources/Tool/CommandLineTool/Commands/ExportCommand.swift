import Diagnostics
import UIKitCode

/// `export`: writes pictures of the content as files, or a scenario as UIKit code.
enum ExportCommand: Subcommand {
    case pictures(PictureFiles)
    case uikit(CodeExport)

    /// What is exported; pictures where no word says so.
    enum Kind: String, CaseIterable, Sendable {
        case pictures, uikit
    }

    static let specification = CommandSpecification(
        "export", "Draw every picture of the notes as SVG, PNG or PDF, or write a scenario as UIKit code",
        operands: [
            .init(
                "KIND", "What to export (default: pictures)", isOptional: true,
                choices: Kind.allCases.map { $0.rawValue }),
            .init(
                "FILE", "For code, the file of scenarios, a note (.md), or - for YAML on standard input",
                isOptional: true),
        ],
        options: PictureFiles.options + [.scenario, ExplainCommand.variant, CodeExport.test],
        discussion: """
            A picture is called ID.LANGUAGE.svg, with --palette ID.LANGUAGE.PALETTE.svg, at scale 2 ID.LANGUAGE@2x.png; that of a
            macro begins with the id of its block and its name. Pictures of the same names are replaced, other files stay.
            Code is a view controller that builds the hierarchy of one variant (default: the first) with nothing but UIKit, for
            its system and at least iOS 15; what code cannot tell UIKit is a warning. --test writes a test with XCTest for the claims instead.
            """,
        examples: [
            "notchbook export --output pictures --format png",
            "notchbook export uikit note.md --scenario bars --language objc",
        ])

    init(_ arguments: ParsedArguments) throws(CommandError) {
        let kind = arguments.operands.first.flatMap { Kind(rawValue: $0) } ?? .pictures
        let ofCode = [OptionSpecification.scenario, ExplainCommand.variant, CodeExport.test]
        let ofBoth: [OptionSpecification] = [PictureFiles.languages, .content]
        let others =
            kind == .uikit ? PictureFiles.options.filter { !ofBoth.contains($0) } : ofCode
        let owner = kind == .uikit ? "export" : "export uikit"
        for option in others where arguments.isSet(option) {
            throw .usage(.optionOfOther(option.name, kind: owner), command: Self.specification.name)
        }
        switch kind {
        case .pictures:
            if arguments.operands.count > 1 {
                throw .usage(.unexpectedOperand(arguments.operands[1]), command: Self.specification.name)
            }
            self = .pictures(try PictureFiles(arguments))
        case .uikit: self = .uikit(try CodeExport(arguments))
        }
    }

    func run(on console: Console) async -> CommandOutcome {
        switch self {
        case .pictures(let pictures): await pictures.run(on: console)
        case .uikit(let code): code.run()
        }
    }
}
