import ContentSupport
import Foundation
import LayoutEngine
import ScenarioLanguage
import TestSupport
import Testing

@testable import UIKitCode

/// Programs of the scenarios of this repository.
extension SiteScenarios {
    /// A program for each variant, with a class name of its own.
    static let programs: [(program: UIKitProgram, variant: Variant)] = all.flatMap { scenario in
        scenario.variants.enumerated().map { index, variant in
            let name = CodeIdentifier.className(scenario.id) + "\(index + 1)Controller"
            return (UIKitProgram(variant, of: scenario, className: name), variant)
        }
    }
}

extension SiteScenarios {
    /// A few scenarios whose code calls everything that the code of any of them calls; all of them in `make torture`.
    static let calling: [Scenario] = {
        guard !Torture.isLong else { return all }
        let calls = all.map { Self.calls(of: $0) }
        var missing = calls.reduce(into: Set()) { $0.formUnion($1) }
        var chosen: [Int] = []
        while !missing.isEmpty {
            guard
                let next = calls.indices.max(by: {
                    calls[$0].intersection(missing).count < calls[$1].intersection(missing).count
                })
            else { break }
            chosen.append(next)
            missing.subtract(calls[next])
        }
        return chosen.sorted().map { all[$0] }
    }()

    /// The names that stand behind a point in the code of a scenario.
    private static func calls(of scenario: Scenario) -> Set<Substring> {
        let code = Probe([scenario]).source.split(separator: "// MARK: - The scenarios").last ?? ""
        let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "." }
        return Set(words.flatMap { $0.split(separator: ".", omittingEmptySubsequences: false).dropFirst() })
    }
}

/// A compiler's answer.
struct Compilation {
    let isAccepted: Bool
    let report: String

    init(_ tool: String, _ arguments: [String]) throws {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = [tool] + arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        isAccepted = process.terminationStatus == 0
        report = String(decoding: data, as: UTF8.self)
    }
}
