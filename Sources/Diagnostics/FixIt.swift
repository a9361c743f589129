/// An edit of the source that makes a diagnostic go away.
package struct FixIt: Hashable, Sendable {
    package let title: String
    package let replacements: [Replacement]

    package init(_ title: String, _ replacements: [Replacement]) {
        precondition(!replacements.isEmpty, "a fix-it changes something")
        self.title = title
        self.replacements = replacements
    }

    /// Text that takes the place of a span.
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
