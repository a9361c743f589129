import CExpat

/// Looks whether something is XML.
package enum XMLReader {
    /// A problem because of which a text is not well-formed XML.
    package struct XMLProblem: Hashable, Sendable, CustomStringConvertible {
        /// The place of the problem, from 1; the column in bytes.
        package let line: Int
        package let column: Int
        /// Expat's own words, such as "mismatched tag".
        package let reason: String

        package var description: String { "\(reason) (line \(line), column \(column))" }
    }

    /// The problem because of which the bytes are not well-formed XML; nil if they are.
    package static func problem(in bytes: [UInt8]) -> XMLProblem? {
        parse(bytes) { _ in }
    }

    /// - Parameter separator: the character between a namespace and a name; nil for names as they are written.
    static func parse(
        _ bytes: [UInt8], separatingNamespacesBy separator: XML_Char? = nil, _ prepare: (XML_Parser) -> Void
    ) -> XMLProblem? {
        guard let parser = separator.map({ XML_ParserCreateNS(nil, $0) }) ?? XML_ParserCreate(nil) else {
            return XMLProblem(line: 1, column: 1, reason: "out of memory")
        }
        defer { XML_ParserFree(parser) }
        prepare(parser)
        let status = bytes.withUnsafeBytes { buffer in
            XML_Parse(
                parser, buffer.baseAddress?.assumingMemoryBound(to: CChar.self), Int32(clamping: buffer.count), 1)
        }
        guard status != XML_STATUS_OK else { return nil }
        let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "it is no XML"
        return XMLProblem(
            line: Int(XML_GetCurrentLineNumber(parser)), column: Int(XML_GetCurrentColumnNumber(parser)) + 1,
            reason: reason)
    }
}
