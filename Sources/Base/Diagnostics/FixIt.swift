/// An edit of the source that resolves a diagnostic.
package struct FixIt: Hashable, Sendable {
    package let title: Message
    package let replacements: [Replacement]
    package let certainty: Certainty

    package init(_ title: Message, _ replacements: [Replacement], _ certainty: Certainty) {
        precondition(!replacements.isEmpty, "a fix-it changes something")
        self.title = title
        self.replacements = replacements
        self.certainty = certainty
    }

    /// The certainty of a fix-it, which decides whether a tool may apply the edit without asking.
    package enum Certainty: Hashable, Sendable {
        /// A correction that certainly expresses the intended meaning.
        case certain
        /// A correction that is probably intended; it may change the meaning, so it is shown and never applied.
        case guess
    }

    /// Text that replaces a span.
    package struct Replacement: Hashable, Sendable {
        package let span: SourceSpan
        package let text: String

        package init(_ span: SourceSpan, with text: String) {
            self.span = span
            self.text = text
        }
    }

    /// The fix-it "replace 'old' with 'new'" for one span.
    package static func replace(
        _ span: SourceSpan, old: String, with new: String, _ certainty: Certainty
    ) -> FixIt {
        FixIt("replace '\(old)' with '\(new)'", [Replacement(span, with: new)], certainty)
    }

    /// Replaces a misspelt word that is all of a span.
    package static func spelling(_ span: SourceSpan, _ word: String, _ suggestion: SpellingSuggestion) -> FixIt {
        replace(span, old: word, with: suggestion.word, suggestion.certainty)
    }
}

extension SourceFile {
    /// The file with fix-its applied, each entirely or not at all: one that overlaps an earlier one, or that
    /// changes another file, is left out.
    package func applying(_ fixIts: [FixIt]) -> SourceFile {
        var chosen: [FixIt.Replacement] = []
        for fixIt in fixIts {
            let isOfThisFile = fixIt.replacements.allSatisfy { $0.span.file == path }
            let isFree = !fixIt.replacements.contains { new in chosen.contains { overlap($0.span, new.span) } }
            if isOfThisFile, isFree { chosen += fixIt.replacements }
        }
        return replacing(chosen)
    }

    private func overlap(_ first: SourceSpan, _ second: SourceSpan) -> Bool {
        first.start < second.end && second.start < first.end || first == second
    }

    private func replacing(_ replacements: [FixIt.Replacement]) -> SourceFile {
        var result = ""
        var end = 0
        for replacement in replacements.sorted(by: { $0.span.start < $1.span.start }) {
            result += text(in: end..<max(end, replacement.span.start))
            result += replacement.text
            end = max(end, replacement.span.end)
        }
        return SourceFile(path: path, text: result + text(in: end..<max(end, utf8Count)))
    }
}
