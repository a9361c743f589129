/// The title of a note that gives none: the name of its file, or of its folder where that is a home page.
enum TitleFromName {
    /// - Parameter path: below the folder of its language, without ending.
    static func title(of path: String) -> String {
        let steps = path.split(separator: "/")
        let isHome = ["index", "readme", "_index"].contains(steps.last.map { $0.lowercased() } ?? "")
        let name = (isHome && steps.count > 1 ? steps[steps.count - 2] : steps.last).map { String($0) } ?? path
        guard let dated = DatedName(name) else { return name }
        // Jekyll writes each word large.
        return dated.words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
    }
}

/// The name of a file that begins with a day, as Jekyll has them: "2016-05-20-welcome".
struct DatedName {
    let date: CalendarDate
    let words: [Substring]

    init?(_ name: String) {
        guard name.utf8.count > 11, let date = CalendarDate(String(name.prefix(10))), name.dropFirst(10).first == "-"
        else {
            return nil
        }
        let words = name.dropFirst(11).split { $0 == "-" || $0 == "_" || $0 == " " }
        guard !words.isEmpty else { return nil }
        (self.date, self.words) = (date, words)
    }
}
