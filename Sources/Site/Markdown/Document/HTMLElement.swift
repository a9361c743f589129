import Diagnostics

/// An element of HTML that notes may use, and its treatment.
struct HTMLElement {
    /// The name that is written; nil for an element whose tags mean nothing to a page and whose content stays.
    let name: String?
    let content: Content
    /// The attributes that stay, besides the attributes of every element.
    let attributes: [String]
    /// The elements that it has to be in, the first of which that is allowed is opened for it; empty for no such rule.
    let parents: [String]
    /// The alignment that the element implies, such as the alignment of a `<center>`.
    let alignment: Alignment

    /// The content that an element may have.
    enum Content {
        /// No content: the element has no end tag.
        case nothing
        /// Text and inline elements.
        case line
        /// Text and inline elements, in an element that is a block.
        case lineOfBlock
        /// Blocks, and text.
        case blocks
        /// Certain elements only, as in lists and tables.
        case parts
    }

    /// Whether it cannot be in a line of text.
    var isBlock: Bool {
        switch content {
        case .line: false
        case .nothing: name == "hr"
        case .lineOfBlock, .blocks, .parts: name != nil
        }
    }

    /// Whether it is one of h1 to h6.
    var isHeading: Bool { name.map { $0.count == 2 && $0.first == "h" && $0 != "hr" } ?? false }

    private init(
        _ name: String?, _ content: Content, _ attributes: [String] = [], in parents: [String] = [],
        alignment: Alignment = .none
    ) {
        self.name = name
        self.content = content
        self.attributes = attributes
        self.parents = parents
        self.alignment = alignment
    }

    /// The element of a tag's name; nil for one that notes may not use.
    static func named(_ name: String) -> HTMLElement? { all[name] }

    /// Attributes that every element may have; `id` is given away, and `align` becomes a class.
    static let commonAttributes = ["align", "dir", "id", "lang", "title"]

    /// Attributes without which a page looks and works the same.
    static func isIdle(_ attribute: String) -> Bool {
        ["aria-", "data-", "xmlns"].contains { attribute.hasPrefix($0) } || idleAttributes.contains(attribute)
    }

    private static let idleAttributes: Set<String> = [
        "class", "crossorigin", "decoding", "fetchpriority", "itemprop", "itemscope", "itemtype", "loading", "media",
        "name", "property", "referrerpolicy", "rel", "role", "sizes", "srcset", "target", "type",
    ]

    /// Elements whose end tag may be missing: the next one of the same kind, or the end of the element around it, ends them.
    static let endsByItself: Set<String> = [
        "caption", "dd", "dt", "li", "p", "rp", "rt", "tbody", "td", "tfoot", "th", "thead", "tr",
    ]

    /// The open elements that an element ends by beginning, as long as one of them is the innermost.
    static func endedBy(_ name: String) -> Set<String> {
        switch name {
        case "li": ["li", "p"]
        case "dt", "dd": ["dt", "dd", "p"]
        case "td", "th": ["td", "th", "p"]
        case "tr": ["caption", "p", "td", "th", "tr"]
        case "tbody", "tfoot", "thead": ["caption", "p", "tbody", "td", "tfoot", "th", "thead", "tr"]
        case "rt", "rp": ["rt", "rp"]
        default: named(name)?.isBlock == true ? ["p"] : []
        }
    }

    /// The element that wraps text and other blocks where only certain elements may occur.
    static func part(of name: String) -> String {
        switch name {
        case "ul", "ol": "li"
        case "dl": "dd"
        case "tr": "td"
        default: "tr"
        }
    }

