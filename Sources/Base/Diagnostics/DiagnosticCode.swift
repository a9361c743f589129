/// The stable name of a kind of problem: `area/what-is-wrong`, in kebab case.
///
/// Constants live beside the code that reports them, in the target's `…Codes.swift`.
package struct DiagnosticCode: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// The subject: the part of the code before the slash.
    package var area: String { String(description.prefix { $0 != "/" }) }
}

/// A diagnostic code with what a reference page shows of it.
package struct DocumentedCode: Hashable, Sendable, CustomStringConvertible {
    package let code: DiagnosticCode
    /// A minimal input of the reporting parser that triggers the code.
    package let example: String

    package init(_ code: DiagnosticCode, example: String) {
        self.code = code
        self.example = example
    }

    package var description: String { code.description }

    /// The key, in the words files, of one sentence: when the code is reported and what mends it.
    package var explanationKey: String { "diagnostics." + description }
}
