package import Languages
package import Pictures

/// The figure that represents a site on its first page.
package struct FigureEmblem: Sendable {
    package let id: String
    package let title: LocalizedText
    /// Whether readers can change it.
    package let isLive: Bool
    package let picture: Picture?
    /// The choices that readers have beside the picture; empty for none.
    package let choices: [FigureChoice]

    package init(id: String, title: LocalizedText, isLive: Bool, picture: Picture?, choices: [FigureChoice] = []) {
        self.id = id
        self.title = title
        self.isLive = isLive
        self.picture = picture
        self.choices = choices
    }
}

/// A choice that readers have in a figure: the property that a control of the page sets, and the values to choose from.
package struct FigureChoice: Sendable {
    /// The control with which readers choose.
    package enum Control: Sendable {
        case list, row
        /// A box to tick: the first value, else the second.
        case box
    }

    package let property: String
    package let control: Control
    package let values: [String]
    package let present: String
    /// The name of the choice, by the words of a language.
    package let title: @Sendable (Words) -> String

    package init(
        _ property: String, as control: Control, _ values: [String], present: String,
        title: @escaping @Sendable (Words) -> String
    ) {
        self.property = property
        self.control = control
        self.values = values
        self.present = present
        self.title = title
    }
}
