/// An edit of the source that makes a diagnostic go away.
package struct FixIt: Hashable, Sendable {
    package let title: String
    package let replacements: [Replacement]

    package init(_ title: String, _ replacements: [Replacement]) {
        precondition(!replacements.isEmpty, "a fix-it changes something")
        self.title = title
        self.replacements = replacements
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
    package static func replace(_ span: SourceSpan, old: String, with new: String) -> FixIt {
        FixIt("replace '\(old)' with '\(new)'", [Replacement(span, with: new)])
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
