import Languages
import Synchronization

/// The answers to requests, and the pages that wait for news.
final class PreviewSite: Sendable {
    private let folder: SiteFolder
    private let port: Int
    private let script: PreviewScript
    private let state: Mutex<State>

    private struct State {
        var log: ChangeLog
        var listeners: [EventQueue] = []
        /// Files that a running build has shown, by path.
        var drafts: [String: [UInt8]] = [:]
        /// Ends when a page of the drafts has been loaded; nil where no page was told of them.
        var loading: (stream: AsyncStream<Void>, continuation: AsyncStream<Void>.Continuation)?
        var isEnded = false

        /// Sends the changes to all pages that listen.
        mutating func notify(_ paths: some Sequence<String>, _ problems: PreviewProblems?) {
            let before = log.version
            log.record(paths, problems)
            let event = log.event(since: before)
            for listener in listeners { listener.send(event) }
            listeners.removeAll { $0.isEnded }
        }
    }

    /// Files of a site that is read offline: its worker would show what it has kept in place of what was saved.
    private static let worker = "service-worker.js"
    private static let offlineList = "offline.txt"

    init(folder: String, port: Int, words: [Words]) {
        self.folder = SiteFolder(path: folder)
        self.port = port
        script = PreviewScript(words: words)
        state = Mutex(State(log: ChangeLog(run: String(UInt64.random(in: 0 ... .max), radix: 36))))
    }

    // MARK: - News

    func show(_ files: [String: [UInt8]]) {
        state.withLock { state in
            state.drafts = files
            state.notify(files.keys, state.log.problems)
            state.loading = state.listeners.isEmpty ? nil : AsyncStream.makeStream(of: Void.self)
        }
    }

    /// Waits until a page that was told of the shown files has loaded itself anew, which then listens from their version on.
    /// A page that shows none of them does not; where no page listens there is nothing to wait for.
    func waitForPage(atMost patience: Duration) async {
        guard let loading = state.withLock({ $0.loading?.stream }) else { return }
        await withTaskGroup { group in
            group.addTask { for await _ in loading {} }
            group.addTask { try? await Task.sleep(for: patience) }
            await group.next()
            group.cancelAll()
        }
    }

    /// Publishes the written files: those that were shown are known to pages already, and those that were shown but not
    /// written are announced again.
    func publish(_ paths: [String], _ problems: PreviewProblems?) {
        state.withLock { state in
            let changed = Set(paths).symmetricDifference(state.drafts.keys)
            (state.drafts, state.loading) = ([:], nil)
            state.notify(changed, problems)
        }
    }

    /// Sends a comment to all: clients that have gone silently are noticed when it does not arrive.
    func nudge() {
        state.withLock { state in
            for listener in state.listeners { listener.send(":\n\n") }
            state.listeners.removeAll { $0.isEnded }
        }
    }

    func end() {
        state.withLock { state in
            state.isEnded = true
            for listener in state.listeners { listener.end() }
            state.listeners = []
        }
    }

    private func listen(since version: String?) -> Response {
        let queue = EventQueue()
        // Browsers ask again this soon, in milliseconds, after the server has gone.
        queue.send("retry: 300\n\n")
        // A page that is loaded anew again and again leaves as many connections.
        nudge()
        state.withLock { state in
            queue.send(state.log.event(since: version))
            if version == state.log.version { state.loading?.continuation.finish() }
            if state.isEnded { queue.end() } else { state.listeners.append(queue) }
        }
        return own(.ok, .events, .events(queue))
    }

    // MARK: - Answers

    func answer(_ request: Request) -> Response {
        guard HostCheck.isLocal(request.host, port: port) else {
            return .plain(.wrongHost, "This server answers to http://127.0.0.1:\(port)/ and to no other name.")
        }
        guard ["GET", "HEAD"].contains(request.method) else {
            return .plain(.wrongMethod, "Only GET and HEAD.", [.init(name: "Allow", value: "GET, HEAD")])
        }
        guard let path = RequestPath(request.path) else { return .plain(.malformed, "This is no path of a site.") }
        switch path.text {
        case PreviewScript.folder + "/events": return listen(since: request.since)
        case Self.worker: return own(.ok, .script, .bytes(Array(PreviewScript.worker.utf8)))
        case Self.offlineList: return .plain(.missing, "Previews are not read offline.")
        default: break
        }
        if path.steps.count == 2, path.steps[0] == PreviewScript.folder, let file = PreviewScript.file(path.steps[1]) {
            return own(.ok, file.type, .bytes(Array(file.text.utf8)))
        }
        return deliver(path, request)
    }

    private func deliver(_ path: RequestPath, _ request: Request) -> Response {
        if let draft = draft((path.isFolder ? path.page : path).text) { return draft }
        switch (folder.find(path), path.isFolder) {
        case (.file(let file), false): return deliver(file, at: path.text, .ok, request)
        case (.folder, true):
            guard case .file(let file) = folder.find(path.page) else { break }
            return deliver(file, at: path.page.text, .ok, request)
        // Links on a page are relative to its folder.
        case (.folder, false): return .plain(.moved, "A folder.", [.init(name: "Location", value: request.path + "/")])
        case (.file(let file), true): file.discard()
        case (nil, _): break
        }
        let missing = "404.html"
        if let path = RequestPath("/" + missing), case .file(let file) = folder.find(path) {
            return deliver(file, at: missing, .missing, request)
        }
        return own(.missing, .html, .bytes(script.emptyPage(version: version)))
    }

    private func deliver(_ file: OpenFile, at path: String, _ status: Response.Status, _ request: Request) -> Response {
        let type = ContentType(of: path)
        let isConfined = ContentType.isAttachment(path)
        if type == .html {
            // Before the file is read: changes in the meantime are then reported.
            let version = version
            return own(status, type, .bytes(script.added(to: file.readAll(), path: path, version: version)))
        }
        if request.knownTag == file.tag {
            file.discard()
            return own(.unchanged, type, .bytes([]), tag: file.tag, isConfined: isConfined)
        }
        return own(status, type, .file(file), tag: file.tag, isConfined: isConfined)
    }

    /// A file that does not lie in the folder yet.
    private func draft(_ path: String) -> Response? {
        let (bytes, version) = state.withLock { ($0.drafts[path], $0.log.version) }
        guard let bytes else { return nil }
        let type = ContentType(of: path)
        return own(
            .ok, type, .bytes(type == .html ? script.added(to: bytes, path: path, version: version) : bytes),
            isConfined: ContentType.isAttachment(path))
    }

    private var version: String { state.withLock { $0.log.version } }

    /// A response that browsers ask for again, and that no other site may use.
    ///
    /// - Parameter isConfined: whether it runs nothing even where a browser took it for a page.
    private func own(
        _ status: Response.Status, _ type: ContentType, _ body: Response.Body, tag: String? = nil,
        isConfined: Bool = false
    ) -> Response {
        var headers: [Response.Header] = [
            .type(type), .init(name: "Cache-Control", value: "no-cache"),
            .init(name: "X-Content-Type-Options", value: "nosniff"),
            .init(name: "Cross-Origin-Resource-Policy", value: "same-origin"),
        ]
        if isConfined {
            headers.append(
                .init(
                    name: "Content-Security-Policy",
                    value: "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"))
        }
        if let tag { headers.append(.init(name: "ETag", value: tag)) }
        return Response(status, headers, body)
    }
}
