package import Diagnostics
import Geometry
import LayoutEngine
package import Observations
import ScenarioLanguage

/// The files of the folder `observations` with further rows in them.
///
/// A file holds the values of one system in one run. Its lines stay as they are, comments with the row below them; a row that
/// is there already is not added again, in any file.
package struct ObservationAddition: Sendable {
    /// The files that change, by their paths, with their new texts.
    package private(set) var files: [(path: String, text: String)] = []
    /// The number of new rows.
    package private(set) var added = 0
    /// The number of rows that were there already.
    package private(set) var known = 0
    /// Values that contradict a row that is there; they are not added.
    package private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter folder: the content folder.
    package init(_ observations: [Observation], to present: ContentObservations, folder: String) {
        var answers: [[String]: [Observation]] = [:]
        for row in present.rows { answers[row.question, default: []].append(row) }
        var fresh: [ObservedRun: [String]] = [:]
        for observation in observations {
            let earlier = answers[observation.question] ?? []
            if earlier.contains(where: { $0.value == observation.value }) {
                known += 1
            } else if let other = earlier.first(where: { $0.disputed == nil }) {
                diagnostics.append(ObservationTableCodes.otherThere(observation, than: other))
            } else {
                answers[observation.question, default: []].append(observation)
                fresh[observation.run, default: []].append(observation.line)
                added += 1
            }
        }
        let place = (folder == "." ? "" : folder + "/") + ContentObservations.folderName + "/"
        var texts = Dictionary(present.sources.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
        for (run, lines) in fresh.sorted(by: { $0.key.head.joined() < $1.key.head.joined() }) {
            let path = Self.path(of: run, in: place, among: texts)
            let text = ObservationLines(texts[path] ?? run.head.map { $0 + "\n" }.joined() + "\n").adding(lines)
            texts[path] = text
            files.append((path, text))
        }
    }

    /// The file that holds a run already, or the name of a new one.
    private static func path(of run: ObservedRun, in place: String, among texts: [String: String]) -> String {
        func holds(_ path: String) -> Bool {
            texts[path].map { ObservationTable(SourceFile(path: path, text: $0)).run == run } ?? true
        }
        if let path = texts.keys.sorted().first(where: { holds($0) }) { return path }
        let names = [run.system, run.build, run.source == ObservedRun.probe ? "" : run.source]
        let stem = place + "ios-" + names.filter { !$0.isEmpty }.map { fileName($0) }.joined(separator: "-")
        let dated = run.date.isEmpty ? stem : stem + "-" + run.date
        let candidates = [stem, dated] + (2...9999).map { "\(dated)-\($0)" }
        return candidates.lazy.map { $0 + ".txt" }.first { holds($0) } ?? stem + ".txt"
    }

    /// A text as a part of a file's name that is allowed anywhere.
    private static func fileName(_ text: String) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" }.prefix(40))
    }
}

extension ObservedRun {
    /// The source of values that the tool's own probe printed.
    package static let probe = "notchbook probe"

    /// The lines above the rows of a run.
    fileprivate var head: [String] {
        ObservationTable.keys.compactMap { key in
            self[keyPath: key.part].isEmpty ? nil : "\(key.name): \(self[keyPath: key.part])"
        }
    }
}

/// The lines of a file: its head, and rows with the comments above them.
private struct ObservationLines {
    private var head: [Substring] = []
    private var rows: [(comments: [Substring], row: Substring)] = []
    private var rest: [Substring] = []

    init(_ text: String) {
        var waiting: [Substring] = []
        for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.contains(ObservationTable.separator), !line.hasPrefix("#") {
                if rows.isEmpty, head.isEmpty { (head, waiting) = Self.headAndComments(waiting) }
                rows.append((waiting, line))
                waiting = []
            } else {
                waiting.append(line)
            }
        }
        if rows.isEmpty { head = waiting } else { rest = waiting }
        // The text after the last line break is empty.
        if rows.isEmpty { if head.last?.isEmpty == true { head.removeLast() } }
        if rest.last?.isEmpty == true { rest.removeLast() }
    }

    /// The lines above the first row: its comments begin after the last line that is empty or describes the run.
    private static func headAndComments(_ lines: [Substring]) -> ([Substring], [Substring]) {
        let index = lines.lastIndex { !$0.hasPrefix("#") }.map { $0 + 1 } ?? lines.startIndex
        return (Array(lines[..<index]), Array(lines[index...]))
    }

    /// The text with further rows, all sorted.
    func adding(_ lines: [String]) -> String {
        var all = rows + lines.map { ([], Substring($0)) }
        all.sort { Self.isBefore($0.row, $1.row) }
        let text = head + all.flatMap { $0.comments + [$0.row] } + rest
        return text.map { $0 + "\n" }.joined()
    }

    private static func isBefore(_ first: Substring, _ second: Substring) -> Bool {
        first.utf8.lexicographicallyPrecedes(second.utf8)
    }
}
