package import Content
package import Languages
package import ResultStore

/// Brings pages about the subject besides notes: tables, such as the tables of devices and rules, and a page for each entry of
/// some.
package protocol TableProvider: Sendable {
    /// The table of a page; nil for a page that it does not bring.
    func table(_ page: GeneratedPage, on place: TablePlace) -> (any ListedPage)?

    /// The key of a table's content; nil for a table that is the same in all builds of the tool.
    func key(of page: GeneratedPage, on place: TablePlace) -> ResultKey?

    /// The page of an entry; nil for an entry of other tables.
    func page(of entry: TableEntry, on place: TablePlace) -> (any ListedPage)?

    /// The key of the content of an entry's page.
    func key(of entry: TableEntry) -> ResultKey

    /// An entry in one line.
    func summary(of entry: TableEntry, in words: Words) -> String

    /// The names that a search has to find, as one of the pages of the site lists them.
    func namesToFind(on pages: [GeneratedPage]) -> [String]

    /// The tables that the page of all notes ends with, as numbers and names in notes link to them.
    var chapters: [GeneratedPage] { get }
}

/// An edition that has a table, in its words.
package struct TablePlace: Sendable {
    package let edition: Edition
    package let words: Words
    /// The page of the edition that shows a figure, by its id; nil for a figure that it does not show.
    package let route: @Sendable (_ figure: String) -> Route?
}

/// An entry of a table that has a page of its own, such as a device.
package struct TableEntry: Hashable, Sendable {
    /// The page with the table.
    package let table: GeneratedPage
    /// The name of its page: "devices/iphone-x".
    package let slug: String
    package let title: String

    package init(of table: GeneratedPage, slug: String, title: String) {
        self.table = table
        self.slug = slug
        self.title = title
    }
}
