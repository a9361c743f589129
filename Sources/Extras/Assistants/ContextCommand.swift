package import CommandFramework
import Content
import Diagnostics
import Glibc
import ResultStore

/// `mcp`: answers assistants by the Model Context Protocol, over standard input and output.
package struct ContextCommand: Subcommand {
    /// The folder of the notes.
    let content: String
    /// Where what is evaluated is kept.
    var results = ResultStore.Configuration.none

    package static let specification = CommandSpecification(
        "mcp", "Serve assistants over the Model Context Protocol, on standard input and output",
        options: [.content, StoreOptions.folder, StoreOptions.none],
        discussion: """
            A client starts the command and writes one JSON-RPC message per line. The tools are eval, explain, compare, conflict, devices,
            search, read and schema; each returns text and the same content as JSON, in parts of at most 48,000 bytes. No file
            outside the notes' folder is read, and none is written, apart from the cache; the network is not used. The command ends
            when standard input does.
            """,
        examples: ["notchbook mcp --content content"])
}

extension ContextCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) throws(CommandError) {
        content = arguments.text(.content) ?? "content"
        results = try StoreOptions.configuration(arguments, of: Self.specification.name)
    }

    package func run(on console: Console) async -> CommandOutcome {
        let tools = ContextTools(content: content, console: console, results, fileSystem: .real)
        let server = ContextServer(tools: tools)
        var lines = LineInput.standard(maxBytes: ContextServer.maxBytes)
        while let line = lines.next() {
            guard let answer = await server.answer(to: line) else { continue }
            if let problem = Console.write(Array((answer + "\n").utf8), to: STDOUT_FILENO) {
                // A client that has gone away needs no answer.
                return problem == EPIPE
                    ? CommandOutcome()
                    : CommandOutcome(stoppedBy: .unwritableStandardOutput(reason: String(cString: strerror(problem))))
            }
        }
        return CommandOutcome()
    }
}
