import DataTree
import Diagnostics

/// Reads TOML 1.0 into data nodes, for the heads of notes that were written for Hugo.
///
/// In: a range of a source file. Out: a mapping, with spans in that very file, and at most one problem; after it the mapping
/// holds what was read before. Numbers, dates and truth values keep their text as written.
///
/// Debian has no library for it in C; the kept one in C++ is 14,000 lines of headers. This reader supports what a head needs.
struct TOMLReader {
    private let file: SourceFile
    private let bytes: [UInt8]
    private let base: Int
    private var index = 0
    private let root = TOMLTable()

    /// A problem because of which the text is not TOML.
    private struct Problem: Error {
        let message: Message
        let range: Range<Int>
    }

    static func read(_ file: SourceFile, in range: Range<Int>) -> Diagnosed<DataNode> {
        var reader = TOMLReader(file: file, bytes: Array(file.text(in: range).utf8), base: range.lowerBound)
        var diagnostics: [Diagnostic] = []
        do throws(Problem) {
            try reader.readLines()
        } catch {
            diagnostics.append(NoteCodes.frontMatterSyntax(error.message, at: reader.span(error.range)))
        }
        return Diagnosed(reader.root.node(at: file.span(range)), diagnostics)
    }

    private init(file: SourceFile, bytes: [UInt8], base: Int) {
        self.file = file
        self.bytes = bytes
        self.base = base
    }

    // MARK: - Lines

    private mutating func readLines() throws(Problem) {
        var table = root
        while true {
            skipSpaces(andLines: true)
            guard let byte = current else { return }
            if byte == UInt8(ascii: "[") {
                table = try readHeader()
            } else {
                try readEntry(into: table)
            }
            try endLine()
        }
    }

    /// `[table]` or `[[tables]]`.
    private mutating func readHeader() throws(Problem) -> TOMLTable {
        let start = index
        let isList = skip("[[")
        if !isList { index += 1 }
        let path = try readPath()
        guard skip(isList ? "]]" : "]") else { throw Problem(message: "'[' is never closed", range: start..<index) }
        let parent = try table(at: path.dropLast(), of: root)
        guard let last = path.last else { return parent }
        if let table = isList ? parent.addTable(last) : parent.openTable(last) { return table }
        throw Problem(message: "the key '\(last.name)' is given twice", range: last.range(from: base))
    }

    /// `key = value`
    private mutating func readEntry(into table: TOMLTable) throws(Problem) {
        let path = try readPath()
        skipSpaces()
        guard let key = path.last, skip("=") else {
            throw Problem(message: "'=' is missing after a key", range: index..<min(index + 1, bytes.count))
        }
        skipSpaces()
        let parent = try self.table(at: path.dropLast(), of: table)
        let value = try readValue(depth: 0)
        guard parent.set(key, value) else {
            throw Problem(message: "the key '\(key.name)' is given twice", range: key.range(from: base))
        }
    }

    private func table(at path: ArraySlice<TOMLTable.Key>, of table: TOMLTable) throws(Problem) -> TOMLTable {
        var table = table
        for key in path {
            guard let next = table.openTable(key) else {
                throw Problem(message: "the key '\(key.name)' is given twice", range: key.range(from: base))
            }
            table = next
        }
        return table
    }

    private mutating func endLine() throws(Problem) {
        skipSpaces()
        guard let byte = current, byte != 0x0A, byte != 0x0D else { return }
        throw Problem(message: "a line must end after its value", range: index..<lineEnd)
    }

    // MARK: - Keys

    private mutating func readPath() throws(Problem) -> [TOMLTable.Key] {
        var path: [TOMLTable.Key] = []
        repeat {
            skipSpaces()
            let start = index
            let name: String
            if current == UInt8(ascii: "\"") || current == UInt8(ascii: "'") {
                name = try readString()
            } else {
                while let byte = current, byte.isPartOfKey { index += 1 }
                name = text(start..<index)
            }
            guard index > start else {
                throw Problem(message: "a key is missing", range: index..<min(index + 1, bytes.count))
            }
            path.append(TOMLTable.Key(name: name, span: span(start..<index)))
            skipSpaces()
        } while skip(".")
        return path
    }

