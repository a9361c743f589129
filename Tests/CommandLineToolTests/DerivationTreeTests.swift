import LayoutEngine
import SiteBuilder
import Testing

@testable import CommandLineTool

struct DerivationTreeTests {
    private let overlap = Rule(
        "a.overlap", .from(11), .observed, evidence: [], "A view takes what covers it.", "视图接过盖住它的部分。")
    private let height = Rule("a.height", .before(11), .documented, evidence: [], "Bars stack.", "栏依次排列。")

    private func leaf(_ value: Double, _ name: String, _ origin: Derivation.Origin) -> Quantity {
        Quantity(value, Derivation(Localized(name, name), origin))
    }

    /// 88 = 44 + 44, less 10, where the first 44 is itself worked out, and comes again.
    private var quantity: Quantity {
        let status = leaf(44, "status bar", .device(Provenance(.observed, "SIM")))
        let bars = leaf(44, "bars", .rule(height, .maximum, [Derivation.Term(status), Derivation.Term(status)]))
        return leaf(
            78.5, "view.safeAreaInsets.top",
            .rule(
                overlap, .clampedSum(lower: 0, upper: .infinity),
                [
                    Derivation.Term(bars), Derivation.Term(bars), Derivation.Term(leaf(1, "extra", .scenario)),
                    Derivation.Term(leaf(10.5, "origin", .initialValue), isSubtracted: true),
                ]))
    }

    @Test func `a tree states each rule once and unfolds each number once`() {
        let expected = """
            78.5  view.safeAreaInsets.top  sum, at least 0 [a.overlap]
            │  iOS 11+, observed: A view takes what covers it.
            ├─ 44  bars  the greatest [a.height]
            │  │  iOS 7–10, documented: Bars stack.
            │  ├─ 44  status bar  (device table, observed: SIM)
            │  └─ 44  status bar  (device table, observed: SIM)
            ├─ 44  bars  (as above)
            ├─ 1  extra  (written in the scenario)
            └─ − 10.5  origin  (UIKit's default)

            """
        #expect(DerivationTree.text(of: quantity, in: .english) == expected)
    }

    @Test func `a Chinese tree has Chinese words and rules`() {
        let text = DerivationTree.text(of: quantity, in: .chinese)
        #expect(text.contains("之和，不小于 0 [a.overlap]\n│  iOS 11+，实测：视图接过盖住它的部分。\n"))
        #expect(text.contains("└─ − 10.5  origin（UIKit 默认值）\n"))
    }
}
