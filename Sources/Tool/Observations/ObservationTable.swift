import Content
package import Diagnostics
import LayoutEngine
import ScenarioLanguage

/// A file of the folder `observations`: UIKit's values in one run, a row for each value.
///
///     system: 26.4
///     build: 23E244
///     date: 2026-11-26
///
///     bars | iPhone 17 | viewDidAppear | table.safeAreaInsets | 116, 0, 83, 0
///     bars | iPhone 17 | viewDidAppear | table.contentOffset | 0, -97 | disputed: read before it had settled
///
/// Rows are sorted, so that changes are easy to review and to merge. Lines that begin with "#" belong to the row below them.
package struct ObservationTable: Sendable {
    package let run: ObservedRun
    /// The rows in the order of the file.
    package let rows: [Observation]
    package let diagnostics: [Diagnostic]

    /// Reads a file; anything not understood is reported and left out.
    package init(_ file: SourceFile) {
        var run = ObservedRun(system: "")
        var rows: [Observation] = []
        var diagnostics: [Diagnostic] = []
        var head: Set<String> = []
        for line in Self.lines(of: file) {
            if line.text.isEmpty || line.text.hasPrefix("#") { continue }
            guard line.text.contains(Self.separator) else {
                Self.readHead(line, into: &run, &head, &diagnostics)
                continue
            }
            switch Self.row(line) {
            case .success(let row): rows.append(row)
            case .failure(let problem): diagnostics.append(problem.diagnostic)
            }
        }
        if run.system.isEmpty, !rows.isEmpty {
            diagnostics.append(ObservationTableCodes.noSystem(at: rows[0].span))
            rows = []
        }
        self.run = run
        self.rows = rows.map { row in
            var row = row
            row.run = run
            return row
        }
        self.diagnostics = diagnostics
    }

    package static let separator: Character = "|"

    private struct Line {
        let text: Substring
        let span: SourceSpan
    }

    private static func lines(of file: SourceFile) -> [Line] {
        var lines: [Line] = []
        var start = 0
        let bytes = file.text.utf8
        for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
            let text = Substring(line).trimmed
            let end = start + line.count
            lines.append(Line(text: text, span: SourceSpan(file: file.path, range: start..<end)))
            start = end + 1
        }
        return lines
    }

    // MARK: - Head

    /// The keys of a head with what each sets, in the order in which they are written.
    package static var keys: [(name: String, part: WritableKeyPath<ObservedRun, String>)] {
        [("system", \.system), ("build", \.build), ("xcode", \.xcode), ("date", \.date), ("source", \.source)]
    }

    private static func readHead(
        _ line: Line, into run: inout ObservedRun, _ head: inout Set<String>, _ diagnostics: inout [Diagnostic]
    ) {
        let parts = line.text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
        guard parts.count == 2, let key = keys.first(where: { $0.name == parts[0].trimmed }) else {
            diagnostics.append(ObservationTableCodes.noRow(at: line.span))
            return
        }
        let value = String(parts[1].trimmed)
        guard head.insert(key.name).inserted else {
            diagnostics.append(ObservationTableCodes.headTwice(key.name, at: line.span))
            return
        }
        if key.name == "system", OSVersion(parsing: value) == nil {
            diagnostics.append(ObservationTableCodes.noVersion(value, at: line.span))
            return
        }
        if key.name == "date", CalendarDate(value) == nil {
            diagnostics.append(ObservationTableCodes.noDay(value, at: line.span))
            return
        }
        run[keyPath: key.part] = value
    }

    // MARK: - Rows

    private struct Refused: Error {
        let diagnostic: Diagnostic
    }

    private static func row(_ line: Line) -> Result<Observation, Refused> {
        let fields = line.text.split(separator: separator, maxSplits: 5, omittingEmptySubsequences: false)
            .map { String($0.trimmed) }
        guard (5...6).contains(fields.count), !fields[..<5].contains("") else {
            return .failure(Refused(diagnostic: ObservationTableCodes.noRow(at: line.span)))
        }
        var reason: String?
        if fields.count == 6 {
            guard fields[5].hasPrefix(disputed), fields[5].utf8.count > disputed.utf8.count else {
                return .failure(Refused(diagnostic: ObservationTableCodes.noReason(at: line.span)))
            }
            reason = String(fields[5].dropFirst(disputed.count).trimmed)
        }
        guard let value = value(fields[4]) else {
            return .failure(Refused(diagnostic: ObservationTableCodes.noNumber(fields[4], at: line.span)))
        }
        return .success(
            Observation(
                scenario: fields[0], device: fields[1], run: ObservedRun(system: ""), phase: fields[2],
                path: fields[3], value: value, disputed: reason, span: line.span))
    }

    static let disputed = "disputed:"

    /// "116, 0, 83, 0" or a word such as "compact"; nil if the text is neither.
    static func value(_ text: String) -> Expectation.Expected? {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { $0.trimmed }
        let numbers = parts.compactMap { Double($0) }
        if numbers.count == parts.count { return numbers.allSatisfy { $0.isFinite } ? .numbers(numbers) : nil }
        let isWord = parts.count == 1 && parts[0].first?.isLetter == true && !parts[0].lowercased().hasPrefix("nan")
        return isWord && parts[0].lowercased() != "inf" ? .text(text) : nil
    }
}

extension Substring {
    /// Without the spaces around it.
    fileprivate var trimmed: Substring {
        var rest = drop { $0 == " " || $0 == "\t" || $0 == "\r" || $0 == "\r\n" }
        while let last = rest.last, last == " " || last == "\t" || last == "\r" || last == "\r\n" { rest.removeLast() }
        return rest
    }
}
