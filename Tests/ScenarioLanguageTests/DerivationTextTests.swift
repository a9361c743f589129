import Diagnostics
import Languages
import LayoutEngine
import ScenarioLanguage
import Testing
import WordFiles

@Suite struct DerivationTextTests {
    private static let height = Rule("bar.height", .always, .observed, evidence: [])
    private static let passing = Rule("bar.frame", .always, .observed, evidence: [])

    private static func device(_ value: Double) -> Quantity {
        .device(.path("bar"), DeviceFact(.screenScale, Measured(value, Provenance(.observed, ""))))
    }

    private static func name(_ text: String) -> DerivationName { .path("\(text)") }

    private func english(_ quantity: Quantity) -> String {
        DerivationText.lines("x", quantity, WordFiles.standard[.english]).joined(separator: "\n")
    }

    @Test func `a leaf is one line that says where it comes from`() {
        #expect(english(Self.device(44)) == "x = 44 (device, observed)")
        #expect(DerivationText.lines("x", Self.device(44), WordFiles.standard[.simplifiedChinese]) == ["x = 44（设备，实测）"])
    }

    @Test func `every word of derivations is there in every language, and no other`() {
        for words in WordFiles.standard.languages {
            #expect(
                Set(words.keys.filter { $0.hasPrefix("derivations.") })
                    == Set(DerivationWord.allCases.map { $0.key }))
        }
    }

    @Test func `terms stand below with their signs`() {
        let set = Quantity.input(.path("inset"), -10.5)
        let sum = Quantity.sum(Self.name("sum"), Self.height, [Self.device(44), set])
        let total = Quantity.sum(Self.name("total"), Self.height, [Self.device(100)], minus: [sum])
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
        var quantity = Quantity.sum(Self.name("height"), Self.height, [Self.device(44)])
        for name in ["a", "b", "c"] { quantity = .sum(Self.name(name), Self.passing, [quantity]) }
        #expect(
            english(quantity) == """
                x = 44  [bar.frame ← bar.height]
                └ 44  bar (device, observed)
                """)
    }

    @Test func `limits are named where they bite`() {
        func overlap(_ whole: Double, _ taken: Double) -> String {
            english(.overlap(Self.name("a"), Self.height, of: Self.device(whole), minus: [Self.device(taken)]))
        }
        #expect(overlap(44, 4).hasPrefix("x = 40  [bar.height]\n"))
        #expect(overlap(1, 4).hasPrefix("x = 0  [bar.height] (at least 0)\n"))
        #expect(overlap(50, -49).hasPrefix("x = 50  [bar.height] (at most 50)\n"))
    }

    @Test func `multiplication, division and rounding are shown with their numbers`() {
        let (row, rows) = (Quantity.stated(Self.name("row"), Self.height, 44.5), Self.name("rows"))
        #expect(english(.multiple(rows, Self.height, 15, of: row)).hasPrefix("x = 667.5  [bar.height] (15 × 44.5)\n"))
        #expect(english(.fraction(rows, Self.height, of: row, by: 2)).hasPrefix("x = 22.25  [bar.height] (44.5 ÷ 2)\n"))
        #expect(
            english(.product(rows, Self.height, [row, Self.device(2)])) == """
                x = 89  [bar.height]
                ├ 44.5  row  [bar.height]
                └ × 2  bar (device, observed)
                """)
        #expect(
            english(.share(rows, Self.height, of: row, Self.device(4), in: Self.device(2))) == """
                x = 89  [bar.height]
                ├ 44.5  row  [bar.height]
                ├ × 4  bar (device, observed)
                └ ÷ 2  bar (device, observed)
                """)
        #expect(
            english(.rounded(rows, Self.height, row, .up, scale: Self.device(1)))
                .hasPrefix("x = 45  [bar.height] (rounded up to a pixel)\n"))
        #expect(
            english(.rounded(rows, Self.height, row)).hasPrefix("x = 45  [bar.height] (rounded to the nearest point)\n")
        )
    }

    @Test func `what was explained above is not explained again`() {
        let part = Quantity.maximum(Self.name("part"), Self.height, [Self.device(3), Self.device(2)])
        let twice = Quantity.sum(Self.name("twice"), Self.passing, [part, part])
        #expect(
            english(twice) == """
                x = 6  [bar.frame]
                ├ 3  part  [bar.height] (the greatest of)
                │   ├ 3  bar (device, observed)
                │   └ 2  bar (device, observed)
                └ 3  part  [bar.height] (see above)
                """)
    }

    @Test func `a number that doubles sixty times over is explained in as many lines`() {
        var quantity = Self.device(1)
        for level in 1...60 {
            quantity = .sum(Self.name("level \(level)"), Self.height, [quantity, quantity])
        }
        #expect(DerivationText.lines("x", quantity, WordFiles.standard[.english]).count == 121)
    }

    @Test func `directional insets have directional names`() throws {
        let source = ResolvedSource("id: a\ndevice: iPhone X\nroot: {viewController: {}}\nlayoutDirection: rightToLeft")
        let variant = try #require(source.variant)
        let path = ValuePath(name: "view", property: "directionalLayoutMargins")
        let result = layOut(variant.app, in: variant.environment)
        let found = try #require(value(at: path, in: result.settled).value)
        let roots = DerivationText.lines(path, found, WordFiles.standard[.english]).filter { $0.hasPrefix("view") }
        #expect(
            roots.map { $0.split(separator: " ")[0] }
                == ["top", "leading", "bottom", "trailing"].map { "\(path.description).\($0)" })
    }
}
