import Diagnostics

/// One thing that the tool can be asked to do, with its options.
enum Command: Equatable, Sendable {
    case start(InitCommand)
    case new(NewCommand)
    case build(BuildCommand)
    case serve(ServeCommand)
    case check(CheckCommand)
    case snapshot(SnapshotCommand)
    case changes(ChangesCommand)
    case review(ReviewCommand)
    case audit(AuditCommand)
    case eval(EvalCommand)
    case render(RenderCommand)
    case export(ExportCommand)
    case explain(ExplainCommand)
    case conflict(ConflictCommand)
    case devices(DevicesCommand)
    case rules(RulesCommand)
    case schema(SchemaCommand)
    case cache(CacheCommand)
    case completion(CompletionCommand)
    /// The manual page.
    case manual
    /// The help of one command, or of the tool.
    case help(command: Name?)
    case version

    /// True for those that print what they have.
    var isText: Bool {
        switch self {
        case .help, .version, .manual, .completion: true
        default: false
        }
    }

    /// The words that stand for commands, in the order in which help lists them.
    enum Name: String, CaseIterable, Sendable {
        case start = "init"
        case new, build, serve, check, snapshot, changes, review, audit, eval, render, export, explain, conflict,
            devices, rules, schema,
            cache, completion,
            man,
            help
    }

    /// The command of a name with checked arguments.
    init(_ name: Name, _ arguments: ParsedArguments) throws(CommandError) {
        if arguments.isSet(.help) {
            self = .help(command: name)
            return
        }
        switch name {
        case .start: self = .start(InitCommand(arguments))
        case .new: self = .new(try NewCommand(arguments))
        case .build: self = .build(try BuildCommand(arguments))
        case .serve: self = .serve(try ServeCommand(arguments))
        case .check: self = .check(try CheckCommand(arguments))
        case .snapshot: self = .snapshot(SnapshotCommand(arguments))
        case .changes: self = .changes(ChangesCommand(arguments))
        case .review: self = .review(try ReviewCommand(arguments))
        case .audit: self = .audit(AuditCommand(arguments))
        case .eval: self = .eval(EvalCommand(arguments))
        case .render: self = .render(try RenderCommand(arguments))
        case .export: self = .export(try ExportCommand(arguments))
        case .explain: self = .explain(ExplainCommand(arguments))
        case .conflict: self = .conflict(ConflictCommand(arguments))
        case .devices: self = .devices(DevicesCommand(arguments))
        case .rules: self = .rules(RulesCommand(arguments))
        case .schema: self = .schema(SchemaCommand(arguments))
        case .cache: self = .cache(try CacheCommand(arguments))
        case .completion: self = .completion(CompletionCommand(arguments))
        case .man: self = .manual
        case .help:
            self = .help(command: try arguments.operands.first.map { word throws(CommandError) in try Name(word) })
        }
    }

    /// Runs the command; the outcome also says when it stopped early.
    ///
    /// - Parameter console: for what is said while it runs.
    func run(on console: Console) async -> CommandOutcome {
        switch self {
        case .start(let command): command.run()
        case .new(let command): await command.run()
        case .build(let command):
            await command.run(tellingOf: console.progress).reported(as: command.format, limit: command.limit)
        case .serve(let command): await command.run(on: console)
        case .check(let command):
            await command.run(tellingOf: console.progress).reported(as: command.format, limit: command.limit)
        case .snapshot(let command): await command.run()
        case .changes(let command): await command.run()
        case .review(let command): await command.run()
        case .audit(let command): await command.run(saying: console.say)
        case .eval(let command): command.run(saying: console.say)
        case .render(let command): command.run()
        case .export(let command): await command.run(tellingOf: console.progress)
        case .explain(let command): command.run()
        case .conflict(let command): command.run(saying: console.say)
        case .devices(let command): command.run(saying: console.say)
        case .rules(let command): await command.run(saying: console.say)
        case .schema(let command): command.run()
        case .cache(let command): command.run(in: console.say)
        case .completion(let command): command.run(saying: console.say)
        case .manual: CommandOutcome(output: ManPage(console.say).text(of: Name.allCases.map { $0.specification }))
        case .help(let name):
            CommandOutcome(
                output: name.map { HelpText.help(of: $0.specification, in: console.say) }
                    ?? HelpText.overview(in: console.say))
        case .version: CommandOutcome(output: "notchbook \(ToolVersion.text)\n")
        }
    }
}

extension Command.Name {
    /// The name that a word of the command line is.
    init(_ word: String) throws(CommandError) {
        guard let name = Self(rawValue: word) else {
            let problem: UsageProblem =
                word.hasPrefix("-")
                ? .unknownOption(word, known: ["--help", "--version", "--color", "--language"])
                : .unknownCommand(word, known: Self.allCases.map { $0.rawValue })
            throw .usage(problem, command: nil)
        }
        self = name
    }

    /// The command's operands and options, and its help.
    var specification: CommandSpecification {
        switch self {
        case .start: InitCommand.specification
        case .new: NewCommand.specification
        case .build: BuildCommand.specification
        case .serve: ServeCommand.specification
        case .check: CheckCommand.specification
        case .snapshot: SnapshotCommand.specification
        case .changes: ChangesCommand.specification
        case .review: ReviewCommand.specification
        case .audit: AuditCommand.specification
        case .eval: EvalCommand.specification
        case .render: RenderCommand.specification
        case .export: ExportCommand.specification
        case .explain: ExplainCommand.specification
        case .conflict: ConflictCommand.specification
        case .devices: DevicesCommand.specification
        case .rules: RulesCommand.specification
        case .schema: SchemaCommand.specification
        case .cache: CacheCommand.specification
        case .completion: CompletionCommand.specification
        case .man: Self.manualSpecification
        case .help: Self.helpSpecification
        }
    }

    private static let manualSpecification = CommandSpecification(
        "man", "Print the manual page", examples: ["notchbook man | man -l -"])

    private static let helpSpecification = CommandSpecification(
        "help", "Show how the tool or one of its commands is used",
        operands: [.init("COMMAND", "The command", isOptional: true)])
}

/// The version of the tool.
enum ToolVersion {
    static let text = "1.0"
    /// When this version was made, for the manual page.
    static let date = "2026-11-22"
}
