import Content
import Pages
import Search

/// Reads the sections of a page out of its finished HTML, for the search.
///
/// A section begins at every heading and at every first cell of a table's row that has an id. What stands in an
/// element with `data-search="none"` is left out; what begins in one with `data-search="entry"` is looked up by its
/// name.
struct PageSections {
    private var sections: [Draft]
    /// The section that text goes to now.
    private var current = 0
    private var open: [Element] = []
    /// How many open elements there were when the leaving out began.
    private var skippedFrom: Int?
    /// How many there were when the title began that is being read.
    private var titleFrom: Int?

    private struct Draft {
        let anchor: String
        let isEntry: Bool
        var title = ""
        var text = ""
    }

    private struct Element {
        let name: String
        /// The id, until a section takes it.
        var id: String?
        /// The section around it.
        let section: Int
        let isOfEntries: Bool
    }

    /// The page's sections, in order; the first holds what stands before any heading.
    static func read(_ page: Page) -> [SearchPage.Section] {
        var reader = PageSections(title: page.title, summary: page.summary)
        for token in HTMLReader.tokens(of: page.body) { reader.take(token) }
        return reader.sections.map {
            SearchPage.Section(anchor: $0.anchor, title: joined($0.title), text: joined($0.text), isEntry: $0.isEntry)
        }
    }

    private init(title: String, summary: String) {
        sections = [Draft(anchor: "", isEntry: false, title: title, text: summary)]
    }

    private mutating func take(_ token: HTMLToken) {
        switch token {
        case .text(let text):
            guard skippedFrom == nil else { return }
            if titleFrom != nil { sections[current].title += text } else { sections[current].text += text }
        case .start(let tag):
            if !Self.inlineNames.contains(tag.name) { sections[current].text += " " }
            if !tag.isVoid { enter(tag) }
        case .end(let name): leave(name)
        }
    }

    private mutating func enter(_ tag: HTMLToken.Tag) {
        let isOfEntries = open.last?.isOfEntries == true || tag["data-search"] == "entry"
        open.append(Element(name: tag.name, id: tag["id"], section: current, isOfEntries: isOfEntries))
        guard skippedFrom == nil, titleFrom == nil else { return }
        if tag["data-search"] == "none" || Self.silentNames.contains(tag.name) {
            skippedFrom = open.count
        } else if Self.headingNames.contains(tag.name) || isFirstCell(tag) {
            begin()
        }
    }

    private func isFirstCell(_ tag: HTMLToken.Tag) -> Bool {
        tag.name == "th" && open.count > 1 && open[open.count - 2].name == "tr" && open[open.count - 2].id != nil
    }

    /// Begins a section with the id that is nearest around the heading.
    private mutating func begin() {
        guard let holder = open.lastIndex(where: { $0.id != nil }), let anchor = open[holder].id else { return }
        open[holder].id = nil
        titleFrom = open.count
        current = sections.count
        sections.append(Draft(anchor: anchor, isEntry: open.last?.isOfEntries == true))
    }

    private mutating func leave(_ name: String) {
        guard let place = open.lastIndex(where: { $0.name == name }) else { return }
        let element = open[place]
        open.removeLast(open.count - place)
        if let depth = skippedFrom, open.count < depth { skippedFrom = nil }
        if let depth = titleFrom, open.count < depth { titleFrom = nil }
        if Self.enclosingNames.contains(name) { current = element.section }
        if !Self.inlineNames.contains(name) { sections[current].text += " " }
    }

    /// With single spaces.
    private static func joined(_ text: String) -> String {
        text.split { $0.isWhitespace }.joined(separator: " ")
    }

    private static let headingNames: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]
    private static let silentNames: Set<String> = ["script", "style", "svg", "template", "button"]
    /// What a section ends with.
    private static let enclosingNames: Set<String> = ["section", "table", "figure"]
    private static let inlineNames: Set<String> = [
        "a", "abbr", "b", "code", "del", "em", "i", "kbd", "mark", "q", "s", "small", "span", "strong", "sub", "sup",
        "time", "u", "var", "wbr",
    ]
}
