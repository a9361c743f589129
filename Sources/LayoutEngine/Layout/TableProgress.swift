/// How far down a table's parts – header, rows and footer of one section after the other – have been laid out.
struct TableProgress: Comparable, Sendable {
    /// All sections before this one are laid out.
    let section: Int
    /// How many parts of that section are, the header being the first and the footer the last.
    let parts: Int

    static let nothing = TableProgress(section: 0, parts: 0)

    static func < (left: TableProgress, right: TableProgress) -> Bool {
        (left.section, left.parts) < (right.section, right.parts)
    }

    /// How many rows of a section are laid out, `count` being all that it has.
    func rows(of index: Int, count: Int) -> Int {
        if index < section { return count }
        return index > section ? 0 : min(max(0, parts - 1), count)
    }

    func includesHeader(of index: Int) -> Bool {
        index < section || (index == section && parts > 0)
    }

    func includesFooter(of index: Int, count: Int) -> Bool {
        index < section || (index == section && parts > count + 1)
    }
}
