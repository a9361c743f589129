import DataTree
import Diagnostics
import YAML

/// A file of examples, as it is written:
///
///     frames:
///       plain: |
///         id: example
///         # …
///     examples:
///       viewController:          # a section of the language
///         frame: plain           # for all of its keys that say no other
///         keys:
///           isPushed: {write: "isPushed: true", show: "at viewDidLoad: view.frame"}
///           name: {write: "name: detail", frame: other, reason: page}
struct ExampleFile {
    private(set) var frames: [ExampleFrame] = []
    private(set) var examples: [Example] = []
    /// The problems of the file, in words.
    private(set) var problems: [String]

    init(_ source: SourceFile) {
        let parsed = YAMLParser.parse(source, in: source.span.range)
        problems = parsed.diagnostics.map { $0.message }
        for document in parsed.value {
            for entry in document["frames"]?.entries ?? [] {
                frames.append(ExampleFrame(name: entry.key, text: entry.value.text ?? ""))
            }
            for section in document["examples"]?.entries ?? [] {
                for key in section.value["keys"]?.entries ?? [] {
                    let example = Self.example(key, in: section)
                    examples.append(example)
                    if example.paths.isEmpty == (example.reason == nil) {
                        problems.append(
                            "'\(example.key)' takes either 'show', with paths, or 'reason', why no value is shown")
                    }
                }
            }
        }
    }

    private static func example(_ entry: DataNode.Entry, in section: DataNode.Entry) -> Example {
        let shown = entry.value["show"]
        let written = entry.value["write"]?.text ?? ""
        return Example(
            key: section.key + "." + entry.key,
            text: written.hasSuffix("\n") ? String(written.dropLast()) : written,
            frame: (entry.value["frame"] ?? section.value["frame"])?.text ?? "",
            seenIn: (entry.value["in"] ?? section.value["in"])?.text,
            paths: (shown?.items ?? [shown].compactMap { $0 }).compactMap { $0.text },
            reason: entry.value["reason"]?.text.flatMap { KeyExample.Reason(rawValue: $0) })
    }
}
