package import Diagnostics

/// The problems of files of the folder `observations`.
package enum ObservationTableCodes {
    private static let head = "system: 26.4\ndate: 2026-11-26\n\n"
    private static let form: Message =
        "a row is 'scenario | device | phase | path | value', and may end in '| disputed: REASON'"

    static let noRow = DiagnosticKind(
        "observations/no-row", .error, example: head + "bars | iPhone 15 | viewDidAppear\n")
    static func noRow(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noRow,
            "the line is ignored: \(form); only 'system', 'build', 'xcode', 'date' and 'source' may appear above the rows",
            at: span)
    }

    static let noReason = DiagnosticKind(
        "observations/no-reason", .error,
        example: head + "bars | iPhone 15 | viewDidAppear | view.frame.x | 3 | disputed:\n")
    static func noReason(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noReason, "the row is ignored: only 'disputed: REASON' may follow the value", at: span)
    }

    static let noNumber = DiagnosticKind(
        "observations/no-number", .error, example: head + "bars | iPhone 15 | viewDidAppear | view.frame.x | nan\n")
    static func noNumber(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noNumber, "the row is ignored: '\(text)' is not a number, a list such as '116, 0, 83, 0' or a word",
            at: span)
    }

    static let headTwice = DiagnosticKind(
        "observations/head-twice", .error, example: "system: 26.4\nsystem: 26.5\n")
    static func headTwice(_ key: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            headTwice, "'\(key)' is given twice; put the values of another system into a separate file", at: span)
    }

    static let noVersion = DiagnosticKind("observations/no-version", .error, example: "system: new\n")
    static func noVersion(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(noVersion, "'\(text)' is not a system version; write one such as '26.4'", at: span)
    }

    static let noDay = DiagnosticKind("observations/no-day", .error, example: "system: 26.4\ndate: yesterday\n")
    static func noDay(_ text: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(noDay, "'\(text)' is not a date; write it as '2026-11-26'", at: span)
    }

    static let noSystem = DiagnosticKind(
        "observations/no-system", .error, example: "bars | iPhone 15 | viewDidAppear | view.frame.x | 0\n")
    static func noSystem(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            noSystem,
            "the rows of this file are ignored: nothing says on which system they were observed; start it with 'system: 26.4'",
            at: span)
    }

    static let contradicted = DiagnosticKind(
        "observations/contradicted", .error,
        example: head
            + "bars | iPhone 15 | viewDidAppear | view.frame.x | 0\nbars | iPhone 15 | viewDidAppear | view.frame.x | 1\n"
    )
    package static func contradicted(_ observation: Observation) -> Diagnostic {
        Diagnostic(
            contradicted,
            "'\(observation.path)' of '\(observation.scenario)' has two values on \(observation.device), so neither counts; mark one as 'disputed: REASON' or remove it",
            at: observation.span)
    }

    /// A value that contradicts a row that is there, when it is to be added.
    package static func otherThere(_ observation: Observation, than row: Observation) -> Diagnostic {
        Diagnostic(
            DiagnosticCode("observations/other-there"), .warning,
            "'\(observation.path)' of '\(observation.scenario)' has a different value in '\(row.span.file)', so this one is not added; mark that row as 'disputed: REASON' or remove it",
            at: observation.span, notes: [Diagnostic.Note("the existing row", at: row.span)])
    }

    /// Every code of this area, by name, with a file that triggers it.
    package static let all: [DiagnosticKind] = [
        contradicted, headTwice, noDay, noNumber, noReason, noRow, noSystem, noVersion,
    ]
}
