import CommandFramework
import Build
import Content
import Diagnostics
import Languages
import Pages

/// The sources that the scenarios and macros of the content reproduce: source, note, id.
enum SourceReport {
    /// The report with a line per source and scenario or macro, by source, then note.
    static func text(of report: BuildReport) -> String {
        let rows = report.citations.map { [$0.source, $0.file, $0.place] }
        return TextTable(rows: rows.sorted { $0.lexicographicallyPrecedes($1, by: isBefore) }).text
    }

    /// Numbers inside names count as numbers: "seed 1.5" comes before "seed 1.10".
    private static func isBefore(_ first: String, _ second: String) -> Bool {
        let (left, right) = (parts(of: first), parts(of: second))
        for (one, other) in zip(left, right) where one != other {
            if let number = Int(one), let otherNumber = Int(other), number != otherNumber {
                return number < otherNumber
            }
            return one.utf8.lexicographicallyPrecedes(other.utf8)
        }
        return left.count < right.count
    }

    /// The runs of digits and of other characters.
    private static func parts(of text: String) -> [Substring] {
        var parts: [Substring] = []
        var rest = text[...]
        while let first = rest.first {
            let isNumber = first.isNumber
            let part = rest.prefix { $0.isNumber == isNumber }
            parts.append(part)
            rest = rest[part.endIndex...]
        }
        return parts
    }
}

/// The notes and sections that there are in each language.
enum LanguageReport {
    /// The report with a line per note: its sections in each language, and how many of them do not match or have not kept up.
    static func text(of report: BuildReport) -> String {
        let languages = report.languages
        let rows = report.coverage.map { note in
            [note.slug] + languages.map { count(note.sections[$0], "in \($0)") } + [problems(of: note, languages)]
        }
        return TextTable(rows: rows).text
    }

    /// "1 unmatched, 2 behind in zh-Hans"; empty where there is nothing to do.
    private static func problems(of note: NoteCoverage, _ languages: [Language]) -> String {
        let behind = languages.map { (note.behind[$0] ?? 0, "behind in \($0)") }
        return ([(note.unmatched, "unmatched")] + behind + [(note.notCompared, "not compared")]).filter { $0.0 > 0 }.map
        { "\($0.0) \($0.1)" }.joined(separator: ", ")
    }

    private static func count(_ sections: Int?, _ language: String) -> String {
        sections.map { "\($0) \(language)" } ?? "none \(language)"
    }
}
