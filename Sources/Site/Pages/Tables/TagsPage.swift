import Content
import Diagnostics
import Languages
import Templates

/// The page of all tags with the notes that have them.
struct TagsPage: ListedPage {
    private let map: SiteMap
    /// The names of the notes that have each tag, in reading order.
    private let notes: [String: [String]]
    /// The tags in the order of their first letters, regardless of case.
    private let tags: [String]

    init(map: SiteMap) {
        self.map = map
        var notes: [String: [String]] = [:]
        for entry in map.entries {
            for tag in entry.tags where notes[tag]?.last != entry.slug { notes[tag, default: []].append(entry.slug) }
        }
        self.notes = notes
        tags = notes.keys.sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    }

    /// The fragment of a tag on this page; ids hold no spaces, and no two tags have the same.
    static func anchor(of tag: String) -> String {
        // White space and control characters would become one, or nothing, in an attribute.
        tag.unicodeScalars.reduce(into: "tag-") { anchor, scalar in
            switch scalar {
            case " ": anchor += "_"
            case "_": anchor += "~u"
            case "~": anchor += "~t"
            case _ where scalar.properties.isWhitespace || scalar.properties.generalCategory == .control:
                anchor += "~" + String(scalar.value, radix: 16) + "."
            default: anchor.unicodeScalars.append(scalar)
            }
        }
    }

    var ids: [String] { tags.map { Self.anchor(of: $0) } }

    func html(in context: RenderingContext) -> Diagnosed<String> {
        let language = context.route.edition?.language ?? map.editions.languages[0]
        let edition = context.route.edition ?? map.editions[language]
        let list = PageList(map, in: context)
        let tags = tags.map { tag in
            context.element(
                Self.anchor(of: tag),
                [
                    "name": context.text(tag),
                    "pages": .list(
                        (notes[tag] ?? []).map { .object(list.item($0, from: context.route, edition)) }),
                ])
        }
        return context.render("tags", ["tags": .list(tags)], in: language)
    }
}
