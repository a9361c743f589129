import LayoutEngine
import Packing

/// A checksum of a value by all that it holds: the same in every process, another one where anything in it is another.
///
/// Nothing has to be said about a type, and nothing of it can be forgotten. A value that holds something of which that cannot be
/// said, such as a closure, has no checksum.
package enum ValueChecksum {
    package static func checksum(of value: Any) -> [UInt8]? {
        var writer = ValueWriter()
        return writer.write(value) ? SHA256.digest(of: writer.bytes) : nil
    }
}

/// An optional of whatever type. A cast would take its value out of it, so that an empty text and none were the same.
private protocol AnyOptional {
    var wrapped: Any? { get }
}

extension Optional: AnyOptional {
    fileprivate var wrapped: Any? { map { $0 } }
}

/// Writes what values hold, one behind the other, each with its length.
private struct ValueWriter {
    var bytes: [UInt8] = []

    /// False for what cannot be written.
    mutating func write(_ value: Any) -> Bool {
        switch value {
        case let optional as any AnyOptional:
            append(optional.wrapped == nil ? 0 : 1)
            return optional.wrapped.map { write($0) } ?? true
        case let text as String: append(Array(text.utf8))
        case let number as Int: append(UInt64(bitPattern: Int64(number)))
        case let number as Double: append(number.bitPattern)
        case let flag as Bool: append(flag ? 1 : 0)
        case let range as Range<Int>:
            append(UInt64(bitPattern: Int64(range.lowerBound)))
            append(UInt64(bitPattern: Int64(range.upperBound)))
        case let own as [UInt8]: append(own)
        // Of the catalog, which is part of the code, or of a file that goes into the site's checksum.
        case let device as Device: append(Array(device.id.utf8))
        case let number as UInt64: append(number)
        case let revision as Revision:
            guard let checksum = revision.checksum else { return false }
            append(checksum)
        default: return write(partsOf: value)
        }
        return true
    }

    private mutating func append(_ number: UInt64) {
        for shift in stride(from: 0, to: 64, by: 8) { bytes.append(UInt8(truncatingIfNeeded: number >> UInt64(shift))) }
    }

    private mutating func append(_ own: [UInt8]) {
        append(UInt64(own.count))
        bytes += own
    }

    private mutating func write(partsOf value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        switch mirror.displayStyle {
        case .struct?, .tuple?, .collection?:
            append(UInt64(mirror.children.count))
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
            var writer = ValueWriter()
            guard writer.write(member) else { return false }
            written.append(writer.bytes)
        }
        append(UInt64(written.count))
        for member in written.sorted(by: { $0.lexicographicallyPrecedes($1) }) { append(member) }
        return true
    }

    /// The name of the case, and what it holds. What describes itself may leave something out.
    private mutating func write(enumeration value: Any, _ payload: Mirror.Child?) -> Bool {
        if let payload {
            append(Array((payload.label ?? "").utf8))
            return write(payload.value)
        }
        if let raw = (value as? any RawRepresentable)?.rawValue { return write(raw) }
        guard !(value is any CustomStringConvertible) else { return false }
        append(Array(String(describing: value).utf8))
        return true
    }
}
