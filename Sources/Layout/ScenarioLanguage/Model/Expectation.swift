package import Diagnostics
package import LayoutEngine

/// A claim: the value at a path, at a phase.
package struct Expectation: Sendable {
    package let phase: Phase
    package let path: ValuePath
    package let pathSpan: SourceSpan
    package let expected: Expected
    package let expectedSpan: SourceSpan

    package enum Expected: Hashable, Sendable {
        /// Compared to within 0.001 points, which is the precision of three decimals.
        case numbers([Double])
        case text(String)
    }

    package init(
        phase: Phase, path: ValuePath, pathSpan: SourceSpan, expected: Expected, expectedSpan: SourceSpan
    ) {
        self.phase = phase
        self.path = path
        self.pathSpan = pathSpan
        self.expected = expected
        self.expectedSpan = expectedSpan
    }
}
