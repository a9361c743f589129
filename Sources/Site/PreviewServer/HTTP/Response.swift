/// An answer to a client.
struct Response: Sendable {
    let status: Status
    var headers: [Header]
    let body: Body

    struct Header: Equatable, Sendable {
        let name: String
        let value: String
    }

    enum Status: UInt32, Sendable {
        case ok = 200
        case moved = 301
        case unchanged = 304
        case malformed = 400
        case missing = 404
        case wrongMethod = 405
        case wrongHost = 421
    }

    enum Body: Sendable {
        case bytes([UInt8])
        /// Whoever sends the response closes it.
        case file(OpenFile)
        case events(EventQueue)
    }

    init(_ status: Status, _ headers: [Header] = [], _ body: Body) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// A status in a few words for human readers.
    static func plain(_ status: Status, _ text: String, _ headers: [Header] = []) -> Response {
        Response(status, [.type(.text)] + headers, .bytes(Array((text + "\n").utf8)))
    }
}

extension Response.Header {
    static func type(_ type: ContentType) -> Self { .init(name: "Content-Type", value: type.text) }
}

/// A file that is open for reading.
struct OpenFile: Sendable {
    let descriptor: Int32
    let size: Int
    /// Differs for every state of the file.
    let tag: String
}
