import CExpat

/// Reads XML: the one place that calls Expat.
package enum XMLReader {
    /// The content of a document, as far as it is XML.
    package struct Result: Sendable {
        package var elements: [MarkupElement] = []
        /// The addresses that instructions such as `<?xml-stylesheet?>` hold, as they stand there.
        package var instructions: [String] = []
        /// Whether it declares entities, which stand for what nobody sees.
        package var declaresEntities = false
        /// Why it is no XML; nil where it is.
        package var problem: XMLProblem?
    }

    /// Why a text is no XML.
    package struct XMLProblem: Hashable, Sendable, CustomStringConvertible {
        /// From 1; the column in bytes.
        package let line: Int
        package let column: Int
        /// Expat's own words, such as "mismatched tag".
        package let reason: String

        package var description: String { "\(reason) (line \(line), column \(column))" }
    }

    /// Why the bytes are no XML; nil where they are.
    package static func problem(in bytes: [UInt8]) -> XMLProblem? {
        parse(bytes) { _ in }
    }

    /// The elements of a document.
    package static func read(_ bytes: [UInt8]) -> Result {
        var collector = Collector()
        let problem = withUnsafeMutablePointer(to: &collector) { collector in
            parse(bytes) { parser in
                XML_SetUserData(parser, collector)
                XML_SetElementHandler(
                    parser,
                    { data, name, attributes in
                        Collector.of(data)?.pointee.start(name, attributes)
                    }, { data, _ in Collector.of(data)?.pointee.end() })
                XML_SetCharacterDataHandler(parser) { data, text, count in
                    Collector.of(data)?.pointee.add(text, Int(count))
                }
                XML_SetProcessingInstructionHandler(parser) { data, _, text in
                    text.map { Collector.of(data)?.pointee.result.instructions.append(String(cString: $0)) }
                }
                XML_SetEntityDeclHandler(parser) { data, _, _, _, _, _, _, _, _ in
                    Collector.of(data)?.pointee.result.declaresEntities = true
                }
                collector.pointee.parser = parser
            }
        }
        collector.result.problem = problem
        return collector.result
    }

    /// - Parameter separator: what stands between a namespace and a name; nil for names as they are written.
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

/// The state that Expat's callbacks fill.
private struct Collector {
    var result = XMLReader.Result()
    var parser: XML_Parser?
    /// The style or script that is open, and what was read of it.
    private var raw: (element: MarkupElement, depth: Int, text: [UInt8])?
    private var depth = 0

    static func of(_ data: UnsafeMutableRawPointer?) -> UnsafeMutablePointer<Collector>? {
        data?.assumingMemoryBound(to: Collector.self)
    }

    mutating func start(
        _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
    ) {
        depth += 1
        guard let name else { return }
        var list: [MarkupElement.Attribute] = []
        var index = 0
        while let attributes, let key = attributes[index], let value = attributes[index + 1] {
            list.append(.init(name: String(cString: key).lowercased(), value: String(cString: value)))
            index += 2
        }
        let full = String(cString: name).lowercased()
        let local = full.split(separator: ":").last.map { String($0) } ?? full
        let line = parser.map { Int(XML_GetCurrentLineNumber($0)) } ?? 0
        let element = MarkupElement(name: local, attributes: list, line: line)
        if raw == nil, local == "style" || local == "script" {
            raw = (element, depth, [])
        } else {
            result.elements.append(element)
        }
    }

    mutating func end() {
        if let open = raw, open.depth == depth {
            result.elements.append(
                MarkupElement(
                    name: open.element.name, attributes: open.element.attributes,
                    text: String(decoding: open.text, as: UTF8.self), line: open.element.line))
            raw = nil
        }
        depth -= 1
    }

    mutating func add(_ text: UnsafePointer<XML_Char>?, _ count: Int) {
        guard raw != nil, let text else { return }
        raw?.text += UnsafeRawBufferPointer(start: text, count: count)
    }
}
