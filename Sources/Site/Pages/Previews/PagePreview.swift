import Content
import Search

/// The script with which pages show what links to this one lead to: it hands over the page's sections, the page itself first. It is
/// loaded when a reader comes to the first of these links, from disk too, where a page may read no other file.
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
    /// The script with the page's sections; nil for a page that repeats others, or stands above all.
    var previewPath: String? {
        guard let edition, edition.kind != .both else { return nil }
        return edition.path(slug) + ".preview.js"
    }
}
