package import CommandFramework
import CairoRendering
import ConstraintLogs
import Content
import Diagnostics
import Diagrams
import JSON
import Languages
import RunningApps
import WordFiles

/// `conflict`: explains what Xcode prints about constraints that contradict each other.
package struct ConflictCommand: Subcommand {
    /// The file with the log; `-` for standard input.
    let file: String
    let format: Format
    /// The language of the words in a picture.
    let language: Language
    /// The place for which a picture is composed: a desk, or a phone.
    let composition: Composition

    enum Format: String, CaseIterable, Sendable {
        case text, json, svg, scenario
    }

    static let format = OptionSpecification(
        "--format", .choice(Format.allCases.map { $0.rawValue }), "Format of the output (default: text)")

    package static let specification = CommandSpecification(
        "conflict", "Explain constraints that contradict each other, from the log that Xcode prints",
        operands: [.init("FILE", "The log as it was copied; - or nothing for standard input", isOptional: true)],
        options: [format, .language, RenderCommand.narrow],
        discussion: """
            For each report in the log: the smallest set of constraints that cannot hold together; implied conditions that no log
            prints, such as widths of at least 0; the constraint that UIKit broke, or would break according to a hypothesis that
            no device has confirmed; and up to three changes to a single constraint, each verified by solving again.
            What cannot be read is reported with its line and column, and the rest is used.
            JSON: one object per report, each on its own line, {"line", "cause", "constraints": [{"address", "class", "identifier", "text",
            "line", "column", "maker", "isContradicting", "isRead"}], "assumed": [{"view", "quantity", "relation", "value"}],
            "broken": address or null, "hypothesis": {"address", "kind"} or null, "repairs": [{"address", "change", "relation",
            "off"}], "repetitions": [line], "isByRounding", "isOfUIKit", "catalogued": id or null, "leftAfterBreaking": [address],
            "tie": [address]}. Reports that differ in addresses alone are one.
            SVG: the views of each set to scale, its constraints as red dimension lines with both numbers. Scenario: a YAML
            document for each report, with claims.
            """,
        examples: [
            "notchbook conflict xcode.log", "pbpaste | notchbook conflict",
            "notchbook conflict xcode.log --format svg > conflict.svg",
            "notchbook conflict xcode.log --format scenario > conflict.yaml",
        ])
}

extension ConflictCommand {
    /// The command, with defaults for omitted arguments.
    package init(_ arguments: ParsedArguments) {
        file = arguments.operands.first ?? "-"
        format = arguments.choice(Self.format, default: .text)
        language = arguments.choice(.language, default: .english)
        composition = arguments.isSet(RenderCommand.narrow) ? .narrow : .wide
    }

    /// More reports than anybody looks at in one picture.
    private static let maxDrawn = 20

    package func run(on console: Console) -> CommandOutcome {
        let bytes: [UInt8]
        do throws(CommandError) {
            bytes = try Console.read(file, in: .real)
        } catch {
            return CommandOutcome(stoppedBy: error)
        }
        let path = file == "-" ? Console.inputName : file
        let log = ConstraintLog(bytes)
        var outcome = CommandOutcome()
        outcome.sources = [SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))]
        outcome.diagnostics = log.problems.map { $0.diagnostic(in: path) }
        if log.conflicts.isEmpty, log.problems.isEmpty {
            outcome.error = .noConflict(path: path)
            return outcome
        }
        let answers = log.conflicts.map { ConflictAnswer($0) }
        switch format {
        case .json: outcome.output = answers.map { $0.json.text + "\n" }.joined()
        case .text:
            outcome.output = answers.enumerated().map { number, answer in
                answer.text(number: number + 1, of: answers.count, in: console.localizer)
            }.joined(separator: "\n")
        case .scenario:
            outcome.output = answers.enumerated().map { number, answer in
                KeptScenario(answer.conflict, answer.analysis, id: "conflict-\(number + 1)").text
            }.joined(separator: "---\n")
        case .svg:
            if answers.count > Self.maxDrawn {
                let place = answers[Self.maxDrawn].conflict.constraints[0].place
                outcome.diagnostics.append(.notDrawn(most: Self.maxDrawn, at: place, in: path))
            }
            do throws(CommandError) {
                outcome.picture = try picture(of: Array(answers.prefix(Self.maxDrawn)), console)
            } catch {
                outcome.error = error
            }
        }
        return outcome
    }

    private func picture(of answers: [ConflictAnswer], _ console: Console) throws(CommandError) -> [UInt8] {
        let labels = answers.enumerated().map { number, answer in
            answers.count == 1 ? "" : console.localizer(answer.heading(number: number + 1, of: answers.count))
        }
        do throws(CairoError) {
            let renderer = try SceneRenderer()
            let diagram = drawConstraints(
                answers.map { $0.conflict.plan($0.analysis) }, labels: labels,
                title: console.localizer("constraints that contradict each other"), words: WordFiles.standard[language],
                composition: composition, measuring: renderer.measurer(of: language.tag))
            return try renderer.picture(of: diagram.scene, as: .svg)
        } catch {
            throw CommandError(error)
        }
    }
}

extension Diagnostic {
    /// A warning with the place of the first report that is not drawn.
    fileprivate static func notDrawn(most: Int, at place: LogPlace, in path: String) -> Diagnostic {
        Diagnostic(
            DiagnosticCode("log/not-drawn"), .warning,
            "a picture shows the first \(most) reports; those from here on are not drawn",
            at: SourceSpan(file: path, range: place.offset..<place.offset))
    }
}

extension LogProblem {
    /// A warning with its place: the rest of the log is used.
    func diagnostic(in path: String) -> Diagnostic {
        Diagnostic(
            DiagnosticCode(code), .warning, wording, at: SourceSpan(file: path, range: place.offset..<place.offset))
    }

    private var code: String {
        switch reason {
        case .unreadable: "log/unreadable"
        case .standardSpace: "log/standard-space"
        case .tooMany: "log/too-many"
        case .hidden: "log/hidden"
        }
    }
}

extension CommandError {
    /// The text was read and holds no report of contradicting constraints.
    fileprivate static func noConflict(path: String) -> CommandError {
        .failed(
            "there is no constraint in '\(path)': expected lines such as '<NSLayoutConstraint:0x… UIView:0x….width == 40 (active)>'"
        )
    }
}
