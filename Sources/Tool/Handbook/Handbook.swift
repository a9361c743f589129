// Examples of every key, run by the engine. In: files of examples, one for each kind of file that authors write. Out: the text of
// an example, and the values that it changes. An example is a few lines that are inserted into a frame, at the line that marks
// the place; the frame without them is laid out too, so that the difference is the effect of the key. Shown values are not
// stored.
//
//   ExampleFile    the frames and examples of a file
//   Example        one of them, as it is written
//   ExampleRun     a frame, with an example or without, read and laid out
//   KeyExample     an example with its result
//   NoteHandbook   pieces of notes, which are not keys

import Content
package import Diagnostics
import Languages
import LayoutEngine
import Resources

/// The examples of one kind of file, each with its effect.
package struct Handbook: Sendable {
    package let area: Area
    /// The frames in the order of the file.
    package let frames: [ExampleFrame]
    /// By the key's name in the words files without "schema.", such as "viewController.isPushed".
    package let examples: [String: KeyExample]
    /// The problems of the file and of its examples; tests make sure that there are none.
    package let problems: [String]

    /// The handbooks of the tool's own files; they are computed once, on first use.
    package static let standard: [Handbook] = standardFiles.compactMap { file in
        Area(rawValue: String(file.path.prefix { $0 != "." })).map { Handbook($0, file) }
    }

    /// The files of examples that come with the tool.
    package static var standardFiles: [SourceFile] {
        Resources.files(in: .handbook).map { SourceFile(path: $0.name, text: $0.text) }
    }

    /// Runs every example of a file.
    package init(_ area: Area, _ source: SourceFile) {
        let file = ExampleFile(source)
        var problems = file.problems
        var examples: [String: KeyExample] = [:]
        var bases: [String: ExampleRun] = [:]
        for example in file.examples {
            guard let frame = file.frames.first(where: { $0.name == example.frame }) else {
                problems.append("there is no frame '\(example.frame)' for '\(example.key)'")
                continue
            }
            let scene = file.frames.first { $0.name == example.seenIn }
            let place = frame.name + " " + (scene?.name ?? "")
            let base = bases[place] ?? ExampleRun(area, frame.text, seenIn: scene?.text)
            bases[place] = base
            let run = ExampleRun(area, frame.text(with: example.text), seenIn: scene?.text)
            problems += run.diagnostics.map { "the example of '\(example.key)' says: \($0.message) [\($0.code)]" }
            examples[example.key] = KeyExample(example, run, without: base)
        }
        self.area = area
        frames = file.frames
        self.examples = examples
        self.problems = problems
    }

    /// The frame with a name.
    package func frame(_ name: String) -> ExampleFrame? { frames.first { $0.name == name } }
}
