package import Diagnostics

/// A fenced or indented block of code.
package struct CodeBlock: Hashable, Sendable {
    /// What stands behind the opening fence, such as "swift"; empty for indented code.
    package let info: String
    /// The code; every line ends in LF.
    package let text: String
    /// The code in the source, line breaks included, when it is one piece there: between fences at the margin of the
    /// note. Nil in lists, quotations and footnotes, where each line begins with something else.
    package let contentSpan: SourceSpan?
    package let span: SourceSpan

    package init(info: String, text: String, contentSpan: SourceSpan?, span: SourceSpan) {
        self.info = info
        self.text = text
        self.contentSpan = contentSpan
        self.span = span
    }

    /// The first word of the info string; empty when there is none.
    package var language: String {
        info.split { $0 == " " || $0 == "\t" }.first.map { String($0) } ?? ""
    }
}
