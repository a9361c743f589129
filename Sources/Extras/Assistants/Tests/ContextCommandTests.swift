import Foundation
import JSON
import TestSupport
import Testing

@testable import Assistants
@testable import CommandFramework

/// `mcp`: a scripted client of the Model Context Protocol, well-meaning and not.
@Suite struct ContextCommandTests {
    private static let scenario =
        "id: bars\\ndevice: iPhone X\\nos: 11.2\\nroot: {navigationController: {viewController: {}}}\\n"

    private static let note = """
        # Bars

        Opening.

        ## Home indicator

        It is {{a: view.safeAreaInsets.bottom}} points high on iPhone X.

        ```scenario
        id: a
        device: iPhone X
        root: {viewController: {}}
        expect: {view.safeAreaInsets.bottom: 34}
        ```

        ## Source of a number

        Written so:

        ````text
        A {{a: view.safeAreaInsets.bottom}} is quoted. \(String(repeating: "Code. \n", count: 200))
        ````

        ## After

        \(String(repeating: "Further words. \n\n", count: 4_000))
        """

    /// The answers to some lines, by a server whose notes are a folder with one note.
    private func answers(_ lines: [String]) throws -> [JSONValue] {
        try output(lines).split(separator: "\n").map { try JSONReader.value(of: Array($0.utf8)) }
    }

    private func output(_ lines: [String]) throws -> String {
        let folder = try TemporaryFolder()
        try folder.write(
            "languages: [en, zh-Hans]\nsynonyms: [[home indicator, bottom line]]\n", to: "content/site.yaml")
        try folder.write(Self.note, to: "content/bars.en.md")
        try folder.write("# 栏\n\n## 主屏幕指示条\n\n高 34 点。\n", to: "content/bars.zh-Hans.md")
        try folder.write("id: a\ndevice: iPhone 8\nroot: {viewController: {}}\n", to: "content/a.yaml")
        try folder.write("secret: 1\n", to: "secret.yaml")
        try FileManager.default.createSymbolicLink(
            at: folder.url("content/link.yaml"), withDestinationURL: folder.url("secret.yaml"))
        let run = try ToolRun(
            ["mcp", "--content", "content", "--no-cache"], input: lines.joined(separator: "\n"), in: folder.url(""))
        #expect(run.exitCode == 0 && run.errors.isEmpty, "\(run.errors)")
        return run.output
    }

    private func call(_ tool: String, _ arguments: String) throws -> JSONValue {
        let line =
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"\#(tool)","arguments":\#(arguments)}}"#
        return try #require(answers([line]).first?["result"])
    }

    private func text(_ result: JSONValue) -> String {
        guard case .array(let parts)? = result["content"], case .string(let text)? = parts.first?["text"] else {
            return ""
        }
        return text
    }

    // MARK: - The protocol

    static let versions = [
        ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"), ("", "2025-11-25"),
    ]

    @Test(arguments: versions) func `a version is agreed on`(_ asked: String, _ given: String) throws {
        let answer = try answers([
            #"{"jsonrpc":"2.0","id":"a","method":"initialize","params":{"protocolVersion":"\#(asked)"}}"#
        ])
        #expect(answer[0]["result"]?["protocolVersion"] == .string(given))
        #expect(answer[0]["id"] == .string("a"))
        #expect(answer[0]["result"]?["capabilities"]?["tools"] != nil)
    }

