import Geometry
import LayoutEngine
import ScenarioLanguage
import Testing

@testable import Diagrams

/// A sample and what its picture answers: "name.property: top 88, bottom 83".
struct AnswerCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let os: OSVersion
    let show: [Layer]
    let asking: [ValuePath]
    let root: Root
    let answer: String

    init(
        _ name: String, os: OSVersion = OSVersion(11), show: [Layer] = [], asking: [ValuePath] = [], _ root: Root,
        _ answer: String
    ) {
        testDescription = name
        self.os = os
        self.show = show
        self.asking = asking
        self.root = root
        self.answer = answer
    }

    static let table = bars(Trees.content([Trees.table()]))
    static let opaque = bars(Trees.content([Trees.table()]), isTranslucent: false)
    static let frame = ValuePath(name: "view", property: "frame")
    static let insets = ValuePath(name: "view", property: "safeAreaInsets")

    static let all = [
        AnswerCase("a table", table, "table.adjustedContentInset: top 64, bottom 49"),
        AnswerCase("no scroll view", bars(Trees.content()), "view.safeAreaInsets: top 64, bottom 49"),
        AnswerCase("a table before iOS 11", os: OSVersion(10), table, "table.contentInset: top 64, bottom 49"),
        AnswerCase(
            "no scroll view before iOS 11", os: OSVersion(10), bars(Trees.content()), "view.frame: y 0, height 667"),
        AnswerCase("a view that does not fill the screen", opaque, "view.frame: y 64, height 603"),
        AnswerCase("a layer is shown", show: [.safeArea], table, "view.safeAreaInsets: top 64, bottom 49"),
        AnswerCase("a claim", asking: [insets], table, "view.safeAreaInsets: top 64, bottom 49"),
        AnswerCase(
            "a frame that fills the screen gives way", asking: [frame, insets], table,
            "view.safeAreaInsets: top 64, bottom 49"),
        AnswerCase(
            "even when it is shown", show: [.frame], asking: [frame, insets], table,
            "view.safeAreaInsets: top 64, bottom 49"),
        AnswerCase(
            "unless nothing else is asked", show: [.frame], asking: [frame], table, "view.frame: y 0, height 667"),
        AnswerCase(
            "what scrolls goes before the safe area", show: [.safeArea, .adjustedContentInset],
            asking: [insets, ValuePath(name: "table", property: "adjustedContentInset")], table,
            "table.adjustedContentInset: top 64, bottom 49"),
        AnswerCase(
            "margins go before the safe area", show: [.safeArea],
            asking: [insets, ValuePath(name: "view", property: "layoutMargins")], table,
            "view.layoutMargins: top 64, bottom 49, left 16, right 16"),
        AnswerCase(
            "layout guides come in pairs", show: [.bars, .frame],
            asking: [ValuePath(name: "nav", property: "topLayoutGuide.length")], table,
            "nav.topLayoutGuide.length: top 20, bottom 49"),
        AnswerCase("content offset", show: [.contentOffset], table, "table.contentOffset: y -64"),
        AnswerCase(
            "the size of content", asking: [ValuePath(name: "table", property: "contentSize")], table,
            "table.contentSize: height 1320"),
        AnswerCase(
            "a guide of a view", asking: [ValuePath(name: "view", property: "safeAreaLayoutGuide.layoutFrame")], table,
            "view.safeAreaLayoutGuide.layoutFrame: y 64, height 554, x 0, width 375"),
        AnswerCase(
            "the guides of a scroll view, from where its content begins",
            asking: [ValuePath(name: "table", property: "frameLayoutGuide.layoutFrame")], table,
            "table.frameLayoutGuide.layoutFrame: y -64, height 667, x 0, width 375"),
        AnswerCase(
            "a claim about nothing that is there", asking: [ValuePath(name: "card", property: "frame")], table,
            "table.adjustedContentInset: top 64, bottom 49"),
    ]

    private static func bars(_ content: Controller, isTranslucent: Bool = true) -> Root {
        .controller(Trees.tab(Trees.navigation(content) { $0.navigationBar.bar.isTranslucent = isTranslucent }))
    }
}

struct AnswerTests {
    @Test(arguments: AnswerCase.all)
    func `a picture answers what is asked`(sample: AnswerCase) throws {
        let drawn = try Sample(
            "answer", on: "iPhone 8", os: sample.os, show: sample.show, asking: sample.asking, root: sample.root)
        let figure = Subject(drawn.scenario, drawn.variant, drawn.result, .squares)
        let asked = try #require(figure.answer.asked)
        let measures = figure.answer.measures.map { "\($0.kind.rawValue) \(Int($0.quantity.value))" }
        #expect("\(asked.name).\(asked.property.rawValue): \(measures.joined(separator: ", "))" == sample.answer)
    }

    @Test func `terms lead from the start of a measure to its end`() throws {
        for sample in try Samples.all() {
            let figure = Subject(sample.scenario, sample.variant, sample.result, .squares)
            for measure in figure.answer.measures {
                let segments = TermChain(of: measure).segments
                guard let first = segments.first, let last = segments.last else { continue }
                #expect(first.start == measure.start && NumberText.areEqual(last.end, measure.end), "\(sample.id)")
            }
        }
    }
}
