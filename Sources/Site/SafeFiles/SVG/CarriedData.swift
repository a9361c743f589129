/// Pictures and fonts in an address: `data:image/png;base64,…`. They are decoded, identified by their first bytes, and encoded
/// again.
enum CarriedData {
    /// The address of a picture as it is written; nil for an address of anything else.
    static func picture(_ address: String, isInside depth: Int, _ omitted: inout OmissionList) -> String? {
        guard let (type, bytes) = parse(address) else { return nil }
        if type == "image/svg+xml" {
            guard depth < SafeSVG.Bounds.pictures,
                let picture = try? SafeSVG.picture(from: bytes, isInside: depth + 1)
            else { return nil }
            for omission in picture.omissions { omitted.add(omission.what, count: omission.count) }
            return "data:image/svg+xml;base64," + Base64.encoded(picture.bytes)
        }
        guard let kind = FileKind.carriedPictures.first(where: { $0.matches(bytes) }) else { return nil }
        return "data:\(kind.mediaType);base64," + Base64.encoded(bytes)
    }

    /// The address of a font as it is written; nil for an address of anything else.
    static func font(_ address: String) -> String? {
        guard let (_, bytes) = parse(address), let kind = FileKind.fonts.first(where: { $0.matches(bytes) }) else {
            return nil
        }
        return "data:\(kind.mediaType);base64," + Base64.encoded(bytes)
    }

    private static func parse(_ address: String) -> (type: String, bytes: [UInt8])? {
        let text = address.utf8
        guard String(address.prefix(5)).lowercased() == "data:", let comma = text.firstIndex(of: UInt8(ascii: ","))
        else {
            return nil
        }
        let head = String(address[address.index(address.startIndex, offsetBy: 5)..<comma]).lowercased()
        let words = head.split(separator: ";", omittingEmptySubsequences: false).map { String($0).trimmed }
        let data = percentDecoded(text[text.index(after: comma)...])
        let bytes = words.dropFirst().contains("base64") ? Base64.decoded(data) : data
        return bytes.map { (words.first ?? "", $0) }
    }

    private static func percentDecoded(_ text: Substring.UTF8View) -> [UInt8] {
        let bytes = Array(text)
        guard bytes.contains(UInt8(ascii: "%")) else { return bytes }
        var result: [UInt8] = []
        var index = 0
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
                let value = UInt8(String(decoding: bytes[(index + 1)...(index + 2)], as: UTF8.self), radix: 16)
            {
                result.append(value)
                index += 3
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        return result
    }
}

/// Bytes as letters, digits, `+` and `/`, as defined by RFC 4648.
enum Base64 {
    private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
    private static let values: [UInt8?] = {
        var values: [UInt8?] = Array(repeating: nil, count: 256)
        for (value, letter) in letters.enumerated() { values[Int(letter)] = UInt8(value) }
        return values
    }()

    static func encoded(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        text.reserveCapacity((bytes.count + 2) / 3 * 4)
        for start in stride(from: 0, to: bytes.count, by: 3) {
            let group = bytes[start..<min(start + 3, bytes.count)]
            let bits = group.reduce(UInt32(0)) { $0 << 8 | UInt32($1) } << (8 * UInt32(3 - group.count))
            for place in 0..<4 {
                text.append(
                    place <= group.count ? letters[Int(bits >> (18 - 6 * UInt32(place)) & 63)] : UInt8(ascii: "="))
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// White space is skipped; nil if there is anything else.
    static func decoded(_ text: [UInt8]) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.count / 4 * 3)
        var bits: UInt32 = 0
        var count: UInt32 = 0
        var isEnded = false
        for byte in text where byte > 0x20 {
            if byte == UInt8(ascii: "=") {
                isEnded = true
                continue
            }
            guard !isEnded, let value = values[Int(byte)] else { return nil }
            bits = (bits << 6 | UInt32(value)) & 0xFFFF
            count += 6
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(bits >> count & 0xFF))
            }
        }
        return bytes
    }
}
