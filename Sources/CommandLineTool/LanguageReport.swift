import Languages
import Build
import Content

/// Which notes and sections are there in both languages.
enum LanguageReport {
    /// One line per note: its sections in English and Chinese, and how many of them do not match or have not kept up.
    static func text(of report: BuildReport) -> String {
        let rows = report.coverage.map { note in
            [note.slug, count(note.english, "in English"), count(note.chinese, "in Chinese"), problems(of: note)]
        }
        return TextTable(rows: rows).text
    }

    /// "1 unmatched, 2 behind in Chinese"; empty where there is nothing to do.
    private static func problems(of note: NoteCoverage) -> String {
        [
            (note.unmatched, "unmatched"), (note.behindInEnglish, "behind in English"),
            (note.behindInChinese, "behind in Chinese"), (note.notCompared, "not compared"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    private static func count(_ sections: Int?, _ language: String) -> String {
        sections.map { "\($0) \(language)" } ?? "none \(language)"
    }
}
