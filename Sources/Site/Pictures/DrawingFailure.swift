package import Diagnostics

/// A reason for which no picture can be drawn, such as a missing font.
package struct DrawingFailure: Error {
    package let diagnostic: Diagnostic

    package init(_ diagnostic: Diagnostic) { self.diagnostic = diagnostic }
}
