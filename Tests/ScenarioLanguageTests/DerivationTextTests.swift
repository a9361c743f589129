import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing

@Suite struct DerivationTextTests {
    private static let height = Rule("bar.height", .always, .observed, evidence: [], "Height.", "高度。")
    private static let passing = Rule("bar.frame", .always, .observed, evidence: [], "Frame.", "frame。")

    private static func device(_ value: Double) -> Quantity {
        Quantity(value, Derivation(Localized("bar", "栏"), .device(Provenance(.observed, ""))))
    }

    private static func made(
        _ name: String, _ value: Double, _ rule: Rule, _ operation: Derivation.Operation, _ terms: [Derivation.Term]
    ) -> Quantity {
        Quantity(value, Derivation(Localized(name, name), .rule(rule, operation, terms)))
    }

    private func english(_ quantity: Quantity) -> String {
        DerivationText.lines("x", quantity, language: "en").joined(separator: "\n")
    }

    @Test func `a leaf is one line that says where it comes from`() {
        #expect(english(Self.device(44)) == "x = 44 (device, observed)")
        #expect(DerivationText.lines("x", Self.device(44), language: "zh-Hans") == ["x = 44（设备，实测）"])
    }

    @Test func `terms stand below with their signs`() {
        let set = Quantity(-10.5, Derivation(Localized("inset", "边距"), .scenario))
        let sum = Self.made("sum", 33.5, Self.height, .sum, [Derivation.Term(Self.device(44)), Derivation.Term(set)])
        let total = Self.made(
            "total", 66.5, Self.height, .sum,
            [Derivation.Term(Self.device(100)), Derivation.Term(sum, isSubtracted: true)])
        #expect(
            english(total) == """
                x = 66.5  [bar.height]
                ├ 100  bar (device, observed)
                └ − 33.5  sum  [bar.height]
                    ├ 44  bar (device, observed)
                    └ -10.5  inset (scenario)
                """)
    }

    @Test func `numbers that are passed on are one line with all rules`() {
        var quantity = Self.made("height", 44, Self.height, .sum, [Derivation.Term(Self.device(44))])
        for name in ["a", "b", "c"] {
            quantity = Self.made(name, 44, Self.passing, .sum, [Derivation.Term(quantity)])
        }
        #expect(
            english(quantity) == """
                x = 44  [bar.frame ← bar.height]
                └ 44  bar (device, observed)
                """)
    }

    @Test func `limits are named where they bite`() {
        func clamped(_ value: Double, _ term: Double) -> String {
            english(
                Self.made(
                    "a", value, Self.height, .clampedSum(lower: 0, upper: 50),
                    [Derivation.Term(Self.device(term)), Derivation.Term(Self.device(4), isSubtracted: true)]))
        }
        #expect(clamped(40, 44).hasPrefix("x = 40  [bar.height]\n"))
        #expect(clamped(0, 1).hasPrefix("x = 0  [bar.height] (at least 0)\n"))
        #expect(clamped(50, 99).hasPrefix("x = 50  [bar.height] (at most 50)\n"))
    }

    @Test func `what was explained above is not explained again`() {
        let part = Self.made(
            "part", 3, Self.height, .maximum, [Derivation.Term(Self.device(3)), Derivation.Term(Self.device(2))])
        let twice = Self.made("twice", 6, Self.passing, .sum, [Derivation.Term(part), Derivation.Term(part)])
        #expect(
            english(twice) == """
                x = 6  [bar.frame]
                ├ 3  part  [bar.height] (greatest of)
                │   ├ 3  bar (device, observed)
                │   └ 2  bar (device, observed)
                └ 3  part  [bar.height] (see above)
                """)
    }

    @Test func `a number that doubles sixty times over is explained in as many lines`() {
        var quantity = Self.device(1)
        for level in 1...60 {
            let term = Derivation.Term(quantity)
            quantity = Self.made("level \(level)", quantity.value * 2, Self.height, .sum, [term, term])
        }
        #expect(DerivationText.lines("x", quantity, language: "en").count == 121)
    }

    @Test func `directional insets have directional names`() throws {
        let source = ResolvedSource("id: a\ndevice: iPhone X\nroot: {viewController: {}}\nlayoutDirection: rightToLeft")
        let variant = try #require(source.variant)
        let path = ValuePath(name: "view", property: "directionalLayoutMargins")
        let result = layOut(variant.app, in: variant.environment)
        let found = try #require(value(at: path, in: result.settled).value)
        let roots = DerivationText.lines(path, found, language: "en").filter { $0.hasPrefix("view") }
        #expect(
            roots.map { $0.split(separator: " ")[0] }
                == ["top", "leading", "bottom", "trailing"].map { "\(path.description).\($0)" })
    }
}
