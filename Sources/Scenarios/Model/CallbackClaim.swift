package import Diagnostics

/// A claim that some callbacks are made, and in this order; others may come between them.
package struct CallbackClaim: Hashable, Sendable {
    package let names: [String]
    package let span: SourceSpan

    package init(names: [String], span: SourceSpan) {
        self.names = names
        self.span = span
    }
}
