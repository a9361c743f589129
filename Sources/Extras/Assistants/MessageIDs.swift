import CommandFramework
/// The ids of messages as they were written: a number keeps its digits, of which a Double has no more than sixteen.
struct MessageIDs {
    /// The number that is the id of each message of a line, in order; nil where it is none.
    private(set) var numbers: [String?] = []
    private let bytes: [UInt8]
    private var place = 0

    /// - Parameter bytes: JSON, an object or an array of objects.
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var (depth, isKey, outer) = (0, false, 0)
        while place < bytes.count {
            let byte = bytes[place]
            place += 1
            switch byte {
            case UInt8(ascii: "["), UInt8(ascii: "{"):
                if byte == UInt8(ascii: "{"), depth == outer { numbers.append(nil) }
                if depth == 0, byte == UInt8(ascii: "[") { outer = 1 }
                depth += 1
                isKey = byte == UInt8(ascii: "{")
            case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case UInt8(ascii: ","): isKey = true
            case UInt8(ascii: ":"): isKey = false
            case UInt8(ascii: "\""):
                let text = string()
                if isKey, depth == outer + 1, text == "id", !numbers.isEmpty, let number = number() {
                    numbers[numbers.count - 1] = number
                }
            default: continue
            }
        }
    }

    /// The string whose quote has been passed.
    private mutating func string() -> String {
        let start = place
        while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
            place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        defer { place += 1 }
        return String(decoding: bytes[start..<min(place, bytes.count)], as: UTF8.self)
    }

    /// The number behind the colon that follows.
    private func number() -> String? {
        let rest = bytes[place...].drop { [0x20, 0x09, 0x0D, UInt8(ascii: ":")].contains($0) }
        let digits = rest.prefix { (0x30...0x39).contains($0) || "+-.eE".utf8.contains($0) }
        return digits.isEmpty ? nil : String(decoding: digits, as: UTF8.self)
    }
}
