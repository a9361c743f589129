import CommandFramework
import JSON

/// A message of JSON-RPC 2.0 that came in, as far as it has to be answered.
enum RPCMessage {
    case request(id: JSONValue, method: String, parameters: JSONValue)
    /// A notification, which is not answered, or a response to a request that was never sent.
    case notification
    case invalid(id: JSONValue, RPCError)

    init(_ value: JSONValue) {
        guard case .object(let members) = value else {
            self = .invalid(id: .null, .invalidRequest("a message is an object"))
            return
        }
        let id = value["id"]
        switch id {
        case nil, .string, .number: break
        default:
            self = .invalid(id: .null, .invalidRequest("'id' is a text or a number"))
            return
        }
        guard value["jsonrpc"] == .string("2.0") else {
            self = .invalid(id: id ?? .null, .invalidRequest("'jsonrpc' has to be \"2.0\""))
            return
        }
        guard let method = value["method"] else {
            let isAnswer = members.contains { $0.key == "result" || $0.key == "error" }
            self = isAnswer ? .notification : .invalid(id: id ?? .null, .invalidRequest("there is no 'method'"))
            return
        }
        guard case .string(let name) = method else {
            self = .invalid(id: id ?? .null, .invalidRequest("'method' is a text"))
            return
        }
        guard let id else {
            self = .notification
            return
        }
        switch value["params"] {
        case nil: self = .request(id: id, method: name, parameters: .object([]))
        case .object?, .array?: self = .request(id: id, method: name, parameters: value["params"] ?? .null)
        default: self = .invalid(id: id, .invalidParameters("'params' is an object"))
        }
    }
}

/// The reason why a request is not answered with a result, with the code that the protocol has for it.
struct RPCError: Error, Equatable {
    let code: Int
    let message: String

    static func parse(_ message: String) -> RPCError { RPCError(code: -32700, message: message) }
    static func invalidRequest(_ message: String) -> RPCError { RPCError(code: -32600, message: message) }
    static func unknownMethod(_ message: String) -> RPCError { RPCError(code: -32601, message: message) }
    static func invalidParameters(_ message: String) -> RPCError { RPCError(code: -32602, message: message) }

    func answer(to id: JSONValue) -> JSONValue {
        .object([
            .init("jsonrpc", .string("2.0")), .init("id", id),
            .init("error", .object([.init("code", .number(Double(code))), .init("message", .string(message))])),
        ])
    }
}

extension JSONValue {
    /// Its name in messages.
    var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number: "a number"
        case .string: "a string"
        case .array: "a list"
        case .object: "an object"
        }
    }
}