    @Test func `tools are listed with what they take, scenarios by their schema`() throws {
        let list = try answers([#"{"jsonrpc":"2.0","id":1,"method":"tools/list"}"#])[0]["result"]?["tools"]
        guard case .array(let tools)? = list else {
            Issue.record("no list")
            return
        }
        #expect(
            tools.map { $0["name"] }
                == ["eval", "explain", "compare", "conflict", "devices", "search", "read", "schema"].map { .string($0) }
        )
        guard case .string(let about)? = tools[0]["inputSchema"]?["properties"]?["scenario"]?["description"] else {
            Issue.record("no description")
            return
        }
        #expect(about.contains("\n- id: The name of the scenario, unique in the content.\n"))
    }

    static let refused: [(line: String, code: Double?)] = [
        ("nonsense", -32700), ("{", -32700), ("\u{FEFF}{}", -32700), (#"{"a":1,"a":2}"#, -32700),
        (String(repeating: "[", count: 100_000), -32700), ("[]", -32600), ("1", -32600), ("{}", -32600),
        (#"{"jsonrpc":"1.0","id":1,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":null,"method":"ping"}"#, -32600),
        (#"{"jsonrpc":"2.0","id":{},"method":"ping"}"#, -32600), (#"{"jsonrpc":"2.0","id":1,"method":5}"#, -32600),
        (#"{"jsonrpc":"2.0","id":1,"method":"pong"}"#, -32601),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping","params":3}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"initialize"}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call"}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"rm"}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"eval","arguments":[]}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"eval","arguments":{"file":5}}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"eval","arguments":{"fil":"a"}}}"#, -32602),
        (#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"conflict","arguments":{}}}"#, -32602),
        (
            #"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"search","arguments":{"query":"a","limit":1e99}}}"#,
            -32602
        ),
        (#"{"jsonrpc":"2.0","id":1,"method":"ping"}"#, nil), (#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#, nil),
    ]

    @Test func `what is no request is answered with its error, and the next one is answered`() throws {
        let ping = #"{"jsonrpc":"2.0","id":"last","method":"ping"}"#
        let all = try answers(Self.refused.map { $0.line } + [ping])
        #expect(all.count == Self.refused.count + 1)
        for (test, answer) in zip(Self.refused, all) {
            #expect(answer["error"]?["code"] == test.code.map { .number($0) }, "\(test.line.prefix(200))")
        }
        #expect(all.last?["id"] == .string("last"))
    }

    @Test func `notifications, answers and empty lines are not answered`() throws {
        #expect(
            try answers([
                #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, #"{"jsonrpc":"2.0","method":"unknown"}"#,
                #"{"jsonrpc":"2.0","id":1,"result":{}}"#, "", "  ", #"[{"jsonrpc":"2.0","method":"a"}]"#,
            ]).isEmpty)
    }

    @Test func `a line beyond the bound is passed over, and bytes that are no UTF-8 are refused`() {
        var pieces: [[UInt8]] = [Array("abcd".utf8), Array("efgh\nij".utf8), [0xFF, 0x0A]]
        var lines = LineInput(maxBytes: 6) { pieces.isEmpty ? [] : pieces.removeFirst() }
        #expect(lines.next() == .tooLong)
        #expect(lines.next() == .bytes([0x69, 0x6A, 0xFF]))
        #expect(lines.next() == nil)
        #expect(throws: JSONReader.Problem.self) { try JSONReader.value(of: [0x22, 0xFF, 0x22]) }
    }

    // MARK: - The tools

    @Test func `values come as text and as JSON`() throws {
        let result = try call("eval", #"{"scenario":"\#(Self.scenario)"}"#)
        #expect(text(result).contains("view.safeAreaInsets"))
        guard case .array(let scenarios)? = result["structuredContent"]?["scenarios"] else {
            Issue.record("no scenarios")
            return
        }
        #expect(scenarios.map { $0["scenario"] } == [.string("bars")])
        #expect(result["isError"] == .bool(false))
    }

    @Test func `a value is explained, and places are compared`() throws {
        let reason = try call("explain", #"{"scenario":"\#(Self.scenario)","value":"view.safeAreaInsets.top"}"#)
        #expect(text(reason).contains("view.safeAreaInsets.top = 88"))
        let changes = try call("compare", #"{"scenario":"\#(Self.scenario)","from":"11","to":["16"]}"#)
        #expect(changes["isError"] == .bool(false))
        #expect(changes["structuredContent"]?["comparisons"] != nil)
    }

    @Test func `devices are found by their names`() throws {
        let result = try call("devices", #"{"name":"iphone x"}"#)
        guard case .array(let devices)? = result["structuredContent"]?["devices"] else {
            Issue.record("no devices")
            return
        }
        #expect(devices.map { $0["id"] }.contains(.string("iphone-x")))
        #expect(devices.count < 10)
        #expect(devices.allSatisfy { $0["numbers"] != nil })
        let all = try call("devices", "{}")
        #expect(all["isError"] == .bool(false))
        #expect(try call("devices", #"{"name":"Nokia"}"#)["isError"] == .bool(true))
    }

    static let queries = ["home indicator", "bottom line", "how high are home indicators?", "homeIndicator"]

    @Test(arguments: queries) func `words, synonyms and names find sections, with numbers`(_ query: String) throws {
        let result = try call("search", #"{"query":"\#(query)"}"#)
        #expect(text(result).hasPrefix("en/bars.html#home-indicator – Bars: Home indicator\nIt is [34]("))
        #expect(!text(result).contains("{{"))
    }

    static let misspelt = ["hoem indicatr", "homee", "indicator hgih", "bottm line"]

    @Test(arguments: misspelt) func `a misspelt word finds what is meant`(_ query: String) throws {
        let result = text(try call("search", #"{"query":"\#(query)"}"#))
        #expect(result.hasPrefix("en/bars.html#home-indicator – "), "\(result.prefix(100))")
    }

    @Test func `an answer of a search has placeholders only in code that shows them`() throws {
        let result = text(try call("search", #"{"query":"source of a number","limit":1}"#))
        let lines = result.split(separator: "\n").map { String($0) }
        #expect(
            lines.prefix(4).dropFirst() == [
                "Written so:", "```text", "A {{a: view.safeAreaInsets.bottom}} is quoted. Code. ",
            ], "\(result.prefix(300))")
        #expect(lines.suffix(2) == ["```", "…"])
        #expect(result.utf8.count < 1_500)
    }

    @Test func `a question is answered in its language, and nothing by nothing`() throws {
        for arguments in [#"{"query":"指示条"}"#, #"{"query":"指示条","language":"zh-Hans"}"#] {
            #expect(text(try call("search", arguments)).contains("高 34 点。"))
        }
        #expect(text(try call("search", #"{"query":"xyzzyq"}"#)) == "Nothing is found.")
        #expect(try call("search", #"{"query":"bars","language":"fr"}"#)["isError"] == .bool(true))
    }

    @Test func `pages and sections are read as Markdown, with numbers`() throws {
        let section = text(try call("read", #"{"page":"en/bars.html#home-indicator"}"#))
        #expect(section.hasPrefix("## Home indicator\n\nIt is [34]("))
        #expect(section.contains("| `view.safeAreaInsets` |") && !section.contains("Further words"))
        #expect(text(try call("read", #"{"page":"zh-Hans/bars.md"}"#)).contains("高 34 点。"))
        for page in ["en/none.html", "en/bars.html#none", "../secret.yaml", ""] {
            #expect(try call("read", #"{"page":"\#(page)"}"#)["isError"] == .bool(true), "\(page)")
        }
    }

    @Test func `a long answer comes in parts that clients take, and no part is beyond the last`() throws {
        let first = try call("read", #"{"page":"en/bars.html"}"#)
        #expect(first.text.utf8.count < 100_000)
        #expect(first["structuredContent"]?["parts"] == .number(2))
        #expect(first.text.contains("Part 1 of 2; the next is 'part' 2"))
        let second = text(try call("read", #"{"page":"en/bars.html","part":2}"#))
        #expect(second.contains("Further words.") && !second.contains("Home indicator"))
        #expect(try call("read", #"{"page":"en/bars.html","part":3}"#)["isError"] == .bool(true))
        let devices = try call("devices", "{}")
        #expect(devices.text.utf8.count < 100_000 && devices["isError"] == .bool(false))
    }

    @Test func `parts end at lines, hold everything, and no character is cut`() {
        let lines = String(repeating: "安全区 34\n", count: 20_000)
        let long = String(repeating: "安", count: 40_000)
        for text in [lines, long, "", "a\n"] {
            let parts = AnswerParts(text).parts
            #expect(parts.joined() == text)
            #expect(parts.allSatisfy { $0.utf8.count <= AnswerParts.maxBytes && !$0.contains("\u{FFFD}") })
        }
        #expect(AnswerParts(lines).parts.dropLast().allSatisfy { $0.hasSuffix("\n") })
    }

    @Test func `one scenario of a text is evaluated by its id`() throws {
        let two = Self.scenario + "---\\n" + Self.scenario.replacing("bars", with: "others")
        let result = try call("eval", #"{"scenario":"\#(two)","id":"others"}"#)
        #expect(text(result).contains("others") && !text(result).contains("bars"))
        #expect(try call("eval", #"{"scenario":"\#(two)","id":"none"}"#)["isError"] == .bool(true))
    }

    static let ids = ["9007199254740993", "-1", "1.50", "1e2", "\"a\"", "\"9007199254740993\""]

    @Test func `ids come back as they went, alone and in lists`() throws {
        for id in Self.ids {
            let ping = #"{"jsonrpc":"2.0","method":"ping","params":{"id":[1,"id"]},"id": \#(id)}"#
            let answer = #"{"jsonrpc":"2.0","id":\#(id),"result":{}}"#
            #expect(try output([ping, "[\(ping),\(ping)]"]) == "\(answer)\n[\(answer),\(answer)]\n")
        }
    }

    static let files: [(file: String, isRead: Bool)] = [
        ("a.yaml", true), ("../secret.yaml", false), ("/etc/passwd", false), ("link.yaml", false),
        ("missing.yaml", false),
        (".", false), ("", false), ("a.yaml/../../secret.yaml", false),
    ]

    @Test(arguments: files) func `only files of the folder are read`(_ file: String, _ isRead: Bool) throws {
        let result = try call("eval", #"{"file":"\#(file)"}"#)
        #expect(result["isError"] == .bool(!isRead))
        #expect(!text(result).contains("secret:"))
    }

    @Test func `what is wrong with a scenario is told with its place`() throws {
        let result = try call("eval", #"{"scenario":"id: a\ndevice: iPhone Y\nroot: {}\n"}"#)
        #expect(result["isError"] == .bool(true))
        #expect(text(result).contains("<stdin>:2:9"))
        #expect(try call("conflict", #"{"log":"nothing"}"#)["isError"] == .bool(true))
    }
}
