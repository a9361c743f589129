package import LayoutEngine

extension Rule {
    /// The fragment of a rule on the page of all rules.
    package var anchor: String { "rule-" + id }
}
