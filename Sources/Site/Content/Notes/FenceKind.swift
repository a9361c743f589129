package import Diagnostics
import Markdown

/// A kind of fence that holds a figure, with what messages say of it.
package struct FenceKind: Hashable, Sendable {
    /// The name behind its marks.
    package let name: String
    /// Its content with an article: "a scenario".
    let content: Message
    /// The keys without which it holds nothing; empty for a block of a program, which needs its id alone.
    let neededKeys: [String]
    /// Whether every site of the tool knows it: names near to it are misspelt, and no program of a site can have it.
    package let isBuiltIn: Bool

    /// A kind that every site of the tool knows.
    package init(_ name: String, holding content: Message, needing keys: [String]) {
        self.name = name
        self.content = content
        neededKeys = keys
        isBuiltIn = true
    }

    /// The blocks of a program, or of another maker.
    package init(ofMaker name: String) {
        self.name = name
        content = "a figure"
        neededKeys = []
        isBuiltIn = false
    }
}

extension [FenceKind] {
    func named(_ name: String) -> FenceKind? { first { $0.name == name } }

    /// The kind that a fence means if its own name is close to it: `scenerio`, `Scenario`, `{scenario}`, `scenario:`,
    /// `yaml scenario`; nil for code.
    func nearest(to code: CodeBlock) -> FenceKind? {
        let words = code.info.split { " \t{}:.,=\"'`".contains($0) }.map { $0.lowercased() }
        guard let first = words.first, named(code.language) == nil else { return nil }
        if let kind = self.first(where: { $0.name == first || $0.name + "s" == first || $0.name == first + "s" }) {
            return kind
        }
        if ["yaml", "yml"].contains(first), words.count > 1 { return named(words[1]) }
        // Shorter words are near to names of languages, and so may be names that a site has chosen.
        guard first.count > 5 else { return nil }
        return SpellingSuggestion.nearest(to: first, among: filter { $0.isBuiltIn }.map { $0.name })
            .flatMap { named($0.word) }
    }
}

extension CodeBlock {
    /// The span of its name: everything after its marks.
    func nameSpan(in file: SourceFile) -> SourceSpan {
        let line = file.text(in: span.range).utf8.prefix { $0 != 0x0A && $0 != 0x0D }
        let name = line.drop { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") || $0 == 0x20 }
        let start = span.start + line.count - name.count
        return file.span(start..<start + name.count)
    }
}
