import Build
import CommandFramework
import CommandLineTool
import Content
import Diagnostics
import Handbook
import JSON
import ResultStore

/// Runs the tools: each is a command of the tool, whose text and JSON are the answer.
struct ContextTools {
    /// The folder of the notes; nothing outside of it is read.
    let content: String
    let console: Console
    let fileSystem: FileSystem
    private let reader: NoteReader

    init(content: String, console: Console, _ results: ResultStore.Configuration = .none, fileSystem: FileSystem) {
        self.content = content
        self.console = console
        self.fileSystem = fileSystem
        reader = NoteReader(folder: content, results, console.extras, fileSystem)
    }

    /// Begins to evaluate the notes, which the first search would wait for.
    func prepare() { Task { [reader] in await reader.site() } }

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
            return try json(of: try await answer(of: tool, values), part: values["part"].flatMap { Int($0[0]) } ?? 1)
        } catch {
            return Self.failure(error.text)
        }
    }

    /// The answer of a tool as text, and the same as JSON.
    private struct Answer {
        let text: String
        let value: JSONValue
        var isError = false
        /// The way to get a shorter answer.
        var advice = ""
    }

    private func answer(of tool: ContextTool, _ values: [String: [String]]) async throws(Refusal) -> Answer {
        switch tool {
        case .devices: return try await devices(values)
        case .search: return try await search(values)
        case .read: return try await read(values["page"]?.first ?? "")
        case .schema:
            let schema = try await run(["schema", values["kind"]?.first ?? ""])
            return answer(schema.output, schema, try Self.values(of: schema.output)[0])
        case .conflict:
            return try await answers(["conflict", "-"], "reports", input: values["log"]?.first)
        case .eval: return try await eval(values)
        case .compare:
            let (file, text) = try input(values)
            let places = [
                "--from=\(values["from"]?.first ?? "")", "--to=\(values["to"]?.joined(separator: ",") ?? "")",
            ]
            return try await answers(["compare", file] + places + options(values) + place, "comparisons", input: text)
        case .explain:
            let (file, text) = try input(values)
            let words = ["explain"] + options(values) + place + ["--", file, values["value"]?.first ?? ""]
            let outcome = try await run(words, input: text)
            return answer(outcome.output, outcome, .object([.init("explanation", .string(outcome.output))]))
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
            command = try CommandParser.parse(words, console.commands).command
        } catch {
            throw Refusal(
                text: CommandOutcome(stoppedBy: error).report(
                    style: .plain, onTerminal: false, in: console.localizer, console.commands))
        }
        return await run(command, input: input)
    }

    private func run(_ command: any Subcommand, input: String?) async -> CommandOutcome {
        await Console.$input.withValue(input.map { Array($0.utf8) } ?? []) { await command.run(on: console) }
    }

    /// The text of a command and its JSON, a value a line.
    private func answers(_ words: [String], _ name: String, input: String?) async throws(Refusal) -> Answer {
        let json = try await run(words + ["--format=json"], input: input)
        let text = try await run(words, input: input)
        return answer(text.output, text, .object([.init(name, .array(try Self.values(of: json.output)))]))
    }

    private func eval(_ values: [String: [String]]) async throws(Refusal) -> Answer {
        let (file, text) = try input(values)
        let id = values["id"]?.first
        func evaluate(_ format: OutputFormat) async -> CommandOutcome {
            await run(EvalCommand(file: file, format: format, content: content, id: id), input: text)
        }
        let scenarios = try Self.values(of: await evaluate(.json).output)
        let outcome = await evaluate(.table)
        if let id, scenarios.isEmpty, outcome.exitCode == .success {
            throw Refusal(text: "there is no scenario '\(id)'; without 'id', all of them are evaluated")
        }
        var answer = answer(outcome.output, outcome, .object([.init("scenarios", .array(scenarios))]))
        let ids = scenarios.compactMap { $0["scenario"]?.string }
        if ids.count > 1 { answer.advice = "; for less, 'id' is one of \(ids.joined(separator: ", "))" }
        return answer
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

    private func answer(_ text: String, _ outcome: CommandOutcome, _ value: JSONValue) -> Answer {
        let problems = outcome.report(style: .plain, onTerminal: false, in: console.localizer, console.commands)
        let isError = ![.success, .changed].contains(outcome.exitCode)
        return Answer(
            text: [problems, text].filter { !$0.isEmpty }.joined(separator: "\n"), value: value, isError: isError)
    }

    /// A part of an answer, with the same as JSON where each is short enough.
    private func json(of answer: Answer, part: Int) throws(Refusal) -> JSONValue {
        let parts = AnswerParts(answer.text).parts
        guard part <= parts.count else {
            throw Refusal(text: "the answer has \(parts.count == 1 ? "one part" : "\(parts.count) parts")")
        }
        let advice = "Part \(part) of \(parts.count); the next is 'part' \(part + 1)\(answer.advice)."
        let isWhole = parts.count == 1 && answer.value.text.utf8.count <= AnswerParts.maxBytes
        let number = JSONValue.object([
            .init("part", .number(Double(part))), .init("parts", .number(Double(parts.count))),
        ])
        return .object([
            .init("content", Self.content(([parts[part - 1]] + (part < parts.count ? [advice] : [])))),
            .init("structuredContent", isWhole ? answer.value : number), .init("isError", .bool(answer.isError)),
        ])
    }

    private static func failure(_ text: String) -> JSONValue {
        .object([.init("content", content([text])), .init("isError", .bool(true))])
    }

    private static func content(_ texts: [String]) -> JSONValue {
        .array(texts.map { .object([.init("type", .string("text")), .init("text", .string($0))]) })
    }

    private func devices(_ values: [String: [String]]) async throws(Refusal) -> Answer {
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
        var answer = answer(JSONValue.lines(devices), outcome, .object([.init("devices", .array(devices))]))
        answer.advice = "; for less, 'name' is a part of a device's name"
        return answer
    }

    // MARK: - The notes as pages

    private func site() async throws(Refusal) -> ReadableSite {
        guard let site = await reader.site() else {
            throw Refusal(text: "the folder '\(content)' with the notes cannot be read")
        }
        return site
    }

    private static let maxSectionBytes = 1_200

    private func search(_ values: [String: [String]]) async throws(Refusal) -> Answer {
        let site = try await site()
        let language = values["language"]?.first
        if let language, !site.languages.contains(language) {
            let names = site.languages.joined(separator: ", ")
            throw Refusal(text: "there is no language '\(language)'; there are \(names)")
        }
        let found: [ReadableSite.Answer]
        do throws(DatabaseError) {
            let limit = values["limit"]?.first.flatMap { Int($0) } ?? 8
            found = try await site.answers(to: values["query"]?.first ?? "", in: language, limit: limit)
        } catch {
            throw Refusal(text: "the notes cannot be searched: \(error.reason)")
        }
        let sections = found.map { section in
            [
                ("page", section.address), ("language", section.language), ("title", section.title),
                ("text", Self.head(of: section.text)),
            ]
        }
        let text = sections.map { "\($0[0].1) – \($0[2].1)\n\($0[3].1)\n" }.joined(separator: "\n")
        let list = sections.map { JSONValue.object($0.map { .init($0.0, .string($0.1)) }) }
        return Answer(
            text: text.isEmpty ? "Nothing is found." : text, value: .object([.init("sections", .array(list))]))
    }

    /// The beginning of a text in Markdown; a fence of code that is cut is closed.
    private static func head(of text: String) -> String {
        let head = AnswerParts(text, of: maxSectionBytes).parts
        guard head.count > 1 else { return text }
        let fences = head[0].split(separator: "\n").filter { $0.hasPrefix("```") }
        let mark = fences.count.isMultiple(of: 2) ? "" : fences[0].prefix { $0 == "`" } + "\n"
        return head[0] + mark + "…"
    }

    /// A page or a section of it, by its address.
    private func read(_ address: String) async throws(Refusal) -> Answer {
        let site = try await site()
        let pieces = address.split(separator: "#", maxSplits: 1).map { String($0) }
        guard let path = pieces.first, let page = site.page(at: path) else {
            throw Refusal(text: "there is no page '\(address)'; 'search' gives the addresses of pages")
        }
        let anchor = pieces.count > 1 ? pieces[1] : nil
        guard let text = site.text(of: page, section: anchor) else {
            throw Refusal(text: "'\(path)' has no section '\(anchor ?? "")'; without it, all is read")
        }
        return Answer(
            text: text, value: .object([.init("page", .string(address)), .init("markdown", .string(text))]),
            advice: anchor == nil ? "; for less, add '#' and a section to 'page'" : "")
    }
}
