import Diagnostics

extension ForeignText {
    mutating func putText(_ whole: Range<Int>) {
        var line = whole
        if let mark = BlockMark.start(text.bytes[whole]), text.hidden.end(at: whole.upperBound - 1) == nil {
            if !dialects.read(.blockName) {
                tellBlockName(mark..<whole.upperBound)
            } else if mark == whole.lowerBound {
                return
            } else {
                line = whole.lowerBound..<mark
            }
        }
        defer { endLine(whole) }
        putPrefix(at: line.lowerBound)
        var start = line.lowerBound
        var index = start
        var brackets = 0
        func byte(_ index: Int) -> UInt8 { index < line.upperBound ? text.bytes[index] : 0 }
        while index < line.upperBound {
            if let end = text.hidden.end(at: index) {
                index = min(end, line.upperBound)
                continue
            }
            var replaced: Int?
            let slice = text.bytes[line]
            if byte(index) == UInt8(ascii: "[") { brackets += 1 }
            if byte(index) == UInt8(ascii: "]") { brackets = max(brackets - 1, 0) }
            switch byte(index) {
            case UInt8(ascii: "\\"): index += 1
            case UInt8(ascii: "[") where byte(index + 1) == UInt8(ascii: "["):
                let isPicture = index > line.lowerBound && text.bytes[index - 1] == UInt8(ascii: "!")
                if let link = WikiLink(slice, at: index), !dialects.read(.wikiLink) {
                    tell(.wikiLink, index..<link.end)
                    index = link.end - 1
                    brackets -= 1
                } else if let link = WikiLink(slice, at: index) {
                    copy(start..<index - (isPicture ? 1 : 0))
                    putLink(link, from: index - (isPicture ? 1 : 0), isPicture: isPicture)
                    replaced = link.end
                    brackets -= 1
                }
            case UInt8(ascii: ":") where byte(index + 1) == UInt8(ascii: "/") && brackets == 0 && !isInHTML:
                if let address = BareAddress.range(slice, around: index), address.lowerBound >= start {
                    copy(start..<address.lowerBound)
                    out.insert([UInt8(ascii: "<")], for: source(of: address.lowerBound..<address.lowerBound))
                    copy(address)
                    out.insert([UInt8(ascii: ">")], for: source(of: address.upperBound..<address.upperBound))
                    replaced = address.upperBound
                }
            case UInt8(ascii: ":") where byte(index + 1).isAlphanumeric && dialects.read(.icon):
                if let end = InlineMarks.iconEnd(slice, at: index) {
                    copy(start..<index)
                    out.repeated.add(.droppedIcon, at: span(index..<end))
                    replaced = end
                }
            case UInt8(ascii: "+") where byte(index + 1) == UInt8(ascii: "+") && dialects.read(.keys):
                if let keys = InlineMarks.keys(slice, at: index) {
                    copy(start..<index)
                    let names = keys.names.map { "<kbd>\(HTMLText.escaped($0))</kbd>" }.joined(separator: "+")
                    out.insert(Array(names.utf8), for: source(of: index..<keys.end))
                    replaced = keys.end
                }
            case UInt8(ascii: "=") where byte(index + 1) == UInt8(ascii: "=") && dialects.read(.highlight):
                if let end = InlineMarks.highlightEnd(slice, at: index) {
                    copy(start..<index)
                    out.insert(Array("<mark>".utf8), for: source(of: index..<index + 2))
                    copy(index + 2..<end)
                    out.insert(Array("</mark>".utf8), for: source(of: end..<end + 2))
                    replaced = end + 2
                }
            case UInt8(ascii: "%"), UInt8(ascii: "{"):
                guard let (end, notation) = text.comments.end(from: index, of: line, in: text.bytes, isMDX: isMDX)
                else { break }
                if let notation, !dialects.read(notation) {
                    tellComment(notation, index..<end)
                    if end <= line.upperBound { index = end - 1 }
                } else {
                    copy(start..<index)
                    text.done = end
                    if end > line.upperBound { return }
                    replaced = end
                }
            case UInt8(ascii: "<") where isMDX:
                if let tag = ComponentTag(slice, at: index) {
                    copy(start..<index)
                    if !tag.isEnd { out.repeated.add(.droppedComponent(tag.name), at: span(index..<tag.end)) }
                    if let words = tag.place(of: "text") ?? (tag.isSelfClosing ? tag.title : nil) { copy(words) }
                    replaced = tag.end
                }
            default: break
            }
            if let end = replaced {
                (start, index) = (end, end)
            } else {
                index += 1
            }
        }
        copy(start..<line.upperBound)
    }

    /// `^` and a number is a power.
    private mutating func tellBlockName(_ mark: Range<Int>) {
        let hasLetter = text.bytes[mark].contains { $0 >= UInt8(ascii: "A") && $0.isAlphanumeric }
        if hasLetter { tell(.blockName, mark) }
    }

    /// Tags of Liquid are told as such; `%%` before a word is a variable or a command.
    private mutating func tellComment(_ notation: Notation, _ range: Range<Int>) {
        let isBeforeWord = range.upperBound < text.bytes.count && text.bytes[range.upperBound].isAlphanumeric
        if notation != .liquidComment, notation != .percentComment || !isBeforeWord { tell(notation, range) }
    }

    mutating func putLink(_ link: WikiLink, from start: Int, isPicture: Bool) {
        let target = String(decoding: text.bytes[link.target], as: UTF8.self)
        let page = target.prefix { $0 != "#" }
        let whole = source(of: start..<link.end)
        let isShown = isPicture && WikiLink.isPicture(page[...])
        let words = link.words.map { String(decoding: text.bytes[$0], as: UTF8.self) }
        let size = words.flatMap { ShownSize(afterAddress: $0.contains("x") ? $0[...] : ($0 + "x")[...]) }
        let shown = size == nil || !isShown ? link.words : nil
        let first = shown?.lowerBound ?? link.target.lowerBound
        out.insert(
            Array((isShown ? "![" : "[").utf8),
            for: whole.lowerBound..<(text.source?.lowerBound ?? source(of: first..<first).lowerBound))
        if let shown {
            copy(shown)
        } else if target.contains("#") {
            let parts = target.split(separator: "#").map { String($0) }.filter { !$0.hasPrefix("^") }
            out.insert(Array(parts.joined(separator: " › ").utf8), for: source(of: link.target))
        } else {
            copy(link.target)
        }
        let last = shown?.upperBound ?? link.target.upperBound
        let scale = size != nil && isShown ? " =" + (words.map { $0.contains("x") ? $0 : $0 + "x" } ?? "") : ""
        out.insert(
            Array("](\(WikiLink.address(of: isShown ? String(page) : target))\(scale))".utf8),
            for: (text.source?.lowerBound ?? source(of: last..<last).lowerBound)..<whole.upperBound)
    }
}
