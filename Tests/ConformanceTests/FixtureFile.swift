import DataTree
import Diagnostics
import Foundation
import Testing
import YAML

/// A YAML file of the folder Fixtures, document by document.
struct FixtureFile: Sendable, CustomTestStringConvertible {
    let file: SourceFile
    let documents: [DataNode]
    let diagnostics: [Diagnostic]

    var testDescription: String { file.path }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
    /// What stands beside the topics: rows that are no fixtures.
    static let unexpressed = FixtureFile("unexpressed.yaml")
    static let disagreements = FixtureFile("disagreements.yaml")

    /// The files of fixtures, by name.
    static let topics: [FixtureFile] = {
        let others = [unexpressed.file.path, disagreements.file.path]
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".yaml") && !others.contains($0) }.sorted().map { FixtureFile($0) }
    }()

    /// Reads a file; a missing one has no documents, which other tests notice.
    init(_ name: String) {
        let text = (try? String(contentsOf: Self.folder.appending(path: name), encoding: .utf8)) ?? ""
        file = SourceFile(path: name, text: text)
        let parsed = YAMLParser.parse(file, in: 0..<file.utf8Count)
        documents = parsed.value
        diagnostics = parsed.diagnostics
    }

    /// Diagnostics as a reader sees them.
    func text(of diagnostics: [Diagnostic]) -> String {
        "\n" + DiagnosticPrinter(style: .plain, files: [file]).print(diagnostics)
    }
}
