/// The stable name of a kind of problem: `area/what-is-wrong`, in kebab case.
///
/// Constants live beside the code that reports them, in the target's `…Codes.swift`.
package struct DiagnosticCode: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// What the problem is about: the part before the slash.
    package var area: String { String(description.prefix { $0 != "/" }) }
}

/// A diagnostic code with what a reference page says about it.
package struct DocumentedCode: Hashable, Sendable, CustomStringConvertible {
    package let code: DiagnosticCode
    /// One sentence: when the code is reported and what mends it.
    package let explanation: String
    /// The same sentence in Chinese, where there is one.
    package let chineseExplanation: String?
    /// A minimal input of the reporting parser that triggers the code.
    package let example: String

    package init(_ code: DiagnosticCode, _ explanation: String, chinese: String? = nil, example: String) {
        self.code = code
        self.explanation = explanation
        chineseExplanation = chinese
        self.example = example
    }

    package var description: String { code.description }
}
