/// The escapes `%20` of references.
package enum PercentEncoding {
    /// The text with every byte escaped that is neither a letter, a digit, one of `-._~`, nor the one to keep.
    package static func encode(_ text: Substring, keeping kept: Unicode.Scalar? = nil) -> String {
        let isPlain = { (byte: UInt8) in isUnreserved(byte) || Unicode.Scalar(byte) == kept }
        if text.utf8.allSatisfy(isPlain) { return String(text) }
        var result = ""
        for byte in text.utf8 {
            if isPlain(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                let digits = String(byte, radix: 16, uppercase: true)
                result += "%" + (digits.utf8.count == 1 ? "0" : "") + digits
            }
        }
        return result
    }

    private static func isUnreserved(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: true
        default: false
        }
    }

    /// The text with its escapes resolved; text that is not an escape, or does not give UTF-8, is kept.
    package static func decode(_ text: Substring) -> String {
        guard text.utf8.contains(0x25) else { return String(text) }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == 0x25, index + 2 < bytes.count, let high = hexDigit(bytes[index + 1]),
                let low = hexDigit(bytes[index + 2])
            {
                result.append(high * 16 + low)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return String(validating: result, as: UTF8.self) ?? String(text)
    }

    private static func hexDigit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case 0x30...0x39: byte - 0x30
        case 0x41...0x46: byte - 0x41 + 10
        case 0x61...0x66: byte - 0x61 + 10
        default: nil
        }
    }
}
