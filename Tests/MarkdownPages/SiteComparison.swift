import Diagnostics
import Foundation
import Markdown
import Markup

/// Problems of the Markdown of built sites.
struct SiteComparison {
    var problems: [String] = []
    var pages = 0
    var sizes: (html: Int, markdown: Int) = (0, 0)

    private static func difference(_ one: [String], _ other: [String]) -> [String] {
        var counts: [String: Int] = [:]
        for item in one { counts[item, default: 0] += 1 }
        for item in other { counts[item, default: 0] -= 1 }
        return counts.filter { $0.value != 0 }.map { "\($0.key) (\($0.value > 0 ? "+" : "")\($0.value))" }.sorted()
    }

    private static func formula(_ math: Math) -> String { "<code class=\"formula\"></code>" }

    /// The parts of a page as one text, without the links between them.
    private static func whole(_ parts: [String]) -> String {
        guard parts.count > 1 else { return parts.first ?? "" }
        return parts.map { part in
            part.components(separatedBy: "\n").filter {
                !$0.contains("/\(parts.count))](") && !$0.hasSuffix("/\(parts.count))")
            }
            .joined(separator: "\n")
        }.joined(separator: "\n")
    }

    mutating func compare(_ parts: [String], _ html: URL, _ name: String) throws {
        let text = Self.whole(parts)
        if parts.contains(where: { $0.count > 100_000 }) {
            problems.append("\(name): a part is over 100,000 characters")
        }
        let bytes = [UInt8](try Data(contentsOf: html))
        pages += 1
        sizes = (sizes.html + bytes.count, sizes.markdown + text.utf8.count)
        let file = SourceFile(path: name, text: text)
        let document = MarkdownParser.parse(file, in: 0..<text.utf8.count).value
        if document.hasRawMarkup { problems.append("\(name): HTML or a placeholder is left") }
        var options = HTMLOptions()
        options.formula = { Self.formula($0) }
        let again = HTMLWriter(options).write(document).value.html
        var read = Reading(HTMLReader.nodes(of: Array(again.utf8)))
        var page = Reading.article(of: bytes)
        // The line with the list of all pages stands in the frame of the page.
        read.links.removeAll { $0 == "llms.txt" || $0.hasSuffix("../llms.txt") }
        // What only the page has, such as the reasons of a number, is there.
        let own = html.lastPathComponent
        read.links = read.links.map { $0.hasPrefix(own + "#") ? String($0.dropFirst(own.count)) : $0 }
        // A cell that reaches over several rows is said in each.
        if String(decoding: bytes, as: UTF8.self).contains(" rowspan=") {
            for path in [\Reading.links, \Reading.numbers] {
                read[keyPath: path] = Set(read[keyPath: path]).sorted()
                page[keyPath: path] = Set(page[keyPath: path]).sorted()
            }
        }
        if read.headings != page.headings {
            problems.append("\(name): other headings: \(Self.difference(page.headings, read.headings).prefix(5))")
        }
        if read.links != page.links {
            problems.append("\(name): other links: \(Self.difference(page.links, read.links).prefix(5))")
        }
        if read.numbers != page.numbers {
            problems.append("\(name): other numbers: \(Self.difference(page.numbers, read.numbers).prefix(8))")
        }
        let head = text.prefix(1500)
        if !head.contains("llms.txt") { problems.append("\(name): does not name the list of pages near its head") }
        if !String(decoding: bytes, as: UTF8.self).contains("llms.txt\" type=\"text/plain\">llms.txt</a>") {
            problems.append("\(name): its page does not name the list of pages")
        }
        if text.components(separatedBy: "\n").filter({ $0.hasPrefix("```") && !$0.hasPrefix("````") }).count % 2 != 0 {
            problems.append("\(name): a fence is not closed")
        }
    }

    /// The list of an edition's pages.
    mutating func check(list: URL, _ folder: URL, markdown: Set<String>, _ name: String) throws {
        let text = try String(contentsOf: list, encoding: .utf8)
        if !text.hasPrefix("# ") { problems.append("\(name): does not begin with a title") }
        if text.count > 50_000 { problems.append("\(name): \(text.count) characters; programs read 50,000") }
        let document = MarkdownParser.parse(SourceFile(path: name, text: text), in: 0..<text.utf8.count).value
        let links = Reading(HTMLReader.nodes(of: Array(HTMLWriter().write(document).value.html.utf8)))
        var seen: Set<String> = []
        for block in document.blocks {
            guard case .list(let list) = block else { continue }
            for item in list.items {
                guard case .paragraph(let content, _)? = item.blocks.first, case .link(let link)? = content.first else {
                    problems.append("\(name): an item without a link")
                    continue
                }
                let path = link.destination.removingPercentEncoding ?? link.destination
                seen.insert(path.components(separatedBy: "/" + folder.lastPathComponent + "/").last ?? path)
            }
        }
        if links.headings.isEmpty { problems.append("\(name): has no sections") }
        for missing in markdown.subtracting(seen).sorted() { problems.append("\(name): does not list \(missing)") }
        for missing in seen where !FileManager.default.fileExists(atPath: folder.appending(path: missing).path) {
            problems.append("\(name): lists \(missing), which is not there")
        }
        for other in seen where !other.hasSuffix(".md") && !other.hasSuffix(".txt") {
            problems.append("\(name): lists \(other), which is no Markdown")
        }
    }
}
