package import Drawing

/// A picture of one variant of a scenario, with its name and a description in words.
package struct Diagram: Hashable, Sendable {
    package let scene: Scene
    /// The scenario's title and the matrix values of the variant, in the picture's language.
    package let title: String
    /// What the picture shows, made from the computed values, in the picture's language.
    package let altText: String

    package init(scene: Scene, title: String, altText: String) {
        self.scene = scene
        self.title = title
        self.altText = altText
    }
}
