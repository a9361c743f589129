package import Diagnostics
import JSON
package import ScenarioLanguage

/// A value that UIKit gave somewhere.
package struct Observation: Hashable, Sendable {
    /// The scenario's id, with the variant's number behind "#" where it has several.
    package let scenario: String
    package let device: String
    package let os: String
    /// The build of the system; empty where nobody noted it.
    package let build: String
    package let phase: String
    package let path: String
    package let value: Expectation.Expected
    /// Its line.
    package let span: SourceSpan

    /// The question that the value answers: where it was observed.
    var question: [String] { [scenario, device, os, build, phase, path] }
}

/// A file of observations, one a line.
package struct ObservationFile: Sendable {
    /// In the order of the lines; of a question with two answers none.
    package let observations: [Observation]
    /// The problems of lines, which count for nothing.
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
            if line.allSatisfy({ [0x20, 0x09, 0x0D].contains($0) }) { continue }
            do throws(JSONReader.Problem) {
                let value = try JSONReader.value(of: line)
                switch Self.observation(value, span) {
                case .success(let observation): found.append(observation)
                case .failure(let problem): diagnostics.append(problem.diagnostic)
                }
            } catch {
                let place = SourceSpan(
                    file: path, range: (span.range.lowerBound + error.offset)..<(span.range.lowerBound + error.offset))
                diagnostics.append(ObservationCodes.noJSON(error.reason.rawValue, at: place))
            }
        }
        var answers: [[String]: Expectation.Expected] = [:]
        var contradicted: Set<[String]> = []
        var single: [Observation] = []
        for observation in found {
            let question = observation.question
            if let earlier = answers[question] {
                if earlier != observation.value, contradicted.insert(question).inserted {
                    diagnostics.append(ObservationCodes.contradicted(observation))
                }
                continue
            }
            answers[question] = observation.value
            single.append(observation)
        }
        observations = single.filter { !contradicted.contains($0.question) }
        self.diagnostics = diagnostics
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
        var texts: [String: String] = [:]
        for key in ["scenario", "device", "os", "phase", "path"] {
            guard case .string(let text) = keyed[key] else { return refused(ObservationCodes.missing(key, at: span)) }
            texts[key] = text
        }
        let build = if case .string(let text) = keyed["build"] { text } else { "" }
        let value: Expectation.Expected
        switch keyed["value"] {
        case .string(let text): value = .text(text)
        case .number(let number): value = .numbers([number])
        case .array(let items):
            let numbers = items.compactMap { if case .number(let number) = $0 { number } else { nil } }
            guard numbers.count == items.count, !numbers.isEmpty else {
                return refused(ObservationCodes.noNumber(at: span))
            }
            value = .numbers(numbers)
        case nil: return refused(ObservationCodes.missing("value", at: span))
        default: return refused(ObservationCodes.noNumber(at: span))
        }
        return .success(
            Observation(
                scenario: texts["scenario"] ?? "", device: texts["device"] ?? "", os: texts["os"] ?? "", build: build,
                phase: texts["phase"] ?? "", path: texts["path"] ?? "", value: value, span: span))
    }
}
