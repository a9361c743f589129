/// An id written at the end of a heading: `## Safe area {#safe-area}`.
struct WrittenAnchor {
    /// Nil when there is no good id in the braces.
    let id: String?
    /// How many bytes of the text are the braces with the id in them.
    let length: Int

    /// Nil when the text does not end in such braces.
    init?(_ text: [UInt8]) {
        guard text.last == UInt8(ascii: "}"), let opening = text.lastIndex(of: UInt8(ascii: "{")),
            text[opening...].starts(with: "{#".utf8)
        else { return nil }
        let id = String(decoding: text[(opening + 2)...].dropLast(), as: UTF8.self)
        let isGood = !id.isEmpty && id.unicodeScalars.allSatisfy { Self.isAllowed($0) }
        self.id = isGood ? id : nil
        length = text.count - opening
    }

    /// Letters of any script, digits, hyphen, underscore, dot.
    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "-" || scalar == "_" || scalar == "." || scalar.properties.isAlphabetic
            || scalar.properties.numericType != nil
    }
}
