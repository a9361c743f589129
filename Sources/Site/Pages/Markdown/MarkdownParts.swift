import Content
import Markdown

/// A page as Markdown in parts, each small enough for a program to take at once: a part ends where a section begins, or else between
/// paragraphs, rows of a table or lines.
extension MarkdownPage {
    /// The most characters of a part. Programs that fetch pages cut longer ones off.
    static let maxCharacters = 100_000
    /// The characters that titles and links of a part may need.
    private static let reserve = 2_000

    /// The files of a page, the first of them at its path.
    func files(at path: String, of page: Page, in context: RenderingContext) -> [OutputFile] {
        let isWhole = page.route.slug == GeneratedPage.singlePage.slug
        let parts = isWhole ? [blocks[...]] : Self.parts(of: blocks)
        guard parts.count > 1 else { return [OutputFile(path, text: text)] }
        let paths = parts.indices.map { MarkdownFiles.part($0, of: path) }
        let title = context.localization.text(page.title.withBoundNumbers)
        return parts.enumerated().map { number, part in
            let names = paths.indices.map { "\(title) (\($0 + 1)/\(paths.count))" }
            let links = paths.indices.filter { $0 != number }.map { other in
                "- " + MarkdownFiles.link(names[other], to: page.route.reference(to: paths[other]))
            }
            let head = number == 0 ? "" : "# \(MarkdownFiles.text(names[number]))\n\n"
            let others = links.joined(separator: "\n") + "\n"
            return OutputFile(paths[number], text: head + Self.text(of: part) + "\n" + others)
        }
    }

    /// Blocks in pieces of at most so many characters, each as long as it can be without breaking a section that fits into one.
    private static func parts(of blocks: [MarkdownBlocks.Block]) -> [ArraySlice<MarkdownBlocks.Block>] {
        let limit = maxCharacters - reserve
        let blocks = blocks.flatMap { pieces(of: $0, limit) }
        var parts: [ArraySlice<MarkdownBlocks.Block>] = []
        var (start, size, section) = (0, 0, 0)
        for (place, block) in blocks.enumerated() {
            if let heading = block.heading, heading.level <= 2, place > start { section = place }
            size += block.text.count + 2
            while size > limit, place > start {
                let end = section > start ? section : place
                parts.append(blocks[start..<end])
                start = end
                size = blocks[start...place].reduce(0) { $0 + $1.text.count + 2 }
            }
        }
        return parts + [blocks[start...]]
    }

    /// A block, or one that is too long as several: a table repeats its header, a fence is closed and opened again.
    private static func pieces(of block: MarkdownBlocks.Block, _ limit: Int) -> [MarkdownBlocks.Block] {
        guard block.text.count > limit else { return [block] }
        let lines = block.text.split(separator: "\n", omittingEmptySubsequences: false)
        let (head, foot) = frame(of: lines)
        var (pieces, own, size): ([String], [Substring], Int) = ([], [], 0)
        for line in lines.dropFirst(head.count).dropLast(foot.count) {
            if size + line.count > limit - 1_000, !own.isEmpty {
                pieces.append((head + own + foot).joined(separator: "\n"))
                (own, size) = ([], 0)
            }
            own.append(line)
            size += line.count + 1
        }
        pieces.append((head + own + foot).joined(separator: "\n"))
        return pieces.map { MarkdownBlocks.Block(text: $0) }
    }

    /// The lines that each piece of a block begins and ends with.
    private static func frame(of lines: [Substring]) -> (head: [Substring], foot: [Substring]) {
        guard lines.count > 2 else { return ([], []) }
        if lines[1].hasPrefix("| -") || lines[1].hasPrefix("|-") || lines[1].hasPrefix("| :") {
            return (Array(lines.prefix(2)), [])
        }
        return lines[0].hasPrefix("```") ? ([lines[0]], [lines[lines.count - 1]]) : ([], [])
    }
}

extension MarkdownFiles {
    /// The path of a part of a page, by its number from 0: "macros.md", "macros.2.md".
    static func part(_ number: Int, of path: String) -> String {
        number == 0 ? path : path.dropLast(".md".count) + ".\(number + 1).md"
    }
}
