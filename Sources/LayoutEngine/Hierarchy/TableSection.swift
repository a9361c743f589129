/// A section of a table: how many rows it has, and what stands above and below them.
package struct TableSection: Hashable, Sendable {
    /// Never negative.
    package var rows: Int
    package var header = Supplement()
    package var footer = Supplement()

    package init(rows: Int) {
        self.rows = max(0, rows)
    }

    /// What data source and delegate say of a section's header or footer.
    package struct Supplement: Hashable, Sendable {
        /// `titleForHeaderInSection` answers a title.
        package var hasTitle = false
        package var view = DelegateView.notImplemented
        /// What `heightForHeaderInSection` answers; nil when the delegate does not implement it.
        package var height: Height?
        /// Points that a self-sizing view asks for; nil for as much as a title takes.
        package var selfSizedHeight: Double?

        package init() {}
    }

    /// What becomes of `viewForHeaderInSection`.
    package enum DelegateView: String, CaseIterable, Hashable, Sendable {
        /// The delegate does not implement it.
        case notImplemented
        /// It answers nil.
        case none
        /// It answers a view.
        case view
    }

    /// A height that the delegate answers.
    package enum Height: Hashable, Sendable {
        case points(Double)
        /// UITableView.automaticDimension.
        case automatic
    }
}
