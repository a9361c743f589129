import Content
import Diagnostics
import Languages
import Templates

/// The page of all tags with the notes that have them.
struct TagsPage: Sendable {
    let map: SiteMap

    /// In the order of their first letters, whatever their case.
    private var tags: [String] {
        Set(map.entries.flatMap { $0.tags }).sorted { ($0.lowercased(), $0) < ($1.lowercased(), $1) }
    }

    /// The fragment of a tag on this page; ids hold no spaces.
    static func anchor(of tag: String) -> String { "tag-" + tag.split { $0.isWhitespace }.joined(separator: "-") }

    var ids: [String] { tags.map { Self.anchor(of: $0) } }

    func html(in context: RenderingContext) -> Diagnosed<String> {
        let language = context.route.edition?.language ?? map.editions.languages[0]
        let edition = context.route.edition ?? map.editions[language]
        let list = PageList(map, context.localization)
        let tags = tags.map { tag in
            let notes = map.entries.filter { $0.tags.contains(tag) }
            return context.element(
                Self.anchor(of: tag),
                [
                    "name": context.text(tag),
                    "pages": .list(notes.map { .object(list.item($0.slug, from: context.route, edition)) }),
                ])
        }
        return context.render("tags", ["tags": .list(tags)], in: language)
    }
}
