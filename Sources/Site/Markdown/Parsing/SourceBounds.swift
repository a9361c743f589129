import Diagnostics

/// Hides from cmark constructs that would cost more than the length of the text: it fills up every row of a table to the width
/// of its head, copies the content of a definition to every place that refers to it, and looks for some ends again and again.
///
/// Found with the published reproductions of CVE-2023-22483 to 22486, 24824, 26485 and 37463 against 0.29.0.gfm.6, and with
/// forms like them. Such constructs are masked, so that it stays text and every offset fits.
struct SourceBounds {
    /// The lines below the heads of tables that are not built, as offsets.
    private(set) var largeTables: [Range<Int>] = []
    /// The beginnings of definitions that do not count, up to their colons.
    private(set) var longDefinitions: [Range<Int>] = []

    /// Cells and copied bytes that are always fine, however short the text.
    private static let minBound = (cells: 20_000, copies: 1_000_000)
    /// Bytes that are copied for each byte of the text.
    private static let copiesPerByte = 8
    /// Cells of a line in a table or above one: cmark walks over those before each.
    private static let maxCells = 2_000
    /// Lines above a table that belong to its paragraph, and bytes of them that are read for all of a paragraph's tables.
    private static let maxLinesAboveTable = 1_000
    private static let maxBytesAboveTables = 1 << 24
    /// Declarations and the like that are never closed, in one paragraph.
    private static let maxUnclosed = 100
    /// Closing parentheses at the end of an address, and the characters allowed between them.
    private static let maxParentheses = 1_000
    private static let endsOfAddresses: [UInt8] = Array("?!.,:*_~'\";".utf8)
    /// Pictures inside each other's descriptions, in one paragraph: cmark walks over all of them at each link.
    private static let maxOpenPictures = 1_000
    /// Beginnings of addresses, `www.`, in one name of a server: each costs cmark as much as is left of the name.
    private static let maxHosts = 100
    /// Quotations and lists inside each other on one line: cmark walks over all of them at each line below. Marks deeper than
    /// those of documents have no meaning.
    private static let maxContainers = 2 * MarkdownDocument.greatestDepth
    /// A label ends within so many bytes.
    private static let longestLabel = 1_000

    /// Masks constructs that are out of bounds.
    ///
    /// - Parameter counts: the counts of the bytes; constructs with too few bytes to be out of bounds are not searched for.
    mutating func apply(to bytes: inout [UInt8], _ counts: ByteCounts) {
        let mayHoldTables = Self.mayHoldLargeTables(counts)
        let mayHoldDefinitions = counts.all > Self.maxCopies(of: counts.all, uses: counts["]"])
        let mayHoldUnclosed = counts["<"] > Self.maxUnclosed
        let mayHoldPictures = counts["["] > Self.maxOpenPictures
        if mayHoldTables || mayHoldDefinitions || mayHoldUnclosed || mayHoldPictures {
            let lines = Self.lines(of: bytes)
            if mayHoldTables { boundTables(lines, in: &bytes) }
            if mayHoldDefinitions { boundDefinitions(lines, in: &bytes) }
            let paragraphs = Self.paragraphs(of: lines)
            if mayHoldUnclosed { Self.boundUnclosed(paragraphs, in: &bytes) }
            if mayHoldPictures { Self.boundOpenPictures(paragraphs, in: &bytes) }
        }
        if counts.all > 2 * Self.maxContainers { Self.boundContainers(in: &bytes) }
        if counts[")"] > Self.maxParentheses { Self.boundParentheses(in: &bytes) }
        if counts["."] > Self.maxHosts { Self.boundHosts(in: &bytes) }
    }

    /// Whether some table may have too many cells, begin too far below the beginning of its paragraph, or have too much above it.
    private static func mayHoldLargeTables(_ counts: ByteCounts) -> Bool {
        let (lines, bars) = (counts.lines, counts["|"])
        return bars >= maxCells || lines > maxLinesAboveTable || lines * (bars + 1) > minBound.cells
            || counts.all * lines > maxBytesAboveTables
    }

    /// Lines without a blank one between them.
    private static func paragraphs(of lines: [Range<Int>]) -> [Range<Int>] {
        lines.split { $0.isEmpty }.compactMap { paragraph in
            guard let first = paragraph.first, let last = paragraph.last else { return nil }
            return first.lowerBound..<last.upperBound
        }
    }

    /// A line without the marks of quotations and without white space at either end; blank ones end paragraphs.
    private static func lines(of bytes: [UInt8]) -> [Range<Int>] {
        bytes.indices.split(omittingEmptySubsequences: false) { bytes[$0] == 0x0A || bytes[$0] == 0x0D }.map { line in
            let text = line.drop { bytes[$0].isWhiteSpace || bytes[$0] == UInt8(ascii: ">") }
            let end = text.last { !bytes[$0].isWhiteSpace }.map { $0 + 1 } ?? text.startIndex
            return text.startIndex..<end
        }
    }

