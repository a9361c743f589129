package import Languages
import LayoutEngine
import Packing

/// A checksum of a value by all that it holds: the same in every process, another one where anything in it is another.
///
/// Nothing has to be said about a type, and nothing of it can be forgotten. A value that holds something of which that cannot be
/// said, such as a closure, has no checksum.
package enum ValueChecksum {
    package static func checksum(of value: Any) -> [UInt8]? { checksum { $0.write(value) } }

    package static func checksum(of value: some SelfWriting) -> [UInt8]? { checksum { value.write(into: &$0) } }

    package static func checksum(_ write: (inout ValueWriter) -> Bool) -> [UInt8]? {
        var values = ValueWriter()
        return write(&values) ? SHA256.digest(of: values.writer.bytes) : nil
    }
}

/// A value of which there are as many as pages, so that it is not taken apart by reflection, which takes ten times as long.
///
/// A test sees to it that none of its parts is forgotten.
package protocol SelfWriting {
    /// Writes all of its parts, always in the same order.
    ///
    /// - Returns: false for what cannot be written.
    func write(into writer: inout ValueWriter) -> Bool
}

/// A value that many others hold, and that works out its checksum once.
package protocol Checksummed: Sendable {
    /// Of everything that it holds, the same in every process that runs the same code; nil where nobody can say.
    var checksum: [UInt8]? { get }
}

/// An optional of whatever type. A cast would take its value out of it, so that an empty text and none were the same.
private protocol AnyOptional {
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var wrapped: Any? { map { $0 } }
}

/// Writes what values hold, one behind the other. What cannot be written is answered with false.
package struct ValueWriter {
    fileprivate private(set) var writer = ByteWriter()

    fileprivate init() {}

    // MARK: - By type

    package mutating func write(_ text: String) -> Bool {
        writer.append(text)
        return true
    }

    package mutating func write(_ flag: Bool) -> Bool {
        writer.append(flag)
        return true
    }

    package mutating func write(_ language: Language) -> Bool { write(language.tag) }

    /// Editions go into the site's checksum.
    package mutating func write(_ route: Route) -> Bool { write(route.path) }

    package mutating func write(_ value: some Checksummed) -> Bool {
        guard let checksum = value.checksum else { return false }
        writer.append(checksum)
        return true
    }

    package mutating func write(_ value: some SelfWriting) -> Bool { value.write(into: &self) }

    package mutating func write<Own: SelfWriting>(_ list: [Own]) -> Bool {
        writer.append(list.count)
        return list.allSatisfy { $0.write(into: &self) }
    }

    package mutating func write<Own: Checksummed>(_ list: [Own]) -> Bool {
        writer.append(list.count)
        return list.allSatisfy { write($0) }
    }

    package mutating func write(_ list: [String]) -> Bool {
        writer.append(list) { $0.append($1) }
        return true
    }

    /// Most of the lists of pages are empty.
    package mutating func write<Element>(_ list: [Element]) -> Bool {
        writer.append(list.count)
        return list.isEmpty || list.allSatisfy { write($0 as Any) }
    }

    package mutating func write<Key, Value>(_ dictionary: [Key: Value]) -> Bool {
        writer.append(dictionary.isEmpty)
        return dictionary.isEmpty || write(dictionary as Any)
    }

    // MARK: - By reflection

    package mutating func write(_ value: Any) -> Bool {
        // Most values are of types that are told by one comparison; casts to protocols are sought in the whole program.
        let type = type(of: value)
        if type == String.self, let text = value as? String {
            writer.append(text)
        } else if type == Int.self, let number = value as? Int {
            writer.append(number)
        } else if type == Language.self, let language = value as? Language {
            return write(language)
        } else if type == Route.self, let route = value as? Route {
            return write(route)
        } else {
            return writeOther(value)
        }
        return true
    }

    private mutating func writeOther(_ value: Any) -> Bool {
        switch value {
        case let optional as any AnyOptional:
            writer.append(optional.wrapped != nil)
            return optional.wrapped.map { write($0) } ?? true
        case let number as Double: writer.append(number)
        case let flag as Bool: writer.append(flag)
        case let range as Range<Int>:
            writer.append(range.lowerBound)
            writer.append(range.upperBound)
        case let own as [UInt8]: writer.append(own)
        case let texts as [String]: return write(texts)
        case let own as any SelfWriting: return own.write(into: &self)
        // Of the catalog, which is part of the code, or of a file that goes into the site's checksum.
        case let device as Device: writer.append(device.id)
        case let number as UInt64: writer.append(Int(bitPattern: UInt(number)))
        case let own as any Checksummed: return write(own)
        default: return write(partsOf: value)
        }
        return true
    }

    private mutating func write(partsOf value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct?, .tuple?, .collection?:
            writer.append(mirror.children.count)
            return mirror.children.allSatisfy { write($0.value) }
        case .set?, .dictionary?: return write(unordered: mirror.children.map { $0.value })
        case .enum?: return write(enumeration: value, mirror.children.first)
        default: return false
        }
    }

    /// Their order is another one in every process.
    private mutating func write(unordered members: [Any]) -> Bool {
        var written: [[UInt8]] = []
        for member in members {
            var own = ValueWriter()
            guard own.write(member) else { return false }
            written.append(own.writer.bytes)
        }
        writer.append(written.sorted { $0.lexicographicallyPrecedes($1) }) { $0.append($1) }
        return true
    }

    /// The name of the case, and what it holds. What describes itself may leave something out.
    private mutating func write(enumeration value: Any, _ payload: Mirror.Child?) -> Bool {
        if let payload {
            writer.append(payload.label ?? "")
            return write(payload.value)
        }
        if let raw = (value as? any RawRepresentable)?.rawValue { return write(raw) }
        guard !(value is any CustomStringConvertible) else { return false }
        writer.append(String(describing: value))
        return true
    }
}
