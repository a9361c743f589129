import Foundation
import Synchronization

/// A web server of one process and one test: it hands each request to a function, and writes what that answers, as it is.
final class LocalServer: Sendable {
    private let listener: Int32
    private let port: UInt16
    private let requests = Mutex<[String]>([])

    /// The first lines of the requests so far, such as "GET /a HTTP/1.1".
    var lines: [String] { requests.withLock { $0 } }

    var address: String { "http://127.0.0.1:\(port)" }

    /// - Parameter answer: takes the first line and the body; nil closes the connection without a word.
    init(_ answer: @escaping @Sendable (String, [UInt8]) -> [UInt8]?) throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        self.listener = listener
        var place = sockaddr_in()
        place.sin_family = sa_family_t(AF_INET)
        place.sin_addr.s_addr = inet_addr("127.0.0.1")
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let bound = withUnsafeMutablePointer(to: &place) { place in
            place.withMemoryRebound(to: sockaddr.self, capacity: 1) { place in
                bind(listener, place, size) == 0 && listen(listener, 16) == 0
                    && getsockname(listener, place, &size) == 0
            }
        }
        guard bound else { throw POSIXError(.EADDRNOTAVAIL) }
        port = UInt16(bigEndian: place.sin_port)
        Thread.detachNewThread { [self] in
            while true {
                let connection = accept(listener, nil, nil)
                guard connection >= 0 else { return }
                Thread.detachNewThread { [self] in serve(connection, answer) }
            }
        }
    }

    /// Ends the server; what it is answering is cut off.
    func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

    private func serve(_ connection: Int32, _ answer: (String, [UInt8]) -> [UInt8]?) {
        defer { close(connection) }
        var received: [UInt8] = []
        while true {
            while let (line, body, rest) = Self.request(in: received) {
                received = rest
                requests.withLock { $0.append(line) }
                guard let bytes = answer(line, body) else { return }
                guard
                    bytes.withUnsafeBytes({ send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) })
                        == bytes.count
                else { return }
                if bytes.firstRange(of: Array("Connection: close".utf8)) != nil { return }
            }
            var chunk = [UInt8](repeating: 0, count: 1 << 16)
            let count = recv(connection, &chunk, chunk.count, 0)
            guard count > 0 else { return }
            received += chunk[..<count]
        }
    }

    /// The first request, and what follows it; nil when it has not come to its end.
    private static func request(in bytes: [UInt8]) -> (String, [UInt8], [UInt8])? {
        guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
        let head = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
        let length =
            head.compactMap { line -> Int? in
                line.lowercased().hasPrefix("content-length: ") ? Int(line.dropFirst(16)) : nil
            }.first ?? 0
        let start = end.upperBound
        guard bytes.count >= start + length else { return nil }
        return (head[0], Array(bytes[start..<start + length]), Array(bytes[(start + length)...]))
    }

    /// An answer with a body.
    static func answer(_ status: Int, _ body: [UInt8] = [], _ headers: String = "") -> [UInt8] {
        Array("HTTP/1.1 \(status) X\r\nContent-Length: \(body.count)\r\n\(headers)\r\n".utf8) + body
    }
}
