import CairoRendering
import Content
import Diagrams
import Diagnostics
import Foundation
import Handbook
import Languages
import LayoutEngine
import RemoteStore
import ResultStore
import UIKitCode
import Testing

@testable import CommandFramework
@testable import CommandLineTool
@testable import notchbook

struct ParsedCommandCase: Sendable, CustomTestStringConvertible {
    let line: String
    let command: any Subcommand
    var color = ColorChoice.auto

    var testDescription: String { line }

    /// Where results are kept when nobody says where.
    private static let usual = ResultStore.Configuration(
        folder: StoreOptions.usualFolder(ProcessInfo.processInfo.environment))

    static let cases = [
        ParsedCommandCase(
            line: "build",
            command: BuildCommand(
                content: "content", templates: nil, output: "Site", isStrict: false, limit: nil,
                allowsRemoval: false, makesDownloads: false,
                pngScale: nil, results: usual, shard: nil)
        ),
        ParsedCommandCase(
            line:
                "build --output /tmp/x --downloads --png 2 --allow-removal --strict --limit 0 --cache kept --cache-size 2 --content notes --templates=looks",
            command: BuildCommand(
                content: "notes", templates: "looks", output: "/tmp/x", isStrict: true, limit: 0,
                allowsRemoval: true, makesDownloads: true,
                pngScale: 2, results: .init(folder: "kept", limit: 2 << 20), shard: nil)),
        ParsedCommandCase(
            line: "build --no-cache --remote-cache https://me:secret@cache.example:8080/notes/ --shard 2/3",
            command: BuildCommand(
                content: "content", templates: nil, output: "Site", isStrict: false, limit: nil,
                allowsRemoval: false, makesDownloads: false, pngScale: nil,
                results: .init(remote: RemoteAddress("https://me:secret@cache.example:8080/notes")),
                shard: Shard("2/3"))),
        ParsedCommandCase(
            line: "serve",
            command: ServeCommand(
                content: "content", templates: nil, port: 8000, isStrict: false, limit: nil, results: usual)),
        ParsedCommandCase(
            line: "serve --content notes --templates looks --port 0 --strict --limit 3",
            command: ServeCommand(
                content: "notes", templates: "looks", port: 0, isStrict: true, limit: 3, results: usual)),
        ParsedCommandCase(
            line: "check --fix --compared a#one --report sources --color always",
            command: CheckCommand(
                files: [], content: "content", templates: nil, isStrict: false, limit: nil, fixing: .writing,
                compared: "a#one",
                report: .sources, results: usual),
            color: .always),
        ParsedCommandCase(
            line: "check notes/a.md notes/b.md --content notes --no-cache",
            command: CheckCommand(
                files: ["notes/a.md", "notes/b.md"], content: "notes", templates: nil, isStrict: false, limit: nil,
                fixing: nil, compared: nil, report: nil)),
        ParsedCommandCase(
            line: "audit",
            command: AuditCommand(files: [], content: "content", templates: nil, format: .table)),
        ParsedCommandCase(
            line: "audit a.md b.yaml --format json",
            command: AuditCommand(files: ["a.md", "b.yaml"], content: "content", templates: nil, format: .json)),
        ParsedCommandCase(
            line: "eval a.yaml", command: EvalCommand(file: "a.yaml", format: .table, content: nil)),
        ParsedCommandCase(
            line: "eval - --format json", command: EvalCommand(file: "-", format: .json, content: nil)),
        ParsedCommandCase(
            line: "eval --format=json -- -", command: EvalCommand(file: "-", format: .json, content: nil)),
        ParsedCommandCase(
            line: "eval a.yaml --content notes",
            command: EvalCommand(file: "a.yaml", format: .table, content: "notes")),
        ParsedCommandCase(
            line: "eval -- --odd", command: EvalCommand(file: "--odd", format: .table, content: nil)),
        ParsedCommandCase(
            line: "render a.md -o b.PNG --scale 3 --language zh-Hans --palette dark --scenario s --variant 2 --narrow",
            command: RenderCommand(
                file: "a.md", output: .file("b.PNG"), format: .png, scale: 3, language: .simplifiedChinese,
                palette: .dark,
                scenario: "s", content: nil, variant: 2, composition: .narrow)),
        ParsedCommandCase(
            line: "render -o a.b/c.svg a.yaml",
            command: RenderCommand(
                file: "a.yaml", output: .file("a.b/c.svg"), format: .svg, scale: 1, language: .english,
                palette: nil, scenario: nil, content: nil, variant: nil, composition: .wide)),
        ParsedCommandCase(
            line: "render a.md -o pictures/ --format pdf",
            command: RenderCommand(
                file: "a.md", output: .folder("pictures/"), format: .pdf, scale: 1, language: .english,
                palette: nil, scenario: nil, content: nil, variant: nil, composition: .wide)),
        ParsedCommandCase(
            line: "render - -o -",
            command: RenderCommand(
                file: "-", output: .standardOutput, format: .svg, scale: 1, language: .english, palette: nil,
                scenario: nil, content: nil, variant: nil, composition: .wide)),
        ParsedCommandCase(
            line: "export --output p",
            command: ExportCommand.pictures(
                PictureFiles(
                    content: "content", templates: nil, output: "p", format: .svg, scale: 1, palette: nil,
                    languages: nil, limit: nil, results: usual))),
        ParsedCommandCase(
            line: "export probe p a.md b.md --content c",
            command: ExportCommand.probe(
                ProbeExport(folder: "p", files: ["a.md", "b.md"], content: "c", devices: [], systems: []))),
        ParsedCommandCase(
            line: "export probe p --device iPhone,iPad --os 26.4,27",
            command: ExportCommand.probe(
                ProbeExport(
                    folder: "p", files: [], content: nil, devices: ["iPhone", "iPad"],
                    systems: [OSVersion(26, 4), OSVersion(27)]))),
        ParsedCommandCase(
            line: "export uikit a.md --language objc --scenario s --variant 2 --test",
            command: ExportCommand.uikit(
                CodeExport(file: "a.md", language: .objc, scenario: "s", variant: 2, isTest: true, content: nil))),
        ParsedCommandCase(
            line: "export --output p --format png --scale 2 --language zh-Hant,en --palette both --content c "
                + "--templates t --limit 1 --no-cache",
            command: ExportCommand.pictures(
                PictureFiles(
                    content: "c", templates: "t", output: "p", format: .png, scale: 2, palette: .both,
                    languages: ["zh-Hant", "en"], limit: 1, results: .none))),
        ParsedCommandCase(
            line: "explain a.yaml table.frame.x --at viewWillAppear",
            command: ExplainCommand(
                file: "a.yaml", value: "table.frame.x", phase: .viewWillAppear, language: .english,
                scenario: nil, variant: nil, against: nil, content: nil)),
        ParsedCommandCase(
            line: "devices --format json", command: DevicesCommand(format: .json, content: "content")),
        ParsedCommandCase(
            line: "devices --content notes", command: DevicesCommand(format: .table, content: "notes")),
        ParsedCommandCase(line: "rules", command: RulesCommand(format: .table, id: nil, content: "content")),
        ParsedCommandCase(
            line: "--color never rules", command: RulesCommand(format: .table, id: nil, content: "content"),
            color: .never),
        ParsedCommandCase(line: "schema device", command: SchemaCommand(area: .devices)),
        ParsedCommandCase(
            line: "cache stats --cache kept --format json",
            command: CacheCommand(task: .stats, folder: "kept", limit: 1 << 30, format: .json)),
        ParsedCommandCase(
            line: "cache prune --size 0",
            command: CacheCommand(task: .prune, folder: usual.folder, limit: 0, format: .table)),
        ParsedCommandCase(line: "help", command: HelpCommand()),
        ParsedCommandCase(line: "--help", command: HelpCommand()),
        ParsedCommandCase(line: "help eval", command: HelpCommand(of: EvalCommand.specification)),
        ParsedCommandCase(line: "eval --help", command: HelpCommand(of: EvalCommand.specification)),
        ParsedCommandCase(line: "render -h x y z", command: HelpCommand(of: RenderCommand.specification)),
        ParsedCommandCase(line: "--version", command: VersionCommand()),
    ]
}

