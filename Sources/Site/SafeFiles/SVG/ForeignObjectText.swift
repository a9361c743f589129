import Markup

/// The words of a `foreignObject`, which holds a piece of a page: labels of diagrams, mostly.
struct ForeignObjectText {
    /// The paragraphs, as elements and line breaks of the page divide them.
    private let paragraphs: [String]

    var isEmpty: Bool { paragraphs.isEmpty }

    init(of index: Int, in tree: XMLTree) {
        var paragraphs = [""]
        Self.collect(index, in: tree, into: &paragraphs)
        self.paragraphs = paragraphs.map { $0.trimmed }.filter { !$0.isEmpty }
    }

    private static let blocks = SVGNames.words("div p li ul ol tr table h1 h2 h3 h4 h5 h6 pre blockquote section")
    private static let silent = SVGNames.words("script style template head title noscript")

    private static func collect(_ index: Int, in tree: XMLTree, into paragraphs: inout [String]) {
        for child in tree.nodes[index].children {
            switch child {
            case .text(let text): paragraphs[paragraphs.count - 1] += joined(text)
            case .element(let element):
                let name = tree.nodes[element].name.local.lowercased()
                guard !silent.contains(name) else { continue }
                let isBlock = blocks.contains(name)
                if isBlock || name == "br" { paragraphs.append("") }
                collect(element, in: tree, into: &paragraphs)
                if isBlock { paragraphs.append("") }
            }
        }
    }

    /// The text with each run of white space as one space.
    private static func joined(_ text: String) -> String {
        var result = ""
        var isAfterSpace = false
        for scalar in text.unicodeScalars {
            let isSpace = scalar.value <= 0x20
            if !isSpace { result.unicodeScalars.append(scalar) } else if !isAfterSpace { result += " " }
            isAfterSpace = isSpace
        }
        return result
    }

    /// The lines in a place of this height, where a line takes about 24 points: longer paragraphs are broken between words.
    func lines(fitting height: Double) -> [String] {
        let room = Int(min(max(height, 0), 2_400) / 24)
        guard room > paragraphs.count else { return paragraphs }
        let total = paragraphs.reduce(0) { $0 + $1.count }
        let most = max(1, (total + room - 1) / room)
        return paragraphs.flatMap { Self.broken($0, most: most) }
    }

    private static func broken(_ text: String, most: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        var length = 0
        for word in text.split(separator: " ") {
            let count = word.count
            if length > 0, length + count / 2 > most {
                lines.append(line)
                (line, length) = ("", 0)
            }
            line += (length == 0 ? "" : " ") + word
            length += count + 1
        }
        return lines + [line]
    }
}
