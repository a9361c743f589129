import Diagnostics

/// Diagnostics of observations. All are warnings: the rest of the file is used.
enum ObservationCodes {
    private static func warning(_ code: String, _ message: Message, at span: SourceSpan) -> Diagnostic {
        Diagnostic(DiagnosticCode("observation/" + code), .warning, message, at: span)
    }

    static func noJSON(_ reason: String, at span: SourceSpan) -> Diagnostic {
        warning("no-json", "the line is no JSON and counts for nothing: \(Message(sentence: reason))", at: span)
    }

    static func noObject(at span: SourceSpan) -> Diagnostic {
        warning(
            "no-object",
            "the line counts for nothing: expected an object with 'scenario', 'device', 'os', 'phase', 'path' and 'value'",
            at: span)
    }

    static func missing(_ key: String, at span: SourceSpan) -> Diagnostic {
        warning("missing-key", "the line counts for nothing: it has no text or number under '\(key)'", at: span)
    }

    static func noNumber(at span: SourceSpan) -> Diagnostic {
        warning(
            "no-number", "the line counts for nothing: its value is no number, no list of numbers and no word", at: span
        )
    }

    static func contradicted(_ observation: Observation) -> Diagnostic {
        warning(
            "contradicted",
            "'\(observation.path)' of '\(observation.scenario)' was given two values on \(observation.device), so neither counts",
            at: observation.span)
    }

    static func unknownScenario(_ observation: Observation, nearest: SpellingSuggestion?) -> Diagnostic {
        let hint: Message = nearest.map { "; \($0.question)" } ?? ""
        return warning(
            "unknown-scenario",
            "there is no scenario '\(observation.scenario)', so its values count for nothing\(hint)",
            at: observation.span)
    }

    static func unknownDevice(_ observation: Observation) -> Diagnostic {
        warning(
            "unknown-device", "there is no device '\(observation.device)', so its values count for nothing",
            at: observation.span)
    }

    static func unknownSystem(_ observation: Observation) -> Diagnostic {
        warning(
            "unknown-system",
            "\(observation.device) is not known to run iOS '\(observation.os)', so its values there count for nothing",
            at: observation.span)
    }

    static func unknownPhase(_ observation: Observation) -> Diagnostic {
        warning(
            "unknown-phase",
            "'\(observation.scenario)' has no phase '\(observation.phase)', so its values there count for nothing",
            at: observation.span)
    }

    static func unknownPath(_ observation: Observation) -> Diagnostic {
        warning(
            "unknown-path",
            "'\(observation.scenario)' has nothing at '\(observation.path)', so the value counts for nothing",
            at: observation.span)
    }
}
