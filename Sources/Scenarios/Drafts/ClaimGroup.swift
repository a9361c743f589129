import LayoutEngine

/// What the claims of a group have in common: `at viewDidLoad`, `where os = 10`.
struct ClaimGroup: Sendable {
    /// Nil outside of `at`.
    var phase: Phase?
    var conditions: [ClaimCondition] = []
}
