import Diagnostics
import JSON
import Languages
import ScenarioLanguage
import UIKitCode

/// The first variant of a scenario as UIKit code: a view controller, or a test of the scenario's claims.
struct LiveCode {
    private let program: UIKitProgram
    private let test: ClaimTest?
    private let isSwift: Bool
    private let localize: (Message) -> String

    /// Creates the code; nil for a scenario that cannot be laid out.
    init?(_ text: String, _ question: JSONValue, _ engine: LiveEngine) {
        guard let scenario = engine.read(text).value?.scenario, let variant = scenario.variants.first else {
            return nil
        }
        program = UIKitProgram(variant, of: scenario)
        test = question["test"] == .bool(true) ? ClaimTest(program, variant.expectations) : nil
        isSwift = question["language"]?.string != "objc"
        localize = { $0.text(by: { engine.words.translation(of: $0) }) ?? $0.english }
    }

    /// `code`, null if nothing remains to be written, and the parts of the scenario that the code does not cover.
    var json: JSONValue {
        let lost = Unsupported.allCases.filter { program.unsupported.contains($0) }
        return .object([
            .init("code", program.unsupported.contains(.viewsWithoutController) ? .null : .string(code)),
            .init("lost", .strings(lost.map { localize($0.wording) })),
        ])
    }

    private var code: String {
        if let test { return isSwift ? test.swift : test.objectiveC }
        return isSwift ? program.swift : program.objectiveC
    }
}
