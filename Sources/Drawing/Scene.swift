package import Geometry

/// A finished picture as a closed display list, in points, origin top left; later items cover earlier ones.
package struct Scene: Hashable, Sendable {
    package var size: Size
    /// The colour behind everything; nil leaves the picture transparent.
    package var background: Color?
    package var items: [SceneItem]
    /// A short name of the picture, in `language`.
    package var title: String
    /// What the picture shows, in words, in `language`.
    package var description: String
    /// A BCP 47 tag: "en" or "zh-Hans".
    package var language: String

    package init(
        size: Size, background: Color? = nil, items: [SceneItem], title: String, description: String,
        language: String
    ) {
        self.size = size
        self.background = background
        self.items = items
        self.title = title
        self.description = description
        self.language = language
    }
}