    private static let all: [String: HTMLElement] = {
        var all: [String: HTMLElement] = [:]
        for name in [
            "abbr", "b", "bdi", "bdo", "cite", "code", "dfn", "em", "i", "kbd", "mark", "q", "ruby", "s", "samp",
            "small", "span", "strong", "sub", "sup", "u", "var", "del", "ins",
        ] { all[name] = HTMLElement(name, .line) }
        for name in ["article", "aside", "footer", "header", "main", "nav", "section", "address"] {
            all[name] = HTMLElement("div", .blocks)
        }
        for name in ["h1", "h2", "h3", "h4", "h5", "h6", "p", "pre"] { all[name] = HTMLElement(name, .lineOfBlock) }
        for name in ["blockquote", "div", "figure"] { all[name] = HTMLElement(name, .blocks) }
        for name in ["thead", "tbody", "tfoot"] { all[name] = HTMLElement(name, .parts, in: ["table"]) }
        for name in ["td", "th"] {
            all[name] = HTMLElement(name, .blocks, ["colspan", "rowspan", "scope"], in: ["tr"])
        }
        for name in ["rt", "rp"] { all[name] = HTMLElement(name, .line, in: ["ruby"]) }
        for name in ["picture", "rb", "html", "body"] { all[name] = HTMLElement(nil, .blocks) }
        for name in ["source", "col", "track", "area"] { all[name] = HTMLElement(nil, .nothing) }
        for name in ["br", "wbr", "hr"] { all[name] = HTMLElement(name, .nothing) }
        all["a"] = HTMLElement("a", .line, ["href"])
        all["acronym"] = HTMLElement("abbr", .line)
        all["caption"] = HTMLElement("caption", .lineOfBlock, in: ["table"])
        all["center"] = HTMLElement("div", .blocks, alignment: .center)
        all["colgroup"] = HTMLElement(nil, .parts)
        all["dd"] = HTMLElement("dd", .blocks, in: ["dl"])
        all["details"] = HTMLElement("details", .blocks, ["open"])
        all["dl"] = HTMLElement("dl", .parts)
        all["dt"] = HTMLElement("dt", .blocks, in: ["dl"])
        all["figcaption"] = HTMLElement("figcaption", .blocks, in: ["figure"])
        all["img"] = HTMLElement("img", .nothing, ["alt", "height", "src", "style", "width"])
        all["li"] = HTMLElement("li", .blocks, ["value"], in: ["ul", "ol"])
        all["ol"] = HTMLElement("ol", .parts, ["reversed", "start"])
        all["strike"] = HTMLElement("s", .line)
        all["summary"] = HTMLElement("summary", .lineOfBlock, in: ["details"])
        all["table"] = HTMLElement("table", .parts)
        all["time"] = HTMLElement("time", .line, ["datetime"])
        all["tr"] = HTMLElement("tr", .parts, in: ["tbody", "thead", "tfoot", "table"])
        all["tt"] = HTMLElement("code", .line)
        all["ul"] = HTMLElement("ul", .parts)
        return all
    }()
}

/// An element of HTML that notes may not use, by its treatment.
enum RefusedElement {
    /// Its tags are left out, its content is kept.
    case tags
    /// The element is left out with its content.
    case whole
    /// The tag is not an element at all, such as `<Key>`, and is shown as text.
    case text

    init(_ name: String) {
        if Self.presentational.contains(name) {
            self = .tags
        } else if Self.active.contains(name) {
            self = .whole
        } else {
            self = .text
        }
    }

    private static let presentational: Set<String> = [
        "big", "blink", "button", "data", "fieldset", "font", "form", "label", "legend", "marquee", "meter", "nobr",
        "noscript", "optgroup", "option", "output", "progress", "select", "slot", "search", "hgroup", "menu", "dialog",
    ]

    private static let active: Set<String> = [
        "applet", "audio", "base", "canvas", "embed", "frame", "frameset", "head", "iframe", "input", "link", "math",
        "meta", "noembed", "noframes", "object", "param", "plaintext", "script", "style", "svg", "template", "textarea",
        "title", "video", "xmp",
    ]

    /// The elements among those left out as a whole that have no end tag.
    static func isVoid(_ name: String) -> Bool {
        ["base", "embed", "frame", "input", "link", "meta", "param"].contains(name)
    }

    /// The Markdown that a note can use instead.
    static func advice(_ name: String) -> Message {
        switch name {
        case "iframe", "embed", "object", "video", "audio", "frame", "applet": "write a link to it"
        case "script", "style", "link", "template": "pages take neither scripts nor styles from notes"
        case "svg", "canvas": "put the picture into a file and write '![what it shows](picture.svg)'"
        case "font", "big", "blink", "marquee": "for emphasis write '**bold**' or '<mark>'"
        default: "leave it out"
        }
    }
}
