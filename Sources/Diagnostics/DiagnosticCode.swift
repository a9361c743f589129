/// The stable name of a kind of problem: `area/what-is-wrong`, in kebab case.
///
/// Constants live beside the code that reports them, in the target's `…Codes.swift`.
package struct DiagnosticCode: Hashable, Sendable, CustomStringConvertible {
    package let description: String

    package init(_ description: String) { self.description = description }

    /// What the problem is about: the part before the slash.
    package var area: String { String(description.prefix { $0 != "/" }) }
}
