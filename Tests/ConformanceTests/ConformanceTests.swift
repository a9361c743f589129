import DataTree
import Diagnostics
import Foundation
import LayoutEngine
import Scenarios
import Testing
import YAML

/// One observed configuration: a scenario whose `source` names who saw it and whose `expect` says what.
struct Fixture: Sendable, CustomTestStringConvertible {
    let file: SourceFile
    let block: DataNode

    var testDescription: String {
        "\(block["id"]?.text ?? "?") (\(block["source"]?.text ?? "no source"))"
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

    /// Every document of every fixture file, in the order of file names.
    static let all: [Fixture] = {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".yaml") }.sorted().flatMap { name -> [Fixture] in
            guard let text = try? String(contentsOf: folder.appending(path: name), encoding: .utf8) else { return [] }
            let file = SourceFile(path: name, text: text)
            return YAMLParser.parse(file, in: 0..<file.utf8Count).value.map { Fixture(file: file, block: $0) }
        }
    }()
}

/// What people printed on devices and simulators, against the engine.
@Suite struct ConformanceTests {
    @Test func `there are fixtures, and each names its source`() {
        #expect(Fixture.all.count > 130)
        for fixture in Fixture.all { #expect(fixture.block["source"] != nil, "\(fixture.testDescription)") }
    }

    @Test(arguments: Fixture.all)
    func `the engine gives what was observed`(_ fixture: Fixture) {
        let resolved = resolveScenarios([fixture.block], catalog: .standard)
        var diagnostics = resolved.diagnostics
        for scenario in resolved.value.compactMap({ $0 }) {
            #expect(scenario.variants.allSatisfy { !$0.expectations.isEmpty })
            for variant in scenario.variants {
                diagnostics += checkClaims(of: variant, in: layOut(variant.app, in: variant.environment))
            }
        }
        let text = DiagnosticPrinter(style: .plain, files: [fixture.file]).print(diagnostics)
        #expect(diagnostics.isEmpty, "\n\(text)")
    }
}
