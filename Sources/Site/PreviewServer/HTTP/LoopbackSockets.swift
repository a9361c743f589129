import Glibc

/// Sockets that listen on one port of the addresses by which a machine reaches itself, 127.0.0.1 and ::1.
struct LoopbackSockets {
    let port: Int
    let descriptors: [Int32]

    /// A failure to open a port, with the system's error number.
    private struct Failure: Error {
        let number: Int32
    }

    /// Takes the first free port of a range; 0 means any free one.
    static func open(firstOf ports: ClosedRange<Int>) throws(ServerError) -> LoopbackSockets {
        var last: Int32 = 0
        for port in ports {
            do throws(Failure) {
                return try LoopbackSockets(port: port)
            } catch {
                last = error.number
                if last != EADDRINUSE { break }
            }
        }
        throw .noPort(ports, reason: String(cString: strerror(last)))
    }

    private init(port: Int) throws(Failure) {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = in_addr_t(INADDR_LOOPBACK).bigEndian
        let first = try Self.listen(AF_INET, &address)
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        withUnsafeMutableBytes(of: &address) { bytes in
            _ = getsockname(first, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &length)
        }
        self.port = Int(UInt16(bigEndian: address.sin_port))
        descriptors = try [first] + Self.second(beside: first, port: self.port, isChosen: port != 0)
    }

    /// A socket on port `port` of ::1, where this machine has that address. A port that another program uses is not
    /// shared with it.
    private static func second(beside first: Int32, port: Int, isChosen: Bool) throws(Failure) -> [Int32] {
        var address = sockaddr_in6()
        address.sin6_family = sa_family_t(AF_INET6)
        address.sin6_port = in_port_t(port).bigEndian
        address.sin6_addr = in6addr_loopback
        do throws(Failure) {
            return [try listen(AF_INET6, &address)]
        } catch {
            guard isChosen, error.number == EADDRINUSE else { return [] }
            close(first)
            throw error
        }
    }

    private static func listen<Address>(_ family: Int32, _ address: inout Address) throws(Failure) -> Int32 {
        let kind = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
        let descriptor = socket(family, kind, 0)
        guard descriptor >= 0 else { throw Failure(number: errno) }
        // Connections of a server that has just ended would keep the port for a minute.
        var yes: Int32 = 1
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
        let isBound = withUnsafeBytes(of: &address) { bytes in
            bind(
                descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t(bytes.count)) == 0
        }
        guard isBound, Glibc.listen(descriptor, 128) == 0 else {
            let number = errno
            close(descriptor)
            throw Failure(number: number)
        }
        return descriptor
    }
}
