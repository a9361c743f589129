import LayoutEngine

extension Rule {
    /// The fragment of a rule on the page of all rules.
    var anchor: String { "rule-" + id }
}
