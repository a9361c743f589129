/// What templates/README.md says of the fields of each template.
struct TemplatePage {
    /// By template; each field is followed by those within it.
    let fields: [String: [Field]]

    /// A documented field.
    struct Field: Hashable {
        let name: String
        /// 0 for a field of the template itself.
        let depth: Int
        /// Marked with L.
        let isList: Bool
    }

    /// Reads headings `## name` and list items "- `name`", indented by two spaces for each level.
    init(_ text: String) {
        var fields: [String: [Field]] = [:]
        var template = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("## ") { template = String(line.dropFirst(3)) }
            let indentation = line.prefix { $0 == " " }.count
            let item = line.dropFirst(indentation)
            guard item.hasPrefix("- `"), !template.isEmpty else { continue }
            let name = item.dropFirst(3).prefix { $0 != "`" }
            let mark = item.dropFirst(3 + name.count).drop { "` ".contains($0) }.prefix { $0.isLetter }
            fields[template, default: []].append(
                Field(name: String(name), depth: indentation / 2, isList: mark == "L"))
        }
        self.fields = fields
    }

    /// A text that asks for every field of a template at its place, and shows nothing but texts.
    func probe(_ template: String) -> String {
        var open: [String] = []
        var text = ""
        for field in fields[template] ?? [] {
            while open.count > field.depth { text += "{{/\(open.removeLast())}}" }
            text += "{{#\(field.name)}}"
            open.append(field.name)
        }
        while let name = open.popLast() { text += "{{/\(name)}}" }
        return text
    }

    /// The names in the tags of a template, but for partials, comments and `words`; of `a.b` the first.
    static func names(in template: String) -> Set<String> {
        var names: Set<String> = []
        for part in template.split(separator: "{{").dropFirst() {
            let tag = part.prefix { $0 != "}" }.drop { "{#^/&".contains($0) }
            if tag.hasPrefix(">") || tag.hasPrefix("!") || tag == "." || tag.hasPrefix("words.") { continue }
            names.insert(String(tag.prefix { $0 != "." }))
        }
        return names
    }
}
