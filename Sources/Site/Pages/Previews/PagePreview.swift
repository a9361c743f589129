import Content
import Search

/// A script with the previews of a page and its sections, the page itself first. Pages that link to it load it when a reader comes to
/// the first of these links. It is a script because a page that was opened from disk may read no other file.
struct PagePreview {
    let sections: [PreviewedSection]

    var script: String {
        let rows = sections.enumerated().filter { $0.offset == 0 || !$0.element.text.isEmpty }.map { _, section in
            "[" + [section.anchor, section.title, section.text].map { ScriptText.quoted($0) }.joined(separator: ",")
                + "]"
        }
        return "pagePreview([\(rows.joined(separator: ",\n"))]);\n"
    }

    /// The script that pages load where their template shows previews.
    static let assetPath = "assets/previews.js"
}

extension Route {
    /// The script with the page's sections; nil for a page that repeats others, or is above all.
    var previewPath: String? {
        guard let edition, edition.kind != .both else { return nil }
        return edition.path(slug) + ".preview.js"
    }
}