    // MARK: - Values

    private mutating func readValue(depth: Int) throws(Problem) -> DataNode {
        let start = index
        guard depth < Self.deepestNesting else {
            throw Problem(message: "nesting is deeper than \(Self.deepestNesting) levels", range: start..<start + 1)
        }
        switch current {
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            let text = try readString()
            return DataNode(.scalar(text, isQuoted: true), at: span(start..<index))
        case UInt8(ascii: "["): return try readList(depth: depth)
        case UInt8(ascii: "{"): return try readInlineTable(depth: depth)
        default: return try readWord()
        }
    }

    private static let deepestNesting = 100

    private mutating func readList(depth: Int) throws(Problem) -> DataNode {
        let start = index
        index += 1
        var items: [DataNode] = []
        while true {
            skipSpaces(andLines: true)
            if skip("]") { return DataNode(.list(items), at: span(start..<index)) }
            guard current != nil else { throw Problem(message: "'[' is never closed", range: start..<start + 1) }
            items.append(try readValue(depth: depth + 1))
            skipSpaces(andLines: true)
            guard skip(",") || current == UInt8(ascii: "]") else {
                throw Problem(message: "'[' is never closed", range: start..<start + 1)
            }
        }
    }

    private mutating func readInlineTable(depth: Int) throws(Problem) -> DataNode {
        let start = index
        index += 1
        let table = TOMLTable()
        while true {
            skipSpaces(andLines: true)
            if skip("}") { return table.node(at: span(start..<index)) }
            guard current != nil else { throw Problem(message: "'{' is never closed", range: start..<start + 1) }
            try readEntry(into: table)
            skipSpaces(andLines: true)
            guard skip(",") || current == UInt8(ascii: "}") else {
                throw Problem(message: "'{' is never closed", range: start..<start + 1)
            }
        }
    }

    /// A number, a date or a truth value.
    private mutating func readWord() throws(Problem) -> DataNode {
        let start = index
        while let byte = current, byte.isPartOfWord { index += 1 }
        // A space may be between date and time.
        let isDate = index - start == 10 && bytes[start + 4] == UInt8(ascii: "-")
        if isDate, current == 0x20, index + 1 < bytes.count, bytes[index + 1].isDigit {
            index += 1
            while let byte = current, byte.isPartOfWord { index += 1 }
        }
        let word = text(start..<index)
        let digits = word.drop { $0 == "+" || $0 == "-" }
        let isKnown = ["true", "false", "inf", "nan"].contains(String(digits))
        guard isKnown || digits.utf8.first?.isDigit == true else {
            throw Problem(
                message: word.isEmpty ? "a value is missing" : "a string must be between '\"' and '\"'",
                range: start..<max(index, min(start + 1, bytes.count)))
        }
        let plain = isDate ? word : word.filter { $0 != "_" }
        return DataNode(.scalar(plain, isQuoted: false), at: span(start..<index))
    }

    // MARK: - Texts

    private mutating func readString() throws(Problem) -> String {
        let start = index
        let content = try readBytes()
        let text = String(decoding: content, as: UTF8.self)
        guard text.withoutForbiddenCharacters == nil else {
            throw Problem(message: "a text cannot hold a control character", range: start..<index)
        }
        return text
    }

    /// Reads a string as UTF-8 bytes.
    private mutating func readBytes() throws(Problem) -> [UInt8] {
        let start = index
        let mark = text(start..<start + 1)
        let isLong = skip(mark + mark + mark)
        if !isLong { index += 1 }
        if isLong, !skip("\r\n") { _ = skip("\n") }
        var content: [UInt8] = []
        while let byte = current {
            if skip(isLong ? mark + mark + mark : mark) {
                // Up to two more marks may be right before the end.
                while isLong, content.count < bytes.count, skip(mark) { content += mark.utf8 }
                return content
            }
            if byte == 0x0A, !isLong { break }
            if byte == UInt8(ascii: "\\"), mark == "\"" {
                content += try readEscape()
            } else {
                content.append(byte)
                index += 1
            }
        }
        throw Problem(message: "'\(mark)' is never closed", range: start..<start + 1)
    }