struct UsageCase: Sendable, CustomTestStringConvertible {
    let line: String
    let message: String

    var testDescription: String { line }

    static let cases = [
        UsageCase(line: "", message: "no command given"),
        UsageCase(line: "biuld", message: "unknown command 'biuld'; did you mean 'build'?"),
        UsageCase(line: "xyzzy", message: "unknown command 'xyzzy'"),
        UsageCase(line: "--verison", message: "unknown option '--verison'; did you mean '--version'?"),
        UsageCase(line: "help evla", message: "unknown command 'evla'; did you mean 'eval'?"),
        UsageCase(line: "build --outptu x", message: "unknown option '--outptu'; did you mean '--output'?"),
        UsageCase(line: "build --strict --strict", message: "option '--strict' is given twice"),
        UsageCase(line: "build --strict=yes", message: "option '--strict' takes no value"),
        UsageCase(line: "build --output", message: "option '--output' needs a value"),
        UsageCase(line: "build --output=", message: "option '--output' needs a value"),
        UsageCase(
            line: "build --output --strict",
            message:
                "option '--output' needs a value, but is followed by the option '--strict'; if that is the value, write '--output=--strict'"
        ),
        UsageCase(
            line: "export --output -x",
            message:
                "option '--output' needs a value, but is followed by the option '-x'; if that is the value, write '--output=-x'"
        ),
        UsageCase(
            line: "--color --strict build",
            message:
                "option '--color' needs a value, but is followed by the option '--strict'; if that is the value, write '--color=--strict'"
        ),
        UsageCase(
            line: "build --limit -1",
            message: "'-1' is not a valid value for '--limit', which takes a number from 0 to 1000000"),
        UsageCase(line: "build here", message: "unexpected argument 'here'"),
        UsageCase(
            line: "build --no-cache --cache-size 5", message: "'--cache-size' and '--no-cache' contradict each other"),
        UsageCase(
            line: "build --remote-cache ftp://a/b",
            message:
                "'ftp://a/b' is not the address of a server; use http:// or https:// with a host name and without a query"
        ),
        UsageCase(
            line: "build --shard 4/3",
            message: "invalid shard '4/3': expected I/N, such as 2/3, with N at most 1000"),
        UsageCase(
            line: "build --shard 1/3 --no-cache",
            message: "'--shard' stores the pictures that it draws, so '--no-cache' needs '--remote-cache' as well"),
        UsageCase(
            line: "build --snapshot kept.txt",
            message: "'--snapshot' is gone since 1.1; run 'notchbook snapshot --output FILE' after the build"),
        UsageCase(
            line: "check --against kept.txt",
            message:
                "'--against' is gone since 1.1; run 'notchbook changes SNAPSHOT', which ends with 2 if anything has changed"
        ),
        UsageCase(line: "cache", message: "stats|verify|prune is missing"),
        UsageCase(line: "cache purge", message: "unknown word 'purge'; did you mean 'prune'?"),
        UsageCase(line: "cache stats --size 3", message: "'--size' is only for 'cache prune'"),
        UsageCase(line: "eval", message: "FILE is missing"),
        UsageCase(
            line: "eval a --format jsno", message: "'jsno' is not a valid value for '--format'; did you mean 'json'?"),
        UsageCase(
            line: "eval a --format xml", message: "'xml' is not a valid value for '--format'; expected table or json"),
        UsageCase(
            line: "rules --color blue",
            message: "'blue' is not a valid value for '--color'; expected auto, never or always"),
        UsageCase(line: "--color", message: "option '--color' needs a value"),
        UsageCase(line: "schema", message: "scenario|macros|device|settings is missing"),
        UsageCase(line: "schema scenaro", message: "unknown word 'scenaro'; did you mean 'scenario'?"),
        UsageCase(line: "schema note", message: "unknown word 'note'; expected scenario, macros, device or settings"),
        UsageCase(line: "explain a", message: "NAME.PROPERTY is missing"),
        UsageCase(
            line: "explain a b --at now",
            message:
                "'now' is not a valid value for '--at'; expected loadView, viewDidLoad, viewWillAppear, viewIsAppearing, "
                + "viewSafeAreaInsetsDidChange and 6 more"),
        UsageCase(line: "render a", message: "'-o PATH' is missing"),
        UsageCase(
            line: "render a -o b",
            message: "cannot tell the format of 'b'; a file name must end in .svg, .png or .pdf, a folder name in /"),
        UsageCase(
            line: "render a -o b.svg --format png", message: "the file name 'b.svg' does not match '--format png'"),
        UsageCase(
            line: "render a -o b.svg --scale 2", message: "'--scale' is for PNG; SVG and PDF scale to any size"),
        UsageCase(line: "render a -o b/ --scale 2", message: "'--scale' is for PNG; SVG and PDF scale to any size"),
        UsageCase(
            line: "serve --port 65536",
            message: "'65536' is not a valid value for '--port', which takes a number from 0 to 65535"),
        UsageCase(line: "export", message: "'--output DIR' is missing"),
        UsageCase(line: "export --output p --scale 2", message: "'--scale' is for PNG; SVG and PDF scale to any size"),
        UsageCase(line: "export uikit", message: "FILE is missing"),
        UsageCase(line: "export probe", message: "DIR is missing"),
        UsageCase(line: "export probe p --format png", message: "'--format' is only for 'export'"),
        UsageCase(line: "export uikit a.md b.md", message: "unexpected argument 'b.md'"),
        UsageCase(line: "export uikit a.md --format png", message: "'--format' is only for 'export'"),
        UsageCase(line: "export --output p --test", message: "'--test' is only for 'export uikit'"),
        UsageCase(line: "export pictures a.md --output p", message: "unexpected argument 'a.md'"),
        UsageCase(
            line: "export uikit a.md --language en",
            message: "'en' is not a valid value for '--language'; expected swift or objc"),
        UsageCase(
            line: "render a -o b.png --scale 4",
            message: "'4' is not a valid value for '--scale', which takes a number from 1 to 3"),
        UsageCase(
            line: "render a -o b.png --variant 0",
            message: "'0' is not a valid value for '--variant', which takes a number from 1 to 10000"),
    ]
}

