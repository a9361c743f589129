import Content
import DataTree
package import Diagnostics
import JSON
import Processes

/// The problems of programs that create figures.
package enum ProgramCodes {
    static func missing(_ command: Located<String>, below folder: String) -> Diagnostic {
        let name = command.value
        let folders = ProgramRun.systemFolders.listed(or: true)
        let message: Message =
            name.contains("/")
            ? "there is no program '\(name)' in the folder '\(folder)'; put it there and write its path, as in "
                + "'./chart.py'"
            : "there is no program '\(name)' in \(folders); write a program in the folder '\(folder)' as './\(name)'"
        return Diagnostic(missing, message, at: command.span)
    }

    static func noInput(_ pattern: Located<String>, below folder: String) -> Diagnostic {
        Diagnostic(
            noInput,
            "no file in the folder '\(folder)' matches '\(pattern.value)'; a pattern is a path relative to that "
                + "folder, such as 'data/*.csv'",
            at: pattern.span)
    }

    static func failed(_ program: FigureProgram, _ failure: ProgramFailure, at span: SourceSpan) -> Diagnostic {
        let name = program.command[0].value
        switch failure {
        case .exited(let code, let complaint):
            return Diagnostic(
                failed, "'\(name)' exited with code \(code)\(said(complaint))", at: span)
        case .killed(let signal, let complaint):
            return Diagnostic(
                failed, "'\(name)' was killed by signal \(signal)\(said(complaint))", at: span)
        case .timedOut:
            return Diagnostic(
                limit,
                "'\(name)' did not finish within \(program.seconds) seconds; make it faster, or increase 'seconds' in "
                    + "site.yaml",
                at: span)
        case .wroteTooMuch:
            return Diagnostic(
                limit,
                "'\(name)' returned more than \(ProgramFigures.maxOutput >> 20) MB, which is the limit",
                at: span)
        case .notStarted(let reason):
            return Diagnostic(
                missing,
                "'\(name)' cannot be started: \(reason); it must be executable ('chmod +x'), and a script must begin "
                    + "with a line such as '#!/usr/bin/env python3'",
                at: program.command[0].span)
        }
    }

    private static func said(_ complaint: String) -> Message { complaint.isEmpty ? "" : ": \(complaint)" }

    static func noJSON(_ block: FigureBlock, _ problem: JSONReader.Problem, _ position: SourcePosition) -> Diagnostic {
        Diagnostic(
            badAnswer,
            "the program of '\(block.fence)' did not return JSON: \(Message(sentence: problem.reason.rawValue)) "
                + "(line \(position.line), column \(position.column) of the output)",
            at: block.span)
    }

    static func badAnswer(_ block: FigureBlock, _ mistake: ProgramAnswer.Mistake) -> Diagnostic {
        let place: Message = mistake.place.isEmpty ? "the output" : "'\(mistake.place)'"
        let found: Message = mistake.found.map { ", not \(phrase($0))" } ?? ""
        return Diagnostic(
            badAnswer,
            "the program of '\(block.fence)' returned unexpected output: \(place) must be \(mistake.wanted)\(found)",
            at: block.span)
    }

    /// A value in a few words.
    private static func phrase(_ value: JSONValue) -> Message {
        switch value {
        case .array(let items): "a list of \(items.count)"
        case .object: "an object"
        case .null, .bool, .number, .string:
            value.text.count > 40 ? "'\(value.text.prefix(39))…'" : "'\(value.text)'"
        }
    }

    static func reported(_ message: String, _ severity: Diagnostic.Severity, at span: SourceSpan) -> Diagnostic {
        Diagnostic(reported.code, severity, Message(verbatim: message), at: span)
    }

    // MARK: - The codes

    static let badAnswer = DiagnosticKind("figure/bad-answer", .error, example: "print('no JSON')")
    static let noInput = DiagnosticKind(
        "figure/no-input", .warning, example: "figures: {chart: {command: [./chart.py], inputs: [nowhere/*.csv]}}")
    static let failed = DiagnosticKind("figure/program-failed", .error, example: "raise SystemExit(1)")
    static let limit = DiagnosticKind("figure/program-limit", .error, example: "while True: pass")
    static let missing = DiagnosticKind(
        "figure/program-missing", .error, example: "figures: {chart: {command: [./nowhere.py]}}")
    static let reported = DiagnosticKind(
        "figure/reported", .error, example: #"print('{"problems": [{"message": "no such month", "line": 2}]}')"#)

    /// Every code of programs, by name. The examples are a line of site.yaml or of a program.
    package static let all: [DiagnosticKind] = [
        badAnswer, noInput, failed, limit, missing, reported,
    ]
}
