import Content
import Diagnostics
import Handbook
import JSON

/// Runs the tools: each is a command of the tool, whose text and JSON are the answer.
struct ContextTools {
    /// The folder of the notes; nothing outside of it is read.
    let content: String
    let console: Console
    let fileSystem: FileSystem

    /// An answer longer than this is of no use to who asked.
    private static let maxCharacters = 400_000

    /// The result of `tools/call`.
    func call(_ parameters: JSONValue) async throws(RPCError) -> JSONValue {
        guard case .string(let name)? = parameters["name"] else {
            throw .invalidParameters("'name' is missing, or is no text")
        }
        let names = ContextTool.allCases.map { $0.rawValue }
        guard let tool = ContextTool(rawValue: name) else {
            throw .invalidParameters("there is no tool '\(name)'; the tools are \(names.joined(separator: ", "))")
        }
        let values = try arguments(of: tool, parameters["arguments"] ?? .object([]))
        do throws(Refusal) {
            switch tool {
            case .devices: return try await devices(values)
            case .search: return try await search(values)
            case .schema:
                let schema = try await run(["schema", values["kind"]?.first ?? ""])
                return result(schema.output, schema, try Self.values(of: schema.output)[0])
            case .conflict:
                return try await answers(["conflict", "-"], "reports", input: values["log"]?.first)
            case .eval:
                let (file, text) = try input(values)
                return try await answers(["eval", file] + place, "scenarios", input: text) { value in
                    values["id"].map { value["scenario"] == .string($0[0]) } ?? true
                }
            case .compare:
                let (file, text) = try input(values)
                let places = [
                    "--from=\(values["from"]?.first ?? "")", "--to=\(values["to"]?.joined(separator: ",") ?? "")",
                ]
                return try await answers(
                    ["compare", file] + places + options(values) + place, "comparisons", input: text)
            case .explain:
                let (file, text) = try input(values)
                let words = ["explain"] + options(values) + place + ["--", file, values["value"]?.first ?? ""]
                let outcome = try await run(words, input: text)
                return result(outcome.output, outcome, .object([.init("explanation", .string(outcome.output))]))
            }
        } catch {
            return Self.failure(error.text)
        }
    }

    /// The reason why a tool does not answer, for its caller.
    private struct Refusal: Error {
        let text: String
    }

    // MARK: - Arguments

    private func arguments(of tool: ContextTool, _ value: JSONValue) throws(RPCError) -> [String: [String]] {
        guard case .object(let members) = value else { throw .invalidParameters("'arguments' is an object") }
        let known = tool.arguments
        var values: [String: [String]] = [:]
        for member in members {
            guard let argument = known.first(where: { $0.name == member.key }) else {
                let names = known.map { $0.name }.joined(separator: ", ")
                throw .invalidParameters("'\(tool.rawValue)' has no argument '\(member.key)'; it has \(names)")
            }
            if member.value != .null { values[member.key] = try argument.words(of: member.value) }
        }
        for argument in known where argument.isRequired && values[argument.name] == nil {
            throw .invalidParameters("'\(tool.rawValue)' needs '\(argument.name)'")
        }
        return values
    }

    /// The file that a command reads, and the content of its standard input instead.
    private func input(_ values: [String: [String]]) throws(Refusal) -> (file: String, text: String?) {
        switch (values["scenario"]?.first, values["file"]?.first) {
        case (let text?, nil): return ("-", text)
        case (nil, let file?):
            let path = content + "/" + file
            guard OutputFile.staysInside(file), fileSystem.kind(path) == .file,
                fileSystem.isInside(path, folder: content)
            else { throw Refusal(text: "there is no file '\(file)' in the folder of the notes") }
            return (path, nil)
        case (nil, nil): throw Refusal(text: "'scenario' or 'file' is needed")
        case (_?, _?): throw Refusal(text: "'scenario' and 'file' exclude each other")
        }
    }

    private var place: [String] { ["--content", content] }

    private func options(_ values: [String: [String]]) -> [String] {
        let names = [("id", "--scenario"), ("at", "--at"), ("variant", "--variant"), ("against", "--against")]
        return names.flatMap { name, option in values[name].map { ["\(option)=\($0[0])"] } ?? [] }
    }

    // MARK: - Running

