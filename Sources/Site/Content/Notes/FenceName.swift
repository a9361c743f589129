import Diagnostics
import Markdown

/// The names of fences that hold something else than code, and what people write for them.
enum FenceName {
    static let own = ["scenario", "macros"]

    /// The name that a fence means if its own name is close to it: `scenerio`, `Scenario`, `{scenario}`, `scenario:`,
    /// `yaml scenario`; nil for code.
    ///
    /// - Parameter all: the names that have a meaning: the tool's own, and the names of providers of figures.
    static func nearest(to code: CodeBlock, among all: [String]) -> String? {
        let words = code.info.split { " \t{}:.,=\"'`".contains($0) }.map { $0.lowercased() }
        guard let first = words.first, !all.contains(code.language) else { return nil }
        if let name = all.first(where: { $0 == first || $0 + "s" == first || $0 == first + "s" }) {
            return name
        }
        if ["yaml", "yml"].contains(first), words.count > 1 { return all.first { $0 == words[1] } }
        // Shorter words are near to names of languages, and so may be names that a site has chosen.
        return first.count > 5 ? SpellingSuggestion.nearest(to: first, among: own)?.word : nil
    }

    /// The span of a fence's name: everything after its marks.
    static func span(of code: CodeBlock, in file: SourceFile) -> SourceSpan {
        let line = file.text(in: code.span.range).utf8.prefix { $0 != 0x0A && $0 != 0x0D }
        let name = line.drop { $0 == UInt8(ascii: "`") || $0 == UInt8(ascii: "~") || $0 == 0x20 }
        let start = code.span.start + line.count - name.count
        return file.span(start..<start + name.count)
    }
}
