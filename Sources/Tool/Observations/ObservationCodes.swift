import Content
package import Diagnostics
import Geometry
import LayoutEngine
import ScenarioLanguage

/// Diagnostics of observations beside the notes that they are of. What names nothing is a warning: the rest is used.
package enum ObservationCodes {
    private static let head = "system: 18.0\n"

    static let differs = DiagnosticKind(
        "observations/differs", .error, example: head + "bars | iPhone 15 | viewDidAppear | view.frame.y | 7\n")
    static func differs(_ answer: ObservationReport.Answer) -> Diagnostic {
        let observation = answer.observation
        let build = observation.run.build.isEmpty ? "" : " (\(observation.run.build))"
        let rules = answer.rules.isEmpty ? "" : " [\(answer.rules.map { $0.id }.joined(separator: ", "))]"
        let computed = answer.value?.notation ?? ""
        return Diagnostic(
            differs,
            "UIKit gives \(observation.value.notation) for '\(observation.path)' of '\(observation.scenario)' at \(observation.phase) on \(observation.device) with iOS \(observation.run.system)\(build), but the engine computes \(computed)\(rules); correct the rule, or end the row with '| disputed: REASON'",
            at: observation.span)
    }

    static let unknownScenario = DiagnosticKind(
        "observations/unknown-scenario", .warning,
        example: head + "bar | iPhone 15 | viewDidAppear | view.frame.y | 0\n")
    static func unknownScenario(_ observation: Observation, nearest: SpellingSuggestion?) -> Diagnostic {
        let hint: Message = nearest.map { "; \($0.question)" } ?? ""
        return Diagnostic(
            unknownScenario,
            "there is no scenario '\(observation.scenario)', so its values are ignored\(hint)",
            at: observation.span)
    }

    static let unknownDevice = DiagnosticKind(
        "observations/unknown-device", .warning,
        example: head + "bars | iPhone 15½ | viewDidAppear | view.frame.y | 0\n")
    static func unknownDevice(_ observation: Observation) -> Diagnostic {
        Diagnostic(
            unknownDevice, "there is no device '\(observation.device)', so its values are ignored",
            at: observation.span)
    }

    static let unknownSystem = DiagnosticKind(
        "observations/unknown-system", .warning,
        example: "system: 9.0\nbars | iPhone 15 | viewDidAppear | view.frame.y | 0\n")
    static func unknownSystem(_ observation: Observation) -> Diagnostic {
        Diagnostic(
            unknownSystem,
            "\(observation.device) is not known to run iOS '\(observation.run.system)', so its values there are ignored",
            at: observation.span)
    }

    static let unknownPhase = DiagnosticKind(
        "observations/unknown-phase", .warning,
        example: head + "bars | iPhone 15 | viewDidFall | view.frame.y | 0\n")
    static func unknownPhase(_ observation: Observation) -> Diagnostic {
        Diagnostic(
            unknownPhase,
            "'\(observation.scenario)' has no phase '\(observation.phase)', so its values there are ignored",
            at: observation.span)
    }

    static let unknownPath = DiagnosticKind(
        "observations/unknown-path", .warning,
        example: head + "bars | iPhone 15 | viewDidAppear | shelf.frame.y | 0\n")
    static func unknownPath(_ observation: Observation) -> Diagnostic {
        Diagnostic(
            unknownPath,
            "'\(observation.scenario)' has nothing at '\(observation.path)', so the value is ignored",
            at: observation.span)
    }

    /// Every code of rows that a site reads, by name, with a file of the folder `observations` that triggers it beside a scenario 'bars'.
    package static let all: [DiagnosticKind] = [
        differs, unknownDevice, unknownPath, unknownPhase, unknownScenario, unknownSystem,
    ]

    // MARK: - Lines of a probe

    private static func warning(_ code: String, _ message: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(DiagnosticCode("observations/" + code), .warning, message, at: span)
    }

    package static func noJSON(_ reason: String, at span: SourceSpan) -> Diagnostic {
        warning("no-json", "the line is not JSON and is ignored: \(Message(sentence: reason))", at: span)
    }

    package static func noObject(at span: SourceSpan) -> Diagnostic {
        warning(
            "no-object",
            "the line is ignored: expected an object with 'scenario', 'device', 'os', 'phase', 'path' and 'value'",
            at: span)
    }

    package static func missing(_ key: String, at span: SourceSpan) -> Diagnostic {
        warning("missing-key", "the line is ignored: it has no text or number under '\(key)'", at: span)
    }

    package static func noValue(at span: SourceSpan) -> Diagnostic {
        warning(
            "no-value", "the line is ignored: its value is not a number, a list of numbers or a word", at: span
        )
    }

    package static func lineTooLong(at span: SourceSpan) -> Diagnostic {
        warning("long-line", "a line of more than 1 MB is not from a probe and is ignored", at: span)
    }

    package static func tooManyProblems(_ most: Int, at span: SourceSpan) -> Diagnostic {
        warning(
            "too-many", "\(most) problems with lines have been reported; further unusable lines are ignored silently",
            at: span)
    }

    package static func unmapped(_ key: String, of form: String, at span: SourceSpan) -> Diagnostic {
        warning(
            "unmapped-key",
            "the format '\(form)' in site.yaml looks for '\(key)', but nothing in the file has that name",
            at: span)
    }

    package static func contradicted(_ observation: Observation) -> Diagnostic {
        warning(
            "two-values",
            "'\(observation.path)' of '\(observation.scenario)' was given two values on \(observation.device), so neither counts",
            at: observation.span)
    }
}