    private func run(_ words: [String], input: String? = nil) async throws(Refusal) -> CommandOutcome {
        let command: any Subcommand
        do throws(CommandError) {
            command = try CommandParser.parse(words).command
        } catch {
            throw Refusal(
                text: CommandOutcome(stoppedBy: error).report(style: .plain, onTerminal: false, in: console.localizer))
        }
        return await Console.$input.withValue(input.map { Array($0.utf8) } ?? []) { await command.run(on: console) }
    }

    /// The text of a command and its JSON, a value a line.
    private func answers(
        _ words: [String], _ name: String, input: String?, where isWanted: (JSONValue) -> Bool = { _ in true }
    ) async throws(Refusal) -> JSONValue {
        let json = try await run(words + ["--format=json"], input: input)
        let values = try Self.values(of: json.output).filter(isWanted)
        let text = try await run(words, input: input)
        return result(text.output, text, .object([.init(name, .array(values))]))
    }

    private static func values(of lines: String) throws(Refusal) -> [JSONValue] {
        try lines.utf8.split(separator: UInt8(ascii: "\n")).map { line throws(Refusal) in
            do throws(JSONReader.Problem) {
                return try JSONReader.value(of: Array(line))
            } catch {
                throw Refusal(text: "the answer is no JSON: \(error.reason.rawValue)")
            }
        }
    }

    // MARK: - Answers

    private func result(_ text: String, _ outcome: CommandOutcome, _ value: JSONValue) -> JSONValue {
        let problems = outcome.report(style: .plain, onTerminal: false, in: console.localizer)
        let isError = ![.success, .changed].contains(outcome.exitCode)
        let whole = [problems, text].filter { !$0.isEmpty }.joined(separator: "\n")
        guard whole.count <= Self.maxCharacters else {
            return Self.failure(
                "the answer has \(whole.count) characters; ask for less, such as one scenario or variant")
        }
        return .object([
            .init("content", Self.content(whole)), .init("structuredContent", value), .init("isError", .bool(isError)),
        ])
    }

    private static func failure(_ text: String) -> JSONValue {
        .object([.init("content", content(text)), .init("isError", .bool(true))])
    }

    private static func content(_ text: String) -> JSONValue {
        .array([.object([.init("type", .string("text")), .init("text", .string(text))])])
    }

    private func devices(_ values: [String: [String]]) async throws(Refusal) -> JSONValue {
        let outcome = try await run(["devices", "--format=json"] + place)
        let all: JSONValue
        do throws(JSONReader.Problem) {
            all = try JSONReader.value(of: Array(outcome.output.utf8))
        } catch {
            throw Refusal(text: "the answer is no JSON: \(error.reason.rawValue)")
        }
        guard case .array(var devices) = all else { throw Refusal(text: "there is no list of devices") }
        if let name = values["name"]?.first?.lowercased() {
            devices = devices.filter { device in
                guard case .array(let names)? = device["names"] else { return false }
                return names.contains {
                    if case .string(let own) = $0 { own.lowercased().contains(name) } else { false }
                }
            }
            if devices.isEmpty { throw Refusal(text: "no device is called '\(values["name"]?.first ?? "")'") }
        } else {
            // Each number with its evidence is more than anybody can take in.
            devices = devices.map { device in
                guard case .object(let members) = device else { return device }
                return .object(members.filter { $0.key != "numbers" })
            }
        }
        return result(JSONValue.lines(devices), outcome, .object([.init("devices", .array(devices))]))
    }

    private func search(_ values: [String: [String]]) async throws(Refusal) -> JSONValue {
        let found = await NoteSearch.find(
            values["query"]?.first ?? "", in: content, language: values["language"]?.first,
            limit: values["limit"]?.first.flatMap { Int($0) } ?? 8, fileSystem)
        guard let found else { throw Refusal(text: "the folder '\(content)' with the notes cannot be read") }
        let text = found.map { "\($0.page) – \($0.title)\n\($0.text)\n" }.joined(separator: "\n")
        let list = found.map { section in
            JSONValue.object([
                .init("page", .string(section.page)), .init("language", .string(section.language)),
                .init("title", .string(section.title)), .init("text", .string(section.text)),
            ])
        }
        return result(
            text.isEmpty ? "Nothing is found." : text, CommandOutcome(), .object([.init("sections", .array(list))]))
    }
}
