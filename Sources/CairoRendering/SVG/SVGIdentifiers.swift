/// What the identifiers of a document are called and which are used.
///
/// Cairo counts surfaces through the whole process, so its own names change from run to run.
struct SVGIdentifiers {
    private let markup: SVGMarkup
    /// The number of each definition, by its name; equal clips share one.
    private var numbers: [ArraySlice<UInt8>: Int] = [:]
    private var definitions: [Definition] = []

    private struct Definition {
        /// The index of the tag that first defines it.
        let tag: Int
        var isReferenced = false
        /// False for the glyph of a space and the like, which draws nothing.
        var hasContent = false
    }

    init(_ markup: SVGMarkup) {
        self.markup = markup
        define()
        refer()
    }

    /// The number of the definition that a name stands for; nil when nothing is drawn by it.
    func number(_ name: Range<Int>) -> Int? {
        guard let number = numbers[markup.bytes[name]] else { return nil }
        return definitions[number].isReferenced && definitions[number].hasContent ? number : nil
    }

    /// True for the first of several equal definitions.
    func isFirst(_ number: Int, at tag: Int) -> Bool { definitions[number].tag == tag }

    /// The name in a reference such as `#glyph0-1` or `url(#clip2)`.
    func reference(_ value: Range<Int>) -> Range<Int>? {
        guard let hash = markup.bytes[value].firstIndex(of: UInt8(ascii: "#")) else { return nil }
        let end = markup.bytes[hash..<value.upperBound].firstIndex(of: UInt8(ascii: ")")) ?? value.upperBound
        return hash + 1..<end
    }

    private mutating func define() {
        var clips: [ArraySlice<UInt8>: Int] = [:]
        var open: [(number: Int, end: Int)] = []
        for (index, tag) in markup.tags.enumerated() where tag.kind != .close {
            while let last = open.last, last.end < index { open.removeLast() }
            if drawsSomething(tag) { for (number, _) in open { definitions[number].hasContent = true } }
            guard let name = markup.value("id", of: tag) else { continue }
            let end = markup.end(ofElementAt: index)
            let isClip = markup.text(tag.name, is: "clipPath")
            let content = markup.bytes[
                tag.range.upperBound..<max(tag.range.upperBound, markup.tags[end].range.lowerBound)]
            if isClip, let equal = clips[content] {
                numbers[markup.bytes[name]] = equal
            } else {
                let number = definitions.count
                definitions.append(Definition(tag: index))
                numbers[markup.bytes[name]] = number
                if isClip { clips[content] = number }
                open.append((number, end))
            }
        }
    }

    private mutating func refer() {
        for attribute in markup.attributes where isReference(attribute.name) {
            if let name = reference(attribute.value), let number = numbers[markup.bytes[name]] {
                definitions[number].isReferenced = true
            }
        }
    }

    private func isReference(_ name: Range<Int>) -> Bool {
        markup.text(name, is: "xlink:href") || markup.text(name, is: "clip-path")
    }

    private func drawsSomething(_ tag: SVGMarkup.Tag) -> Bool {
        if let data = markup.value("d", of: tag) { return !data.isEmpty }
        return markup.text(tag.name, is: "rect") || markup.text(tag.name, is: "use")
    }
}
