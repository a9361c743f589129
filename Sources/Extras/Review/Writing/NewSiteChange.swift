import Content
import DataTree
import Diagnostics
import Languages
import YAML

/// An entry to be added to the changes of `site.yaml`.
struct NewSiteChange: Sendable {
    private let date: CalendarDate
    /// The texts, one for each language.
    private let texts: [(language: Language, text: String)]
    /// The names of the notes that it is about.
    private let notes: [String]

    init(_ date: CalendarDate, _ texts: [(language: Language, text: String)], notes: [String]) {
        self.date = date
        self.texts = texts
        self.notes = notes
    }

    /// A fix-it that adds it as the first entry, as the newest come first, those of one day too; nothing else in the file
    /// changes.
    ///
    /// Nil where there is no list of changes with an entry per line or more, before which the new entry could be.
    func fixIt(in file: SourceFile) -> FixIt? {
        let documents = YAMLParser.parse(file, in: 0..<file.utf8Count).value
        guard let first = documents.first?["changes"]?.items?.first else { return nil }
        let line = file.position(of: first.span.start).line
        let start = file.lineStarts[line - 1]
        let indent = String(file.text(in: start..<first.span.start))
        // "  - ", and not the text after a bracket or another key.
        guard indent.contains("-"), indent.allSatisfy({ $0 == " " || $0 == "-" }) else { return nil }
        let newline = file.text.utf8.contains(0x0D) ? "\r\n" : "\n"
        let inner = String(indent.map { $0 == "-" ? " " : $0 })
        var lines = ["\(indent)date: \(date)", inner + "text:"]
        lines += texts.map { "\(inner)  \($0.language.tag): \(Self.quoted($0.text))" }
        if !notes.isEmpty { lines.append("\(inner)notes: [\(notes.joined(separator: ", "))]") }
        let text = lines.map { $0 + newline }.joined()
        let place = file.span(start..<start)
        return FixIt("announce the accepted changes under \(date.description)", [.init(place, with: text)], .guess)
    }

    /// The text in double quotation marks, so that nothing in it means anything to YAML.
    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for character in text {
            switch character {
            case "\"", "\\": quoted += "\\\(character)"
            case "\n", "\r", "\r\n", "\t": quoted += " "
            default: quoted.append(character)
            }
        }
        return quoted + "\""
    }
}