struct CommandParserTests {
    private func words(_ line: String) -> [String] { line.split(separator: " ").map { String($0) } }

    @Test(arguments: ParsedCommandCase.cases)
    func `a right line becomes its command`(_ row: ParsedCommandCase) throws {
        let invocation = try CommandParser.parse(words(row.line), commands)
        let isExpected = isEqual(invocation.command, row.command)
        #expect(isExpected, "\(invocation.command)")
        #expect(invocation.color == row.color)
    }

    private func isEqual<Command: Subcommand>(_ command: Command, _ other: any Subcommand) -> Bool {
        command == other as? Command
    }

    @Test(arguments: commands.names)
    func `an option that is followed by another one does not take it as its value, in any command`(_ name: String)
        throws
    {
        let specification = try commands.named(name).specification
        for option in specification.allOptions where option.value != .flag {
            let error = #expect(throws: CommandError.self) {
                try CommandParser.parse([name, option.name, "--help"], commands)
            }
            #expect(error == .usage(.optionAsValue(option: option.name, "--help"), command: name))
        }
    }

    @Test(arguments: [("--output=--strict", "--strict"), ("--output=-", "-"), ("--output=./--strict", "./--strict")])
    func `a folder that is called like an option is named with an equals sign`(_ word: String, _ folder: String) throws
    {
        let build = try #require(try CommandParser.parse(["build", word], commands).command as? BuildCommand)
        #expect(build.output == folder && !build.isStrict)
    }

    @Test(arguments: [
        ([:], true), (["NO_COLOR": ""], true), (["NO_COLOR": "1"], false), (["NO_COLOR": "0"], false),
    ])
    func `an empty NO_COLOR leaves colours on, any other turns them off`(
        _ environment: [String: String], _ isColored: Bool
    ) {
        #expect(ColorChoice.auto.isColored(onTerminal: true, environment) == isColored)
        #expect(!ColorChoice.auto.isColored(onTerminal: false, environment))
        #expect(ColorChoice.always.isColored(onTerminal: false, environment))
        #expect(!ColorChoice.never.isColored(onTerminal: true, environment))
    }

    @Test(arguments: UsageCase.cases)
    func `a wrong line says what is wrong and exits with 64`(_ row: UsageCase) throws {
        let error = #expect(throws: CommandError.self) { try CommandParser.parse(words(row.line), commands) }
        #expect(error?.wording.english == row.message)
        #expect(error?.exitCode == .usage)
    }
}
