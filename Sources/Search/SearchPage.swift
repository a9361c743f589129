/// A page as the search sees it: its sections, the first of them with the page's title.
package struct SearchPage: Hashable, Sendable {
    /// Relative to the folder of its language, such as "safe-area.html".
    package let path: String
    package let sections: [Section]

    package init(path: String, sections: [Section]) {
        self.path = path
        self.sections = sections
    }

    /// What stands under one heading.
    package struct Section: Hashable, Sendable {
        /// The fragment that leads to it; empty for the page's beginning.
        package let anchor: String
        package let title: String
        package let text: String
        /// True for what is looked up by its name, such as a rule or a device, not read.
        package let isEntry: Bool

        package init(anchor: String, title: String, text: String, isEntry: Bool = false) {
            self.anchor = anchor
            self.title = title
            self.text = text
            self.isEntry = isEntry
        }
    }
}
