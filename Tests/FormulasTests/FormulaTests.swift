import Diagnostics
import Testing

@testable import Formulas

/// A formula on an iPhone X in portrait with iOS 11, and what it comes to.
struct FormulaCase: Sendable, CustomTestStringConvertible {
    let text: String
    let value: FormulaValue

    var testDescription: String { text }

    init(_ text: String, _ value: Double) {
        self.text = text
        self.value = .number(value)
    }

    init(_ text: String, _ value: Bool) {
        self.text = text
        self.value = .condition(value)
    }

    init(unavailable text: String) {
        self.text = text
        value = .unavailable
    }

    static let cases = [
        FormulaCase("44", 44), FormulaCase("97.667", 97.667), FormulaCase("-44", -44), FormulaCase("--44", 44),
        FormulaCase("1 + 2 * 3", 7), FormulaCase("(1 + 2) * 3", 9), FormulaCase("10 - 4 - 3", 3),
        FormulaCase("12 / 4 / 3", 1), FormulaCase("49 + 34 × 2 ÷ 4 − 1", 65), FormulaCase("2*-3", -6),
        FormulaCase("max(3, min(9, 5))", 5), FormulaCase("max(1 > 2 ? 3 : 4, 2)", 4),
        FormulaCase("screen.width", 375), FormulaCase("screen.height == 812", true),
        FormulaCase("screen.scale", 3), FormulaCase("os >= 11", true), FormulaCase("device.isPad", false),
        FormulaCase("device.isPhone && orientation.isPortrait", true), FormulaCase("!orientation.isLandscape", true),
        FormulaCase("1 < 2 == true_", true), FormulaCase("1 != 1 || 2 <= 2 && 3 >= 4", false),
        FormulaCase("true_ || false_ && false_", true), FormulaCase("(true_ || false_) && false_", false),
        FormulaCase("true_ ? 1 : false_ ? 2 : 3", 1), FormulaCase("false_ ? 1 : false_ ? 2 : 3", 3),
        FormulaCase("false_ ? 1 : 2 + 3", 5), FormulaCase("tabBar.frame.height", 83),
        FormulaCase("tabBar.frame.height - 34", 49), FormulaCase("\n 44\t+ 1 ", 45),
        FormulaCase(unavailable: "nowhere.frame.height"), FormulaCase(unavailable: "nowhere.frame.height + 1"),
        FormulaCase(unavailable: "1 / 0"), FormulaCase(unavailable: "nowhere.frame.x > 0 ? 1 : 2"),
        FormulaCase(unavailable: "!(nowhere.frame.x > 0)"), FormulaCase(unavailable: "max(1, nowhere.frame.x)"),
        FormulaCase("os < 11 && nowhere.frame.x > 0", false), FormulaCase("os >= 11 || nowhere.frame.x > 0", true),
        FormulaCase("os >= 11 ? 1 : nowhere.frame.x", 1),
    ]
}

@Suite struct FormulaTests {
    static let inputs = FormulaInputs(
        facts: FormulaFacts(
            screenWidth: 375, screenHeight: 812, screenScale: 3, isPad: false, isLandscape: false, osMajor: 11),
        values: ["tabBar.frame.height": 83])

    @Test(arguments: FormulaCase.cases)
    func `a formula comes to its value`(_ formula: FormulaCase) {
        let set = FormulaText("true_: 1 == 1\nfalse_: 1 == 2\nit: ", last: formula.text)
        #expect(set.report == "")
        #expect(set.checked.values(Self.inputs)["it"] == formula.value)
    }

    @Test func `macros may name each other in any order`() {
        let set = FormulaText("top: bar + status\nbar: 44\nstatus: isX ? bar : 20\nisX: screen.height == 812")
        #expect(set.report == "")
        let values = set.checked.values(Self.inputs)
        #expect(values == ["top": .number(88), "bar": .number(44), "status": .number(44), "isX": .condition(true)])
    }

    @Test func `macros that double each other fifty times are worked out once each`() {
        let lines = (1...50).map { "m\($0): m\($0 - 1) + m\($0 - 1)" }
        let set = FormulaText(["m0: 1"] + lines)
        #expect(set.report == "")
        #expect(set.checked.values(Self.inputs)["m50"] == .number(1_125_899_906_842_624))
    }

    @Test func `the paths of a set are listed once`() {
        let set = FormulaText("a: tabBar.frame.height + window.safeAreaInsets.top\nb: tabBar.frame.height")
        #expect(set.checked.paths.map { $0.text } == ["tabBar.frame.height", "window.safeAreaInsets.top"])
    }

    @Test(arguments: ["(", "!", "-", "1 == 1 ? 1 : ", "max(1, "])
    func `a thousand levels are a diagnostic, not a crash`(_ opening: String) {
        let deep = FormulaText("a: " + String(repeating: opening, count: 1000) + "1")
        #expect(["formula/too-long", "formula/nested-too-deeply"].contains(deep.codes.first ?? ""))
        #expect(deep.codes.count == 1)
    }

    @Test func `forty levels are fine`() {
        let text = String(repeating: "(", count: 40) + "44" + String(repeating: ")", count: 40)
        #expect(FormulaText("a: " + text).checked.values(Self.inputs)["a"] == .number(44))
    }
}
