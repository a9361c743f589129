import DataTree
import Diagnostics
import LayoutEngine

/// What a block of macros claims about one of them.
package struct AuditClaim: Sendable {
    let macro: Located<String>
    /// At how many places the macro is right, and wrong.
    var right: Located<Int>?
    var wrong: Located<Int>?
    /// The error farthest from 0.
    var worst: Located<Double>?
    var cells: [Cell] = []

    /// The error at one place.
    struct Cell: Sendable {
        let span: SourceSpan
        var device: Device?
        var orientation = InterfaceOrientation.portrait
        /// Nil for the newest version that the device runs.
        var os: OSVersion?
        var error: Located<Double>?
    }

    /// The number of single claims.
    package var count: Int {
        cells.count + (right == nil ? 0 : 1) + (wrong == nil ? 0 : 1) + (worst == nil ? 0 : 1)
    }
}
