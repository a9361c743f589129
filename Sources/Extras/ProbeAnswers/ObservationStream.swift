import Content
package import Diagnostics
package import LayoutEngine
package import Observations
package import ScenarioLanguage

/// Lines of a probe that are compared as they come, so that a file may be of any size: only a number is kept of a line that
/// agrees.
///
/// A file is read twice. First, every question is assigned the number of its answer, so that one with two answers is known before
/// any of them counts; then each answer is compared.
package struct ObservationStream {
    package private(set) var report: ObservationReport
    /// The problems of lines, and below it the problems of the things that they name; at most so many.
    package private(set) var diagnostics: [Diagnostic] = []
    /// The lines that problems point into, with all others empty, so that places are the same as in the file.
    package private(set) var excerpt: [UInt8] = []

    private let path: String
    /// The reader of another tool's form; nil for the form of the tool's own probe.
    private var reader: MappedReader?
    /// The number of each question's answer, twice that, and one more once it counted; nil as many answers for two.
    private var answers: [UInt64: UInt64] = [:]
    private var contradicted: Set<UInt64> = []
    private var reported: Set<UInt64> = []

    /// The most problems that are reported of a file.
    package static let maxProblems = 1000

    /// - Parameters:
    ///   - shown: how many answers of each group are kept; nil for all, also those that agree.
    ///   - reader: the reader of another tool's form.
    ///   - listener: called for every answer as soon as it is there.
    package init(
        path: String, of scenarios: [Scenario], catalog: DeviceCatalog, keeping shown: Int?,
        with reader: MappedReader? = nil, onAnswer listener: ((ObservationReport.Answer) -> Void)? = nil
    ) {
        self.path = path
        self.reader = reader
        report = ObservationReport(of: scenarios, catalog: catalog, keeping: shown, onAnswer: listener)
    }

    private mutating func contents(of line: [UInt8], at start: Int) -> [ObservationFile.Content] {
        guard reader != nil else { return [ObservationFile.content(of: line, at: start, in: path)].compactMap { $0 } }
        return reader?.contents(of: line, at: start) ?? []
    }

    /// Adds the findings about the whole file once all lines are read.
    package mutating func finish() {
        for problem in reader?.unmapped ?? [] { report(problem) }
    }

    /// The first time: notes the answer of a line.
    package mutating func note(_ line: [UInt8]) {
        for case .observation(let observation) in contents(of: line, at: 0) { note(observation) }
    }

    private mutating func note(_ observation: Observation) {
        let question = Self.number(observation.question.joined(separator: "\u{0}"))
        let answer = Self.number(observation.value.notation) & ~1
        if let known = answers[question] {
            if known != answer { contradicted.insert(question) }
        } else {
            answers[question] = answer
        }
    }

    /// The second time: compares a line; nil for one that was too long to be read.
    package mutating func take(_ line: [UInt8]?) {
        defer { excerpt.append(0x0A) }
        let start = excerpt.count
        let known = diagnostics.count + report.diagnostics.count
        if let line {
            for content in contents(of: line, at: start) {
                switch content {
                case .problem(let problem): report(problem)
                case .observation(let observation): take(observation)
                }
            }
        } else {
            report(ObservationCodes.lineTooLong(at: SourceSpan(file: path, range: start..<start)))
        }
        let count = diagnostics.count + report.diagnostics.count
        if count > known, count <= Self.maxProblems + 1 { excerpt += line?.prefix(2000) ?? [] }
    }

    private mutating func report(_ problem: Diagnostic) {
        if diagnostics.count < Self.maxProblems {
            diagnostics.append(problem)
        } else if diagnostics.count == Self.maxProblems, let span = problem.span {
            diagnostics.append(ObservationCodes.tooManyProblems(Self.maxProblems, at: span))
        }
    }

    private mutating func take(_ observation: Observation) {
        let question = Self.number(observation.question.joined(separator: "\u{0}"))
        if contradicted.contains(question) {
            if reported.insert(question).inserted { report(ObservationCodes.contradicted(observation)) }
        } else if let answer = answers[question], answer & 1 == 0 {
            answers[question] = answer | 1
            report.add(observation)
        }
    }

    /// A number of a text that other texts hardly have (FNV-1a), the same in each run.
    private static func number(_ text: String) -> UInt64 {
        text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
    }
}
