/// The rules for destinations of links and pictures, and for writing their addresses.
enum DestinationPolicy {
    /// The schemes that an address may have; an address without a scheme points to a place on the site.
    static let schemes = ["http", "https", "mailto"]

    /// The schemes of links to pages by their names: the schemes of DocC, and the schemes that links of wikis become. Only the
    /// page itself knows their targets.
    static let nameSchemes = ["doc", "wiki"]

    /// The scheme of an address that is not allowed, or nil when the address is fine.
    static func unsafeScheme(of address: String) -> String? {
        // Browsers ignore white space and control characters in a scheme, and so must the check.
        let visible = address.utf8.filter { $0 > 0x20 && $0 != 0x7F }
        guard let end = visible.firstIndex(where: { !isSchemeByte($0) }), end > 0, visible[end] == UInt8(ascii: ":")
        else {
            return nil
        }
        let scheme = String(decoding: visible[..<end], as: UTF8.self).lowercased()
        return schemes.contains(scheme) || nameSchemes.contains(scheme) ? nil : scheme
    }

    /// Whether an address names a page, as `doc:Name` does.
    static func isName(_ address: String) -> Bool {
        let address = address.lowercased()
        return nameSchemes.contains { address.hasPrefix($0 + ":") }
    }

    /// The address with all characters percent-encoded that addresses may not have; encoded ones stay.
    static func encoded(_ address: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var encoded: [UInt8] = []
        for byte in address.utf8 {
            if isAddressByte(byte) {
                encoded.append(byte)
            } else {
                encoded += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 0x0F)]]
            }
        }
        return String(decoding: encoded, as: UTF8.self)
    }

    private static func isAlphanumeric(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: false
        }
    }

    private static func isSchemeByte(_ byte: UInt8) -> Bool {
        isAlphanumeric(byte) || "+-.".utf8.contains(byte)
    }

    private static func isAddressByte(_ byte: UInt8) -> Bool {
        isAlphanumeric(byte) || "-_.~!*'();:@&=+$,/?#%".utf8.contains(byte)
    }
}