    // MARK: - Quotations and lists

    /// Turns the marks of quotations and lists on a line that are nested too deeply into text.
    private static func boundContainers(in bytes: inout [UInt8]) {
        var isAtStart = true
        var depth = 0
        var index = 0
        func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0x0A }
        while index < bytes.count {
            let next = byte(index + 1)
            switch bytes[index] {
            case 0x0A, 0x0D: (isAtStart, depth) = (true, 0)
            case _ where !isAtStart, 0x20, 0x09: break
            case UInt8(ascii: ">"):
                depth += 1
                if depth > maxContainers { bytes[index] = TextMask.greaterThan }
            case UInt8(ascii: "-") where next.isWhiteSpace, UInt8(ascii: "+") where next.isWhiteSpace,
                UInt8(ascii: "*") where next.isWhiteSpace:
                depth += 1
                if depth == maxContainers + 1, isBreak(bytes, at: index) {
                    isAtStart = false
                } else if depth > maxContainers {
                    bytes[index] = TextMask.mask(ofListMark: bytes[index])
                }
            case 0x30...0x39:
                let end = bytes[index...].prefix(10).firstIndex { !(0x30...0x39).contains($0) } ?? index
                guard end > index, byte(end) == UInt8(ascii: ".") || byte(end) == UInt8(ascii: ")"),
                    byte(end + 1).isWhiteSpace
                else {
                    isAtStart = false
                    break
                }
                depth += 1
                if depth > maxContainers { bytes[end] = TextMask.mask(ofListMark: bytes[end]) }
                index = end
            default: isAtStart = false
            }
            index += 1
        }
    }

    /// Whether the line of a mark holds no other character: a break between paragraphs, however long.
    private static func isBreak(_ bytes: [UInt8], at index: Int) -> Bool {
        let isEnd = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
        let start = bytes[..<index].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
        let end = bytes[index...].firstIndex(where: isEnd) ?? bytes.count
        return bytes[start..<end].allSatisfy { $0 == bytes[index] || $0.isWhiteSpace }
    }

    // MARK: - Tables

    private mutating func boundTables(_ lines: [Range<Int>], in bytes: inout [UInt8]) {
        let most = max(Self.minBound.cells, bytes.count)
        var added = 0
        var paragraph = Paragraph()
        for (index, line) in lines.enumerated() {
            guard !line.isEmpty else {
                paragraph = Paragraph()
                continue
            }
            if index > 0, let columns = TableRow.columnCount(bytes, line), !lines[index - 1].isEmpty {
                let head = TableRow(bytes, lines[index - 1]).cells.count
                paragraph.tables += 1
                // A mark of a list before the head counts as a cell where the head begins with a bar.
                let isHead = head == columns || head == columns + 1
                let read = (line.lowerBound - paragraph.start) * paragraph.tables
                let isTooWide = max(columns, paragraph.maxCells) > Self.maxCells
                if isTooWide || paragraph.lines > Self.maxLinesAboveTable || read > Self.maxBytesAboveTables {
                    refuseTable(line, in: &bytes)
                } else if isHead, columns > paragraph.columns {
                    (paragraph.columns, paragraph.head) = (columns, line)
                }
            }
            if paragraph.lines == 0 { paragraph.start = line.lowerBound }
            paragraph.lines += 1
            let written = bytes[line].count { $0 == UInt8(ascii: "|") } + 1
            paragraph.maxCells = max(paragraph.maxCells, written)
            guard paragraph.columns > 0 else { continue }
            added += max(0, paragraph.columns - written)
            if added > most || written > Self.maxCells, let head = paragraph.head {
                refuseTable(head, in: &bytes)
                added = 0
                (paragraph.columns, paragraph.head) = (0, nil)
            }
        }
    }

    /// Lines without a blank one between them.
    private struct Paragraph {
        var start = 0
        var lines = 0
        /// Lines that look like those below the head of a table.
        var tables = 0
        /// The number of cells in the longest line.
        var maxCells = 0
        /// The widest table so far.
        var columns = 0
        var head: Range<Int>?
    }

    private mutating func refuseTable(_ line: Range<Int>, in bytes: inout [UInt8]) {
        for index in line where bytes[index] == UInt8(ascii: "-") { bytes[index] = TextMask.hyphen }
        largeTables.append(line)
    }

    // MARK: - Definitions

    /// The limit on a definition's length in a text of so many bytes, as it is copied to each of its uses.
    private static func maxCopies(of count: Int, uses: Int) -> Int {
        max(minBound.copies, copiesPerByte * count) / max(uses, 1)
    }

    private mutating func boundDefinitions(_ lines: [Range<Int>], in bytes: inout [UInt8]) {
        let most = Self.maxCopies(of: bytes.count, uses: bytes.count { $0 == UInt8(ascii: "]") })
        var definition: Range<Int>?
        for line in lines {
            let colon = definitionColon(in: line, of: bytes)
            if let definition, line.isEmpty || colon != nil || line.upperBound - definition.upperBound > most {
                let end = line.isEmpty || colon != nil ? line.lowerBound : line.upperBound
                if end - definition.upperBound > most { refuse(definition, in: &bytes) }
            }
            if line.isEmpty { definition = nil }
            if let colon { definition = colon }
        }
        if let definition, let end = lines.last?.upperBound, end - definition.upperBound > most {
            refuse(definition, in: &bytes)
        }
    }

    /// The range of a definition's label in a line, up to its colon, with any marks of lists before it.
    private func definitionColon(in line: Range<Int>, of bytes: [UInt8]) -> Range<Int>? {
        let text = bytes[line].drop { $0.isWhiteSpace || "*+-.)0123456789".utf8.contains($0) }
        guard text.first == UInt8(ascii: "[") else { return nil }
        let label = bytes[text.startIndex..<min(text.startIndex + Self.longestLabel, bytes.count)]
        let colon = label.indices.dropFirst().first {
            bytes[$0] == UInt8(ascii: ":") && bytes[$0 - 1] == UInt8(ascii: "]")
        }
        return colon.map { text.startIndex..<$0 + 1 }
    }

    private mutating func refuse(_ definition: Range<Int>, in bytes: inout [UInt8]) {
        guard longDefinitions.last != definition else { return }
        bytes[definition.upperBound - 1] = TextMask.colon
        longDefinitions.append(definition)
    }

    // MARK: - Unclosed constructs

    /// Declarations, instructions and CDATA sections, which cmark looks through their paragraph for.
    private static let unclosed: [(opening: [UInt8], closing: [UInt8])] = [
        (Array("<?".utf8), Array("?>".utf8)), (Array("<![CDATA[".utf8), Array("]]>".utf8)),
        (Array("<!".utf8), Array(">".utf8)),
    ]

    /// Masks all but the first of those that their paragraph does not close. Text they are in any case.
    private static func boundUnclosed(_ paragraphs: [Range<Int>], in bytes: inout [UInt8]) {
        for range in paragraphs where range.count > maxUnclosed * 2 {
            for (opening, closing) in unclosed {
                let end = range.last { bytes[$0] == closing[0] && bytes[$0...].starts(with: closing) }
                let openings = (end ?? range.lowerBound)..<range.upperBound
                let found = openings.filter { bytes[$0] == opening[0] && bytes[$0...].starts(with: opening) }
                for index in found.dropFirst(maxUnclosed) { bytes[index] = TextMask.lessThan }
            }
        }
    }

    /// Masks closing parentheses if very many come together, as at the end of an address, with nothing between them but
    /// characters that end one, too: each costs cmark as much as the address is long.
    private static func boundParentheses(in bytes: inout [UInt8]) {
        var count = 0
        var isInReference = false
        for index in bytes.indices {
            switch bytes[index] {
            case UInt8(ascii: ")"):
                count += 1
                isInReference = false
                if count > maxParentheses { bytes[index] = TextMask.parenthesis }
            case UInt8(ascii: "&"): isInReference = true
            case let byte where endsOfAddresses.contains(byte): isInReference = false
            case let byte where isInReference && byte.isAlphanumeric: break
            default: (count, isInReference) = (0, false)
            }
        }
    }

    /// Masks the dot of each `www.` after too many others in what may be one name of a server. No name is as long.
    private static func boundHosts(in bytes: inout [UInt8]) {
        var count = 0
        for index in bytes.indices {
            let byte = bytes[index]
            guard byte == UInt8(ascii: ".") else {
                if !byte.isAlphanumeric, byte < 0x80, byte != UInt8(ascii: "_"), byte != UInt8(ascii: "-") { count = 0 }
                continue
            }
            guard index >= 3, bytes[(index - 3)..<index].elementsEqual("www".utf8) else { continue }
            count += 1
            if count > maxHosts { bytes[index] = TextMask.dot }
        }
    }

    /// Masks the beginnings of pictures in too many others, which are never meant. Text they are in any case but for those that
    /// have an end.
    private static func boundOpenPictures(_ paragraphs: [Range<Int>], in bytes: inout [UInt8]) {
        for range in paragraphs where range.count > maxOpenPictures * 2 {
            // Whether each bracket that is open belongs to a picture.
            var open: [Bool] = []
            var openPictures = 0
            var index = range.lowerBound
            while index < range.upperBound {
                switch bytes[index] {
                case UInt8(ascii: "\\"): index += 1
                case UInt8(ascii: "["):
                    let isPicture = index > range.lowerBound && bytes[index - 1] == UInt8(ascii: "!")
                    if isPicture, openPictures == maxOpenPictures {
                        bytes[index] = TextMask.bracket
                    } else {
                        open.append(isPicture)
                        openPictures += isPicture ? 1 : 0
                    }
                case UInt8(ascii: "]"):
                    if open.popLast() == true { openPictures -= 1 }
                default: break
                }
                index += 1
            }
        }
    }
}
