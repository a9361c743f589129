import CommandFramework
import Diagnostics
import JSON

/// The server of the Model Context Protocol: the available tools, and their answers.
struct ContextServer {
    let tools: ContextTools

    /// Newest first; the first is offered to those that ask for another one.
    static let versions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    static let maxMessages = 100
    /// A request holds a scenario, a log or a query.
    static let maxBytes = 4 << 20

    /// The line to be written; nil where nothing is answered.
    func answer(to line: LineInput.Line) async -> String? {
        guard case .bytes(let bytes) = line else {
            return RPCError.invalidRequest("a line has at most \(Self.maxBytes) bytes").answer(to: .null).text
        }
        if bytes.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
        let value: JSONValue
        do throws(JSONReader.Problem) {
            value = try JSONReader.value(of: bytes)
        } catch {
            return RPCError.parse("\(error.reason.rawValue) (byte \(error.offset + 1))").answer(to: .null).text
        }
        let ids = MessageIDs(bytes).numbers
        guard case .array(let messages) = value else { return await answer(to: value, ids.first ?? nil) }
        guard (1...Self.maxMessages).contains(messages.count) else {
            return RPCError.invalidRequest("a list has 1 to \(Self.maxMessages) messages").answer(to: .null).text
        }
        var answers: [String] = []
        var numbers = ids[...]
        for message in messages {
            var id: String?
            if case .object = message { id = numbers.popFirst() ?? nil }
            if let answer = await answer(to: message, id) { answers.append(answer) }
        }
        return answers.isEmpty ? nil : "[" + answers.joined(separator: ",") + "]"
    }

    /// - Parameter number: the id of the message as it was written, if it is a number.
    private func answer(to value: JSONValue, _ number: String?) async -> String? {
        guard case .object(let members)? = await answer(to: value) else { return nil }
        return "{"
            + members.map { member in
                let text = member.key == "id" && member.value != .null ? number : nil
                return JSONValue.string(member.key).text + ":" + (text ?? member.value.text)
            }.joined(separator: ",") + "}"
    }

    private func answer(to value: JSONValue) async -> JSONValue? {
        switch RPCMessage(value) {
        case .notification: return nil
        case .invalid(let id, let error): return error.answer(to: id)
        case .request(let id, let method, let parameters):
            do throws(RPCError) {
                let result = try await result(of: method, parameters)
                return .object([.init("jsonrpc", .string("2.0")), .init("id", id), .init("result", result)])
            } catch {
                return error.answer(to: id)
            }
        }
    }

    private static let methods = ["initialize", "ping", "tools/list", "tools/call"]

    private func result(of method: String, _ parameters: JSONValue) async throws(RPCError) -> JSONValue {
        switch method {
        case "initialize": return try greeting(parameters)
        case "ping": return .object([])
        case "tools/list": return .object([.init("tools", .array(ContextTool.allCases.map { $0.json }))])
        case "tools/call": return try await tools.call(parameters)
        default:
            let hint = SpellingSuggestion.nearest(to: method, among: Self.methods).map {
                "; did you mean '\($0.word)'?"
            }
            throw .unknownMethod("there is no method '\(method)'\(hint ?? "")")
        }
    }

    private func greeting(_ parameters: JSONValue) throws(RPCError) -> JSONValue {
        guard case .string(let wanted)? = parameters["protocolVersion"] else {
            throw .invalidParameters("'protocolVersion' is missing, or is no text")
        }
        tools.prepare()
        let version = Self.versions.contains(wanted) ? wanted : Self.versions[0]
        return .object([
            .init("protocolVersion", .string(version)),
            .init("capabilities", .object([.init("tools", .object([.init("listChanged", .bool(false))]))])),
            .init(
                "serverInfo",
                .object([.init("name", .string("notchbook")), .init("version", .string(ToolVersion.text))])),
            .init("instructions", .string(ContextTool.instructions)),
        ])
    }
}
