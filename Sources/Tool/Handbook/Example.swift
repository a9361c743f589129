/// The frame around examples: a whole file without the lines of an example.
package struct ExampleFrame: Sendable {
    package let name: String
    /// Complete and valid as it is; a comment line `# …` marks the place of an example.
    package let text: String

    package static let mark = "# …"

    /// The text with the lines of an example in place of the mark, as far to the right as that.
    package func text(with example: String) -> String {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.flatMap { line -> [String] in
            guard line.hasSuffix(Self.mark) else { return [String(line)] }
            let indentation = line.dropLast(Self.mark.count)
            return example.split(separator: "\n", omittingEmptySubsequences: false).map { String(indentation + $0) }
        }.joined(separator: "\n")
    }
}

/// An example as a file has it.
struct Example: Sendable {
    /// The section and the key, such as "viewController.isPushed".
    let key: String
    /// The example's text, without indentation.
    let text: String
    let frame: String
    /// The frame with the scenario in which a device is shown.
    let seenIn: String?
    /// Paths whose values are shown, perhaps after a phase: "at viewWillAppear: view.frame".
    let paths: [String]
    /// The reason why there is no value to be shown.
    let reason: KeyExample.Reason?
}

/// A key's example, and its effect.
package struct KeyExample: Sendable {
    /// The example's text, without indentation, on one line or several.
    package let text: String
    /// The name of the frame that contains it.
    package let frame: String
    /// The name of the frame with the scenario in which a device is shown.
    package let seenIn: String?
    package let effect: Effect
    /// Whether the frame is understood without it.
    package let isOptional: Bool

    package enum Effect: Hashable, Sendable {
        /// At least one value.
        case values([Change])
        case none(Reason)
    }

    /// A value with the key and without it.
    package struct Change: Hashable, Sendable {
        /// The way to the value, perhaps after a phase.
        package let path: String
        /// Nil where the key takes the value away.
        package let with: String?
        /// Nil where there is no such value, or where the frame is not understood without the key.
        package let without: String?
    }

    /// A reason why an example changes no value.
    package enum Reason: String, CaseIterable, Sendable {
        /// Without the key there is an error.
        case needed
        /// The change is in a text or a name that pages show.
        case page
        /// The change is in the picture.
        case picture
        /// The example states expected values.
        case claim
    }

    init(_ example: Example, _ run: ExampleRun, without base: ExampleRun) {
        text = example.text
        frame = example.frame
        seenIn = example.seenIn
        isOptional = base.isUnderstood
        effect =
            if let reason = example.reason {
                .none(reason)
            } else {
                .values(
                    example.paths.map { path in
                        Change(path: path, with: run.value(at: path), without: base.value(at: path))
                    })
            }
    }
}
