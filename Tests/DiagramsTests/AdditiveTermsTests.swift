import LayoutEngine
import Testing

@testable import Diagrams

/// A derivation and its terms, written "name value", a subtracted one with a minus in front.
struct AdditiveTermsCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let quantity: Quantity
    let terms: [String]

    init(_ name: String, _ quantity: Quantity, _ terms: [String]) {
        testDescription = name
        self.quantity = quantity
        self.terms = terms
    }

    static let status = leaf("status bar", 44)
    static let bar = leaf("navigation bar", 44)
    static let screen = leaf("screen", 812)
    static let gap = leaf("gap", 20)
    static let top = sum("top", [(status, false), (bar, false)])

    static let all = [
        AdditiveTermsCase("a leaf is its own term", status, ["status bar 44"]),
        AdditiveTermsCase("a sum falls apart", top, ["status bar 44", "navigation bar 44"]),
        AdditiveTermsCase(
            "sums in sums fall apart",
            sum("all", [(top, false), (leaf("table.contentInset.top", 100), false)]),
            ["status bar 44", "navigation bar 44", "table.contentInset.top 100"]),
        AdditiveTermsCase(
            "zeros are left out", sum("all", [(status, false), (leaf("rest", 0), false)]), ["status bar 44"]),
        AdditiveTermsCase(
            "what is subtracted stays whole",
            sum("child", [(status, false), (sum("distance", [(gap, false)]), true)]),
            ["status bar 44", "-distance 20"]),
        AdditiveTermsCase(
            "a negative number is no subtraction",
            sum("all", [(status, false), (leaf("table.contentInset.top", -34), false)]),
            ["status bar 44", "table.contentInset.top -34"]),
        AdditiveTermsCase(
            "the same number added and taken away is left out",
            sum("end", [(sum("down", [(screen, false), (status, false)]), false), (screen, true)]),
            ["status bar 44"]),
        AdditiveTermsCase(
            "of a maximum the greatest counts",
            Quantity.maximum(name("most"), rule, [gap, status]), ["status bar 44"]),
        AdditiveTermsCase(
            "a sum that was cut off stays whole",
            Quantity.overlap(name("view.safeAreaInsets.top"), rule, of: gap, minus: [status]), []),
        AdditiveTermsCase(
            "a number that a rule states stays whole", Quantity.stated(name("tab bar"), rule, 83), ["tab bar 83"]),
        AdditiveTermsCase(
            "what is no sum stays whole", Quantity.multiple(name("15 rows"), rule, 15, of: gap), ["15 rows 300"]),
    ]

    private static let rule = Rule("test.rule", .always, .observed, evidence: [])

    private static func name(_ text: String) -> DerivationName { .path("\(text)") }

    static func leaf(_ name: String, _ value: Double) -> Quantity { .input(Self.name(name), value) }

    /// A sum of terms, of which those marked true are subtracted; they stand last.
    static func sum(_ name: String, _ terms: [(quantity: Quantity, isSubtracted: Bool)]) -> Quantity {
        .sum(
            Self.name(name), rule, terms.filter { !$0.isSubtracted }.map { $0.quantity },
            minus: terms.filter { $0.isSubtracted }.map { $0.quantity })
    }
}

struct AdditiveTermsTests {
    @Test(arguments: AdditiveTermsCase.all)
    func `a derivation falls apart into what adds up`(sample: AdditiveTermsCase) {
        let terms = AdditiveTerms.of(sample.quantity)
        let texts = terms.map { term in
            (term.isSubtracted ? "-" : "") + (term.name.path ?? "") + " "
                + NumberText.string(term.isSubtracted ? -term.value : term.value).replacing("\u{2212}", with: "-")
        }
        #expect(texts == sample.terms)
        #expect(NumberText.areEqual(terms.reduce(0) { $0 + $1.value }, sample.quantity.value))
    }

    @Test func `terms lie from the edge inwards`() {
        let names: [DerivationName] = [
            .path("table.contentInset.top"), .term(.largeTitle), .term(.navigationBar),
            .path("vc.additionalSafeAreaInsets.top"), .term(.constant), .path("vc.systemMinimumLayoutMargins.left"),
            .term(.statusBar),
        ]
        let terms = TermOrder.fromEdge(names.map { AdditiveTerm($0, 1) })
        #expect(
            terms.map { $0.name } == [
                .term(.statusBar), .term(.navigationBar), .term(.largeTitle), .path("vc.additionalSafeAreaInsets.top"),
                .path("table.contentInset.top"), .path("vc.systemMinimumLayoutMargins.left"), .term(.constant),
            ])
    }
}
