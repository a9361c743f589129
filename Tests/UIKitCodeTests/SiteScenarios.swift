import ContentSupport
import Foundation
import LayoutEngine
import ScenarioLanguage
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
