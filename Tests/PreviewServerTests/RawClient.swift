import Foundation

/// A connection to a port of this machine, for requests that no proper client would send.
final class RawClient {
    private let descriptor: Int32

    struct Failure: Error {}

    /// - Parameter seconds: how long it waits for an answer.
    init(port: Int, seconds: Int = 10, isIPv6: Bool = false) throws {
        descriptor = socket(isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var patience = timeval(tv_sec: seconds, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
        let isConnected = isIPv6 ? connectIPv6(port) : connectIPv4(port)
        if !isConnected { throw Failure() }
    }

    deinit { close(descriptor) }

    private func connectIPv4(_ port: Int) -> Bool {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
        return connect(&address)
    }

    private func connectIPv6(_ port: Int) -> Bool {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = in_port_t(port).bigEndian
        address.sin6_addr = in6addr_loopback
        return connect(&address)
    }

    private func connect<Address>(_ address: inout Address) -> Bool {
        withUnsafeBytes(of: &address) { bytes in
            guard let start = bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self) else { return false }
            return Foundation.connect(descriptor, start, socklen_t(bytes.count)) == 0
        }
    }

    /// Sends bytes; what the other side no longer takes is lost.
    func send(_ text: String) {
        let bytes = Array(text.utf8)
        var start = 0
        while start < bytes.count {
            let count = bytes[start...].withUnsafeBytes { rest in
                Foundation.send(descriptor, rest.baseAddress, rest.count, Int32(MSG_NOSIGNAL))
            }
            guard count > 0 else { return }
            start += count
        }
    }

    /// What comes next; empty at the end, nil when nothing comes.
    func receive() -> String? {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        return count < 0 ? nil : String(decoding: buffer.prefix(count), as: UTF8.self)
    }

    /// What comes until the other side ends, or until a text is there.
    func receive(until text: String? = nil) -> String {
        var received = ""
        while let part = receive(), !part.isEmpty {
            received += part
            if let text, received.contains(text) { break }
        }
        return received
    }
}
