import CMicroHTTPD
import Glibc
import Synchronization

/// libmicrohttpd, which only this and `EventQueue` call: sockets, and a function from requests to responses.
final class HTTPDaemon: Sendable {
    /// Limits on the resources that clients can take.
    struct Limits: Sendable {
        var connections: UInt32 = 256
        /// The limit of bytes for a request's first line and headers, and for an answer's.
        var headerBytes = 16 << 10
        /// The time that a connection may be silent while it is not its turn to wait for events.
        var seconds: UInt32 = 10
    }

    private let handler: Handler
    private let daemons: Mutex<[OpaquePointer]>

    /// Answers on sockets, which belong to the daemon from now on.
    init(
        on sockets: LoopbackSockets, _ limits: Limits, answer: @escaping @Sendable (Request) -> Response
    ) throws(ServerError) {
        handler = Handler(answer: answer)
        let context = Unmanaged.passUnretained(handler).toOpaque()
        var started: [OpaquePointer] = []
        for socket in sockets.descriptors {
            let daemon = http_start_on_socket(
                socket, limits.connections, limits.headerBytes, limits.seconds, answerRequest, context, leaveEncoded)
            if let daemon { started.append(daemon) } else { close(socket) }
        }
        let isComplete = started.count == sockets.descriptors.count
        if !isComplete { started.forEach { MHD_stop_daemon($0) } }
        daemons = Mutex(isComplete ? started : [])
        if !isComplete { throw .noDaemon }
    }

    /// Ends all connections. Queues of events have to be ended before.
    func stop() {
        daemons.withLock { daemons in
            daemons.forEach { MHD_stop_daemon($0) }
            daemons = []
        }
    }
}

/// The context of libmicrohttpd's callbacks.
private final class Handler: Sendable {
    let answer: @Sendable (Request) -> Response

    init(answer: @escaping @Sendable (Request) -> Response) { self.answer = answer }
}

// MARK: - Callbacks

/// Names are decoded where their validity is decided.
private let leaveEncoded:
    @convention(c) (UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?) -> Int = { _, _, text in
        text.map { strlen($0) } ?? 0
    }

/// Called once when the headers are there, then for the data after them, and once at the end.
private let answerRequest: MHD_AccessHandlerCallback = {
    context, connection, path, method, _, _, uploadSize, marker in
    guard let context, let connection, let path, let method, let uploadSize, let marker else { return .NO }
    let methodName = String(cString: method)
    let isReading = methodName == "GET" || methodName == "HEAD"
    if isReading, marker.pointee == nil {
        marker.pointee = context
        return .YES
    }
    if isReading, uploadSize.pointee > 0 {
        uploadSize.pointee = 0
        return .YES
    }
    func header(_ name: String, _ kind: MHD_ValueKind = .HEADER_KIND) -> String? {
        MHD_lookup_connection_value(connection, kind, name).map { String(cString: $0) }
    }
    let request = Request(
        method: methodName, path: String(cString: path), host: header("Host"), knownTag: header("If-None-Match"),
        since: header("Last-Event-ID") ?? header("since", .GET_ARGUMENT_KIND))
    let handler = Unmanaged<Handler>.fromOpaque(context).takeUnretainedValue()
    return queue(handler.answer(request), on: connection)
}

private func queue(_ response: Response, on connection: OpaquePointer) -> MHD_Result {
    guard let made = make(response.body, for: connection) else { return .NO }
    defer { MHD_destroy_response(made) }
    for header in response.headers { MHD_add_response_header(made, header.name, header.value) }
    return MHD_queue_response(connection, response.status.rawValue, made)
}

private func make(_ body: Response.Body, for connection: OpaquePointer) -> OpaquePointer? {
    switch body {
    case .bytes(let bytes):
        return bytes.withUnsafeBytes { responseCopying($0) }
    case .file(let file):
        let made = MHD_create_response_from_fd64(UInt64(file.size), file.descriptor)
        if made == nil { close(file.descriptor) }
        return made
    case .events(let queue):
        let stream = Unmanaged.passRetained(Stream(queue: queue, connection: connection))
        let made = MHD_create_response_from_callback(
            UInt64.max, 4096, takeEvents, stream.toOpaque(), endEvents)
        if made == nil { stream.release() }
        return made
    }
}

/// A response with a copy of some bytes; nil where there is no memory.
private func responseCopying(_ bytes: UnsafeRawBufferPointer) -> OpaquePointer? {
    // The library takes a pointer that it could write through, and does not.
    let start = UnsafeMutableRawPointer(mutating: bytes.baseAddress)
    return MHD_create_response_from_buffer(bytes.count, start, .RESPMEM_MUST_COPY)
}

/// A queue and the connection that it is sent on.
private final class Stream {
    let queue: EventQueue
    let connection: OpaquePointer

    init(queue: EventQueue, connection: OpaquePointer) {
        self.queue = queue
        self.connection = connection
    }
}

private let takeEvents: MHD_ContentReaderCallback = { context, _, buffer, size in
    guard let context, let buffer else { return Int(MHD_CONTENT_READER_END_OF_STREAM) }
    let stream = Unmanaged<Stream>.fromOpaque(context).takeUnretainedValue()
    let room = UnsafeMutableRawBufferPointer(start: buffer, count: size)
    return stream.queue.take(into: room, of: stream.connection) ?? Int(MHD_CONTENT_READER_END_OF_STREAM)
}

private let endEvents: MHD_ContentReaderFreeCallback = { context in
    guard let context else { return }
    Unmanaged<Stream>.fromOpaque(context).takeRetainedValue().queue.end()
}
