package import Diagnostics
import JSON
import ScenarioLanguage

/// A file of observations as a probe prints it, one a line.
package struct ObservationFile: Sendable {
    /// The observations in the order of the lines; no observation for a question with two answers.
    package let observations: [Observation]
    /// The problems of lines, which do not count.
    package let diagnostics: [Diagnostic]

    package init(_ bytes: [UInt8], path: String) {
        var found: [Observation] = []
        var diagnostics: [Diagnostic] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
            let span = SourceSpan(file: path, range: start..<end)
            let line = Array(bytes[start..<end])
            start = end + 1
            switch Self.content(of: line, at: span.range.lowerBound, in: path) {
            case nil: continue
            case .observation(let observation): found.append(observation)
            case .problem(let problem): diagnostics.append(problem)
            }
        }
        let (single, contradicted) = found.withoutContradictions
        observations = single
        self.diagnostics = diagnostics + contradicted.map { ObservationCodes.contradicted($0) }
    }

    /// A line's observation, or the reason why there is none.
    package enum Content {
        case observation(Observation)
        case problem(Diagnostic)
    }

    /// The content of a line that begins at an offset; nil for an empty one.
    package static func content(of line: [UInt8], at offset: Int, in path: String) -> Content? {
        if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { return nil }
        do throws(JSONReader.Problem) {
            let value = try JSONReader.value(of: line)
            let span = SourceSpan(file: path, range: offset..<(offset + line.count))
            switch observation(value, span) {
            case .success(let observation): return .observation(observation)
            case .failure(let problem): return .problem(problem.diagnostic)
            }
        } catch {
            let place = SourceSpan(file: path, range: (offset + error.offset)..<(offset + error.offset))
            return .problem(ObservationCodes.noJSON(error.reason.rawValue, at: place))
        }
    }

    private struct Refused: Error {
        let diagnostic: Diagnostic
    }

    private static func observation(_ line: JSONValue, _ span: SourceSpan) -> Result<Observation, Refused> {
        func refused(_ diagnostic: Diagnostic) -> Result<Observation, Refused> {
            .failure(Refused(diagnostic: diagnostic))
        }
        guard case .object(let members) = line else { return refused(ObservationCodes.noObject(at: span)) }
        let keyed = Dictionary(members.map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })
        func text(_ key: String) -> String? {
            if case .string(let text) = keyed[key] { text } else { nil }
        }
        if let missing = ["scenario", "device", "os", "phase", "path"].first(where: { text($0) == nil }) {
            return refused(ObservationCodes.missing(missing, at: span))
        }
        let value: Expectation.Expected
        switch keyed["value"] {
        case .string(let text): value = .text(text)
        case .number(let number): value = .numbers([number])
        case .array(let items):
            let numbers = items.compactMap { if case .number(let number) = $0 { number } else { nil } }
            guard numbers.count == items.count, !numbers.isEmpty else {
                return refused(ObservationCodes.noValue(at: span))
            }
            value = .numbers(numbers)
        case nil: return refused(ObservationCodes.missing("value", at: span))
        default: return refused(ObservationCodes.noValue(at: span))
        }
        let run = ObservedRun(
            system: text("os") ?? "", build: text("build") ?? "", xcode: text("xcode") ?? "",
            date: text("date") ?? "", source: text("source") ?? "")
        return .success(
            Observation(
                scenario: text("scenario") ?? "", device: text("device") ?? "", run: run, phase: text("phase") ?? "",
                path: text("path") ?? "", value: value, span: span))
    }
}
