import SiteBuilder

/// Which notes and sections are there in both languages.
enum LanguageReport {
    /// One line per note: its sections in English and Chinese, and how many of them do not match.
    static func text(of report: BuildReport) -> String {
        let rows = report.coverage.map { note in
            [
                note.slug, count(note.english, "in English"), count(note.chinese, "in Chinese"),
                note.unmatched == 0 ? "" : "\(note.unmatched) unmatched",
            ]
        }
        return TextTable(rows: rows).text
    }

    private static func count(_ sections: Int?, _ language: String) -> String {
        sections.map { "\($0) \(language)" } ?? "none \(language)"
    }
}
