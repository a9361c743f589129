import Glibc

/// Lines of a stream, no line of which is kept beyond a bound.
package struct LineInput {
    package enum Line: Equatable {
        case bytes([UInt8])
        /// More than the bound; it has been passed over.
        case tooLong
    }

    private let maxBytes: Int
    private let read: () -> [UInt8]
    private var rest: ArraySlice<UInt8> = []
    private var hasEnded = false

    /// - Parameter read: the next bytes; none at the end.
    package init(maxBytes: Int, read: @escaping () -> [UInt8]) {
        self.maxBytes = maxBytes
        self.read = read
    }

    /// The lines of standard input.
    package static func standard(maxBytes: Int) -> LineInput {
        LineInput(maxBytes: maxBytes) { bytes(of: STDIN_FILENO) }
    }

    /// The lines of a file, which is open as long as its reader keeps it.
    package static func file(_ path: String, maxBytes: Int) throws(CommandError) -> OpenFile {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw .unreadable(path: path, reason: String(cString: strerror(errno))) }
        return OpenFile(descriptor, maxBytes: maxBytes)
    }

    /// A file with the lines that are left of it.
    package final class OpenFile {
        private var input: LineInput
        private let descriptor: Int32

        fileprivate init(_ descriptor: Int32, maxBytes: Int) {
            self.descriptor = descriptor
            input = LineInput(maxBytes: maxBytes) { LineInput.bytes(of: descriptor) }
        }

        deinit { close(descriptor) }

        package func next() -> Line? { input.next() }
    }

    /// The next bytes of a stream; none at its end, and where it cannot be read on.
    private static func bytes(of descriptor: Int32) -> [UInt8] {
        while true {
            var count = 0
            let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, filled in
                count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
                filled = max(count, 0)
            }
            if count < 0, errno == EINTR { continue }
            return bytes
        }
    }

    /// The next line without its end; nil at the end of the stream.
    package mutating func next() -> Line? {
        var line: [UInt8] = []
        var isTooLong = false
        var hasBegun = false
        while true {
            if rest.isEmpty, !hasEnded {
                rest = read()[...]
                hasEnded = rest.isEmpty
            }
            if rest.isEmpty { return hasBegun ? (isTooLong ? .tooLong : .bytes(line)) : nil }
            hasBegun = true
            let end = rest.firstIndex(of: UInt8(ascii: "\n"))
            let piece = rest[..<(end ?? rest.endIndex)]
            if line.count + piece.count > maxBytes {
                isTooLong = true
                line = []
            } else if !isTooLong {
                line += piece
            }
            rest = end.map { rest[($0 + 1)...] } ?? []
            if end != nil { return isTooLong ? .tooLong : .bytes(line) }
        }
    }
}