    private mutating func readEscape() throws(Problem) -> [UInt8] {
        let start = index
        index += 1
        guard let byte = current else { return [] }
        index += 1
        switch byte {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "e"): return [0x20]
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            let length = byte == UInt8(ascii: "u") ? 4 : 8
            let digits = text(index..<min(index + length, bytes.count))
            guard let value = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(value) else { break }
            index += length
            return Array(String(Character(scalar)).utf8)
        case 0x20, 0x09, 0x0A, 0x0D:
            // A backslash at the end of a line joins it with the next.
            while let next = current, next.isWhiteSpace { index += 1 }
            return []
        default: break
        }
        throw Problem(
            message: "'\(text(start..<index))' is not an escape; write a backslash as '\\\\'", range: start..<index)
    }

    // MARK: - Bytes

    private var current: UInt8? { index < bytes.count ? bytes[index] : nil }

    private var lineEnd: Int { bytes[index...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count }

    private func span(_ range: Range<Int>) -> SourceSpan {
        file.span(range.lowerBound + base..<range.upperBound + base)
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    private mutating func skip(_ text: String) -> Bool {
        guard bytes[index...].starts(with: text.utf8) else { return false }
        index += text.utf8.count
        return true
    }

    /// Skips spaces, tabs and comments, and line breaks if asked to.
    private mutating func skipSpaces(andLines: Bool = false) {
        while let byte = current {
            if byte == UInt8(ascii: "#") {
                index = lineEnd
            } else if byte == 0x20 || byte == 0x09 || andLines && (byte == 0x0A || byte == 0x0D) {
                index += 1
            } else {
                return
            }
        }
    }
}

/// A table while it is being read: later lines may add to it.
private final class TOMLTable {
    struct Key {
        let name: String
        let span: SourceSpan

        /// Its range in the text that begins at an offset of its file.
        func range(from base: Int) -> Range<Int> { span.start - base..<span.end - base }
    }

    private enum Content {
        case value(DataNode)
        case table(TOMLTable)
        case tables([TOMLTable])
    }

    private var entries: [(key: Key, content: Content)] = []

    /// Sets a value; false when the key has one.
    func set(_ key: Key, _ value: DataNode) -> Bool {
        guard !entries.contains(where: { $0.key.name == key.name }) else { return false }
        entries.append((key, .value(value)))
        return true
    }

    /// The table of a key, or the last one of its tables; nil when the key has a value.
    func openTable(_ key: Key) -> TOMLTable? {
        switch entries.first(where: { $0.key.name == key.name })?.content {
        case .table(let table): return table
        case .tables(let tables): return tables.last
        case .value: return nil
        case nil:
            let table = TOMLTable()
            entries.append((key, .table(table)))
            return table
        }
    }

    /// Adds a table to the tables of a key; nil when the key has something else.
    func addTable(_ key: Key) -> TOMLTable? {
        let table = TOMLTable()
        guard let index = entries.firstIndex(where: { $0.key.name == key.name }) else {
            entries.append((key, .tables([table])))
            return table
        }
        guard case .tables(let tables) = entries[index].content else { return nil }
        entries[index].content = .tables(tables + [table])
        return table
    }

    func node(at span: SourceSpan) -> DataNode {
        DataNode(
            .mapping(
                entries.map { key, content in
                    switch content {
                    case .value(let value): DataNode.Entry(key.name, at: key.span, value)
                    case .table(let table): DataNode.Entry(key.name, at: key.span, table.node(at: key.span))
                    case .tables(let tables):
                        DataNode.Entry(
                            key.name, at: key.span, DataNode(.list(tables.map { $0.node(at: key.span) }), at: key.span))
                    }
                }), at: span)
    }
}

extension UInt8 {
    fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }

    /// Whether the byte is a space, a tab or part of a line break.
    var isWhiteSpace: Bool { self == 0x20 || self == 0x09 || self == 0x0A || self == 0x0D }

    /// Letters of any script, which later versions of TOML allow, digits, hyphen and underscore.
    fileprivate var isPartOfKey: Bool {
        isDigit || (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) || self == 0x2D || self == 0x5F
            || self >= 0x80
    }

    fileprivate var isPartOfWord: Bool { isPartOfKey || "+.:".utf8.contains(self) }
}
