package import LayoutEngine

/// What a macro says at a place, and what UIKit does there.
package struct AuditCell: Sendable {
    package let place: AuditPlace
    /// Nil where the formula reads something that is not there, at which an app would crash.
    package let value: Double?
    /// The engine's value with its derivation.
    package let truth: Quantity

    /// What three decimals can say, as in claims.
    static let tolerance = 0.001

    /// The macro's value less UIKit's, in points.
    package var error: Double? { value.map { $0 - truth.value } }

    package var isRight: Bool { error.map { abs($0) < AuditCell.tolerance } ?? false }
}
