package import Diagnostics
package import ScenarioLanguage

/// A value observed in UIKit.
package struct Observation: Hashable, Sendable {
    /// The scenario's id, with the variant's number after "#" where it has several.
    package var scenario: String
    package var device: String
    /// The run that gave the value: version and build of the system, Xcode, date and source.
    package var run: ObservedRun
    package var phase: String
    package var path: String
    package var value: Expectation.Expected
    /// The reason why it is disputed; nil for one that counts.
    package var disputed: String?
    /// Its line.
    package var span: SourceSpan

    package init(
        scenario: String, device: String, run: ObservedRun, phase: String, path: String, value: Expectation.Expected,
        disputed: String? = nil, span: SourceSpan
    ) {
        self.scenario = scenario
        self.device = device
        self.run = run
        self.phase = phase
        self.path = path
        self.value = value
        self.disputed = disputed
        self.span = span
    }

    /// The question that it answers: two answers to one question contradict each other.
    package var question: [String] { [scenario, device, run.system, run.build, phase, path] }
}

/// The system on which values were observed, and who observed them when.
package struct ObservedRun: Hashable, Sendable {
    /// A version of iOS or iPadOS, as it was written.
    package var system: String
    /// The build of the system; empty where it was not noted.
    package var build: String
    /// The version of Xcode; empty where it was not noted.
    package var xcode: String
    /// The day, as "2026-11-26"; empty where it was not noted.
    package var date: String
    /// The person or the tool that measured; empty where it was not noted.
    package var source: String

    package init(system: String, build: String = "", xcode: String = "", date: String = "", source: String = "") {
        self.system = system
        self.build = build
        self.xcode = xcode
        self.date = date
        self.source = source
    }
}

extension [Observation] {
    /// The observations whose question has a single answer, each once, and one of each question that has several.
    ///
    /// A disputed one contradicts nothing.
    package var withoutContradictions: (single: [Observation], contradicted: [Observation]) {
        var answers: [[String]: Expectation.Expected] = [:]
        var contradicted: Set<[String]> = []
        var single: [Observation] = []
        var reported: [Observation] = []
        for observation in self {
            if observation.disputed != nil {
                single.append(observation)
                continue
            }
            let question = observation.question
            guard let earlier = answers[question] else {
                answers[question] = observation.value
                single.append(observation)
                continue
            }
            if earlier != observation.value, contradicted.insert(question).inserted { reported.append(observation) }
        }
        return (single.filter { $0.disputed != nil || !contradicted.contains($0.question) }, reported)
    }
}

extension Observation {
    /// The row of a file.
    package var line: String {
        let value =
            switch value {
            case .text(let text): text
            case .numbers(let numbers): numbers.map { Self.text($0) }.joined(separator: ", ")
            }
        let fields =
            [scenario, device, phase, path, value] + (disputed.map { ["\(ObservationTable.disputed) \($0)"] } ?? [])
        return fields.joined(separator: " \(ObservationTable.separator) ")
    }

    /// All digits of a number, and no more.
    private static func text(_ number: Double) -> String {
        let text = "\(number)"
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
