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
    static let top = made("top", 88, .sum, [(status, false), (bar, false)])

    static let all = [
        AdditiveTermsCase("a leaf is its own term", status, ["status bar 44"]),
        AdditiveTermsCase("a sum falls apart", top, ["status bar 44", "navigation bar 44"]),
        AdditiveTermsCase(
            "sums in sums fall apart",
            made("all", 188, .sum, [(top, false), (leaf("table.contentInset.top", 100), false)]),
            ["status bar 44", "navigation bar 44", "table.contentInset.top 100"]),
        AdditiveTermsCase(
            "zeros are left out", made("all", 44, .sum, [(status, false), (leaf("rest", 0), false)]), ["status bar 44"]),
        AdditiveTermsCase(
            "what is subtracted stays whole",
            made("child", 24, .sum, [(status, false), (made("distance", 20, .sum, [(gap, false)]), true)]),
            ["status bar 44", "-distance 20"]),
        AdditiveTermsCase(
            "a negative number is no subtraction",
            made("all", 10, .sum, [(status, false), (leaf("table.contentInset.top", -34), false)]),
            ["status bar 44", "table.contentInset.top -34"]),
        AdditiveTermsCase(
            "the same number added and taken away is left out",
            made(
                "end", 44, .sum,
                [(made("down", 856, .sum, [(screen, false), (status, false)]), false), (screen, true)]),
            ["status bar 44"]),
        AdditiveTermsCase(
            "of a maximum the greatest counts",
            made("most", 44, .maximum, [(gap, false), (status, false)]), ["status bar 44"]),
        AdditiveTermsCase(
            "a sum that was cut off stays whole",
            made("view.safeAreaInsets.top", 0, .clampedSum(lower: 0, upper: 44), [(gap, false), (status, true)]), []),
        AdditiveTermsCase("a fixed number stays whole", made("tab bar", 83, .constant, [(gap, false)]), ["tab bar 83"]),
    ]

    static func leaf(_ name: String, _ value: Double) -> Quantity {
        Quantity(value, Derivation(Localized(name, name), .scenario))
    }

    static func made(
        _ name: String, _ value: Double, _ operation: Derivation.Operation, _ terms: [(Quantity, Bool)]
    ) -> Quantity {
        let rule = Rule("test.rule", .always, .observed, evidence: [], "A rule.", "规则。")
        let operands = terms.map { Derivation.Term($0.0, isSubtracted: $0.1) }
        return Quantity(value, Derivation(Localized(name, name), .rule(rule, operation, operands)))
    }
}

struct AdditiveTermsTests {
    @Test(arguments: AdditiveTermsCase.all)
    func `a derivation falls apart into what adds up`(sample: AdditiveTermsCase) {
        let terms = AdditiveTerms.of(sample.quantity)
        let texts = terms.map { term in
            (term.isSubtracted ? "-" : "") + term.name.english + " "
                + NumberText.string(term.isSubtracted ? -term.value : term.value).replacing("\u{2212}", with: "-")
        }
        #expect(texts == sample.terms)
        #expect(NumberText.areEqual(terms.reduce(0) { $0 + $1.value }, sample.quantity.value))
    }

    @Test func `terms lie from the edge inwards`() {
        let names = [
            "table.contentInset.top", "large title", "navigation bar", "vc.additionalSafeAreaInsets.top", "status bar",
        ]
        let terms = TermOrder.fromEdge(names.map { AdditiveTerm(Localized($0, $0), 1) })
        #expect(
            terms.map { $0.name.english } == [
                "status bar", "navigation bar", "large title", "vc.additionalSafeAreaInsets.top",
                "table.contentInset.top",
            ])
    }
}
