import CommandFramework
import Content
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import UIKitCode

/// `export uikit`: writes a scenario's hierarchy as a view controller, or its claims as a test.
package struct CodeExport: Equatable, Sendable {
    let file: String
    let language: CodeLanguage
    let scenario: String?
    /// Counted from 1.
    let variant: Int
    let isTest: Bool
    /// The folder that adds devices; nil for the folder of the file, if it adds any, else `content`.
    let content: String?

    static let test = OptionSpecification("--test", .flag, "For code, a test of the claims instead of the controller")
}

extension CodeExport {
    /// The command, with defaults for omitted arguments.
    init(_ arguments: ParsedArguments) throws(CommandError) {
        let command = ExportCommand.specification
        guard arguments.operands.count > 1 else {
            throw .usage(.missingOperand(command.operands[1].synopsis), command: command.name)
        }
        file = arguments.operands[1]
        let known = CodeLanguage.allCases.map { $0.rawValue }
        let word = arguments.text(PictureFiles.languages) ?? CodeLanguage.swift.rawValue
        guard let language = CodeLanguage(rawValue: word) else {
            throw .usage(
                .invalidValue(option: PictureFiles.languages.name, value: word, allowed: known), command: command.name)
        }
        self.language = language
        scenario = arguments.text(.scenario)
        variant = arguments.number(ExplainCommand.variant) ?? 1
        isTest = arguments.isSet(Self.test)
        content = arguments.text(.content)
    }

    func run() -> CommandOutcome {
        var outcome = CommandOutcome()
        do throws(CommandError) {
            let input = try ScenarioInput(file, content: content)
            outcome = input.outcome
            let scenario = try input.one(id: scenario, for: ExportCommand.specification.name)
            guard variant <= scenario.variants.count else {
                throw .usage(
                    .unknownVariant(variant, count: scenario.variants.count), command: ExportCommand.specification.name)
            }
            let chosen = scenario.variants[variant - 1]
            let program = UIKitProgram(chosen, of: scenario)
            outcome.diagnostics += CodeCodes.problems(of: program, at: scenario.span)
            guard !program.unsupported.contains(.viewsWithoutController) else { return outcome }
            let test = ClaimTest(program, chosen.expectations)
            outcome.output =
                switch (language, isTest) {
                case (.swift, false): program.swift
                case (.objc, false): program.objectiveC
                case (.swift, true): test.swift
                case (.objc, true): test.objectiveC
                }
        } catch {
            outcome.error = error
        }
        return outcome
    }
}

/// Diagnostics of code that is written of scenarios.
enum CodeCodes {
    /// A warning for each thing that the code does not pass to UIKit; an error where nothing is left.
    static func problems(of program: UIKitProgram, at span: SourceSpan) -> [Diagnostic] {
        Unsupported.allCases.filter { program.unsupported.contains($0) }.map { reason in
            Diagnostic(
                DiagnosticCode("code/unsupported"), reason == .viewsWithoutController ? .error : .warning,
                "the scenario contains something that code cannot express: \(reason.wording)", at: span)
        }
    }
}
