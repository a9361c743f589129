/// Names the language of a PDF document, which Cairo cannot.
///
/// The entry is added to the catalog, the last object that Cairo writes, so that nothing moves but the table of objects.
enum PDFLanguage {
    /// The document with `/Lang`; unchanged when it does not end as Cairo ends it.
    static func insert(_ language: String, into document: [UInt8]) -> [UInt8] {
        guard let catalog = last("/Type /Catalog", in: document),
            let start = last("startxref\n", in: document), start.lowerBound > catalog.upperBound
        else { return document }
        let digits = document[start.upperBound...].prefix { $0 != UInt8(ascii: "\n") }
        guard let offset = Int(String(decoding: digits, as: UTF8.self)), offset > catalog.upperBound else {
            return document
        }
        // A BCP 47 tag has letters, digits and hyphens, which a PDF string holds as they are.
        let entry = Array(
            "\n   /Lang (\(language.filter { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }))".utf8)
        return document[..<catalog.upperBound] + entry + document[catalog.upperBound..<start.upperBound]
            + String(offset + entry.count).utf8 + document[digits.endIndex...]
    }

    private static func last(_ word: StaticString, in bytes: [UInt8]) -> Range<Int>? {
        let length = word.utf8CodeUnitCount
        guard bytes.count >= length else { return nil }
        let start = (0...bytes.count - length).last { bytes.spell(word, in: $0..<$0 + length) }
        return start.map { $0..<$0 + length }
    }
}

extension [UInt8] {
    /// Whether the bytes of a range spell an ASCII word.
    fileprivate func spell(_ word: StaticString, in range: Range<Int>) -> Bool {
        for offset in 0..<range.count where self[range.lowerBound + offset] != word.utf8Start[offset] { return false }
        return range.count == word.utf8CodeUnitCount
    }
}
