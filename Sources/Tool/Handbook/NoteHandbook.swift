import DataTree
package import Diagnostics
import YAML

/// Examples of everything that a note may contain; their quotations are computed.
///
/// Its file has groups of examples: `values: {single: {write: "{{bars: view.frame}}", shows: true}}`. The scenarios and
/// macros among them are run, and all of them may be quoted.
package struct NoteHandbook: Sendable {
    /// The groups in the order of the file.
    package let groups: [Group]
    /// The problems of the file and of its scenarios; tests make sure that there are none.
    package let problems: [String]
    private let run: ExampleRun

    /// Examples of one kind.
    package struct Group: Sendable {
        package let name: String
        package let examples: [Piece]

        /// The key of its heading in the words files.
        package var headingKey: String { "handbook.\(name).heading" }
        /// The key of its introduction.
        package var documentationKey: String { "handbook.\(name).about" }
    }

    /// An example.
    package struct Piece: Sendable {
        /// The key of its text in the words files.
        package let documentationKey: String
        /// The text of the example.
        package let source: SourceFile
        /// Whether the page shows its result.
        package let isShown: Bool
    }

    /// The handbook of the tool's own file.
    package static let standard = NoteHandbook(
        Handbook.standardFiles.first { $0.path == "notes.yaml" } ?? SourceFile(path: "notes.yaml", text: ""))

    package init(_ file: SourceFile) {
        let parsed = YAMLParser.parse(file, in: file.span.range)
        groups = parsed.value.flatMap { $0.entries ?? [] }.map { group in
            let pieces = (group.value.entries ?? []).map { piece in
                Piece(
                    documentationKey: "handbook.\(group.key).\(piece.key)",
                    source: SourceFile(path: piece.key + ".md", text: piece.value["write"]?.text ?? ""),
                    isShown: piece.value["shows"]?.text == "true")
            }
            return Group(name: group.key, examples: pieces)
        }
        let fences = groups.flatMap { $0.examples }.map { $0.source.text }.filter { text in
            ["```scenario", "```macros"].contains { text.hasPrefix($0) }
        }
        run = ExampleRun(.scenario, "---\ntitle: Example\n---\n\n" + fences.joined(separator: "\n\n"), seenIn: nil)
        problems = (parsed.diagnostics + run.diagnostics).map { "\($0.message) [\($0.code)]" }
    }

    /// The value of a placeholder, such as "bars: view.frame"; nil where nothing has that value.
    package func value(of placeholder: String) -> String? { run.value(of: placeholder) }
}
