import Packing

/// A value that decides a result: it writes all that it holds into the result's key, the same in every process.
///
/// A test of each type that writes parts of its own sees to it that no part is forgotten.
package protocol KeyPart {
    func write(into key: inout KeyWriter)
}

/// Collects the parts of a key, one after the other.
package struct KeyWriter {
    fileprivate private(set) var bytes = ByteWriter()

    package init() {}

    package mutating func write<each Part: KeyPart>(_ part: repeat each Part) {
        repeat (each part).write(into: &self)
    }

    fileprivate mutating func append(_ write: (inout ByteWriter) -> Void) { write(&bytes) }

    /// Members whose order differs from process to process.
    fileprivate mutating func write<Member>(
        unordered members: some Sequence<Member>, _ write: (inout KeyWriter, Member) -> Void
    ) {
        let written = members.map { member in
            var own = KeyWriter()
            write(&own, member)
            return own.bytes.bytes
        }
        bytes.append(written.sorted { $0.lexicographicallyPrecedes($1) }) { $0.append($1) }
    }
}

extension ResultKey {
    /// The key of a result that the running tool creates from some values.
    ///
    /// - Parameter kind: the stage that creates it, such as "page".
    package init<each Part: KeyPart>(_ kind: String, madeOf part: repeat each Part) {
        var writer = KeyWriter()
        writer.write(repeat each part)
        self.init(kind, of: writer.bytes.bytes, isShared: false)
    }
}

// MARK: - Values of the standard library

extension ResultKey: KeyPart {
    package func write(into key: inout KeyWriter) { key.append { $0.append(digest) } }
}

extension String: KeyPart {
    package func write(into key: inout KeyWriter) { key.append { $0.append(self) } }
}

extension Bool: KeyPart {
    package func write(into key: inout KeyWriter) { key.append { $0.append(self) } }
}

extension Int: KeyPart {
    package func write(into key: inout KeyWriter) { key.append { $0.append(self) } }
}

extension UInt8: KeyPart {
    package func write(into key: inout KeyWriter) { key.append { $0.append(Int(self)) } }
}

extension Optional: KeyPart where Wrapped: KeyPart {
    package func write(into key: inout KeyWriter) {
        (self != nil).write(into: &key)
        self?.write(into: &key)
    }
}

extension Array: KeyPart where Element: KeyPart {
    package func write(into key: inout KeyWriter) {
        // A cast of the array would look at each byte.
        if Element.self == UInt8.self { return withUnsafeBytes { bytes in key.append { $0.append([UInt8](bytes)) } } }
        count.write(into: &key)
        for element in self { element.write(into: &key) }
    }
}

extension Set: KeyPart where Element: KeyPart {
    package func write(into key: inout KeyWriter) { key.write(unordered: self) { $0.write($1) } }
}

extension Dictionary: KeyPart where Key: KeyPart, Value: KeyPart {
    package func write(into key: inout KeyWriter) { key.write(unordered: self) { $0.write($1.key, $1.value) } }
}
