import COpenCC

/// The traditional characters and their simplified ones, as OpenCC's tables have them.
package enum TraditionalCharacters {
    /// The simplified characters by the traditional ones of Unicode's two oldest blocks, as UTF-16 units; nothing where the
    /// tables are not installed.
    package static let simplified: [UInt16: UInt16] = {
        let blocks = [0x3400...0x4DBF, 0x4E00...0x9FFF] as [ClosedRange<UInt16>]
        let characters = blocks.flatMap { Array($0) }
        // A comma keeps neighbours from being read as one word.
        let comma = UInt16(UInt8(ascii: ","))
        let text = String(decoding: characters.flatMap { [$0, comma] }, as: UTF16.self)
        guard let converted = converted(text, by: "t2s.json") else { return [:] }
        let results = Array(converted.utf16).split(separator: comma)
        guard results.count == characters.count else { return [:] }
        // A few have simplified forms in the younger blocks, which are two units long.
        let pairs = zip(characters, results).compactMap { character, result -> (UInt16, UInt16)? in
            guard let simplified = result.first, result.count == 1, simplified != character else { return nil }
            return (character, simplified)
        }
        return Dictionary(uniqueKeysWithValues: pairs)
    }()

    private static func converted(_ text: String, by configuration: String) -> String? {
        guard let converter = opencc_open(configuration), converter != opencc_t(bitPattern: -1) else { return nil }
        defer { opencc_close(converter) }
        guard let result = opencc_convert_utf8(converter, text, text.utf8.count) else { return nil }
        defer { opencc_convert_utf8_free(result) }
        return String(cString: result)
    }
}
