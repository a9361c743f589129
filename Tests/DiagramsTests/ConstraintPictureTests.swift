import ConstraintLogs
import ConstraintSolver
import Drawing
import LogSupport
import LayoutEngine
import PictureSupport
import TestSupport
import Testing

@testable import Diagrams

/// Pictures of constraints, from scenarios and from logs.
struct ConstraintPictureTests {
    private static let published = PublishedLog.all(in: "learned.txt") + PublishedLog.all(in: "asked.txt")

    private static func draw(_ plan: ConstraintPlan, _ language: String, _ composition: Composition) -> Diagram {
        drawConstraints(
            [plan], labels: [""], title: "", words: standardWords(language), composition: composition,
            measuring: SquareGlyphs())
    }

    @Test(arguments: published, Composition.allCases)
    func `a picture of every published list can be read`(_ published: PublishedLog, _ composition: Composition) throws {
        let conflict = try #require(published.log.conflicts.first)
        let plan = conflict.plan(conflict.analysis())
        for language in ["en", "zh-Hans"] {
            let scene = Self.draw(plan, language, composition).scene
            #expect(SceneLint.problems(in: scene, for: [composition]).map { $0.description } == [])
        }
    }

    @Test func `the contradiction is told with both numbers`() throws {
        let conflict = try #require(PublishedLog("two\n! V:[UIView:0x1(200)]\nV:[UIView:0x1(84)]").log.conflicts.first)
        let picture = Self.draw(conflict.plan(conflict.analysis()), "en", .wide)
        #expect(
            picture.altText.whole
                == "Constraints that contradict each other: V:[UIView:0x1(200)]; V:[UIView:0x1(84)]. V:[UIView:0x1(200)] requires 200, but the others leave 84."
        )
    }

    struct Ends: Sendable {
        let start: Double
        let wanted: Double
    }

    @Test(arguments: [
        Ends(start: 0, wanted: 0), Ends(start: 0, wanted: 1e6), Ends(start: -1e6, wanted: 1e-6),
        Ends(start: 5, wanted: -5),
    ])
    func `lengths of any size make a picture`(_ ends: Ends) {
        let line = ConstraintPlan.Line(
            text: String(repeating: "a", count: 500), isHorizontal: true, start: ends.start, wanted: ends.wanted,
            found: ends.start, relation: .equal, priority: .required, role: .leftOut,
            isSatisfied: ends.start == ends.wanted)
        let view = ConstraintPlan.View(
            name: String(repeating: "b", count: 500),
            horizontal: ConstraintPlan.Span(start: min(ends.start, ends.wanted), end: max(ends.start, ends.wanted)),
            vertical: ConstraintPlan.Span(start: 0, end: 0))
        let plan = ConstraintPlan(views: [view], lines: Array(repeating: line, count: 24), remaining: 7)
        for composition in Composition.allCases {
            let scene = Self.draw(plan, "en", composition).scene
            #expect(SceneLint.problems(in: scene, for: [composition]).map { $0.description } == [])
        }
    }

    @Test(arguments: Composition.allCases)
    func `what is open is drawn as two layouts that fit`(_ composition: Composition) {
        let row = ConstraintPlan.Span(start: 10, end: 34)
        var badge = ConstraintPlan.View(name: "badge", horizontal: row, vertical: row)
        badge.otherPlace = ConstraintPlan.Place(
            horizontal: ConstraintPlan.Span(start: 120, end: 144), vertical: row)
        let screen = ConstraintPlan.Span(start: 0, end: 200)
        let line = ConstraintPlan.Line(
            text: "badge.top == superview.top + 10", isHorizontal: false, start: 0, wanted: 10, found: 10,
            relation: .equal, priority: .required, role: .ordinary, isSatisfied: true)
        var plan = ConstraintPlan(
            views: [ConstraintPlan.View(name: "view", horizontal: screen, vertical: screen), badge], lines: [line])
        plan.openNumbers = ["badge.frame.x"]
        let picture = Self.draw(plan, "en", composition)
        let texts = picture.scene.texts.map { $0.string }
        #expect(texts.filter { $0 == "badge" }.count == 2)
        #expect(texts.contains("one layout that fits the constraints"))
        #expect(texts.contains("another that fits them as well"))
        #expect(texts.contains("left open: badge.frame.x"))
        #expect(picture.altText.whole.hasSuffix("Left open: badge.frame.x. More than one layout fits the constraints."))
    }

    private static func lines(_ constraints: String, _ subviews: String) throws -> [String] {
        let sample = try Sample(
            yaml: """
                id: constraints
                device: iPhone 15
                os: 18
                picture: constraints
                root:
                  viewController:
                    view:
                      constraints: [\(constraints)]
                      subviews: [\(subviews)]
                """)
        let plan = try #require(sample.result.settled.constraints.plans.first)
        return plan.lines.map { line in
            let found = line.otherLength.map { " ≠ \(NumberText.string($0))" } ?? ""
            return "\(line.text): \(line.relation.rawValue) \(NumberText.string(line.length))\(found)"
        }
    }

    @Test func `the label that stretches is drawn with the hugging of both`() throws {
        let lines = try Self.lines(
            "key.leading == superview.leading, amount.leading == key.trailing + 8, amount.trailing == superview.trailing",
            "{label: {name: key, intrinsicContentSize: [90, 20], contentHuggingPriority: 251}}, "
                + "{label: {name: amount, intrinsicContentSize: [120, 20]}}")
        #expect(
            lines.suffix(2) == [
                "key.width <= intrinsicContentSize.width @ 251: == 90",
                "amount.width <= intrinsicContentSize.width @ 250: == 120 ≠ 295",
            ])
    }

    @Test func `a label that competes with no other is drawn without its hugging`() throws {
        let lines = try Self.lines(
            "note.leading == superview.leading, note.trailing == superview.trailing, note.top == superview.top",
            "{label: {name: note, intrinsicContentSize: [200, 20]}}")
        #expect(lines.count == 3)
    }

    @Test func `at most the bottom less 20 is drawn as a distance of at least 20`() throws {
        let lines = try Self.lines(
            "bar.bottom <= superview.bottom - 20, bar.bottom == superview.bottom - 34 @ 999, bar.height == 50",
            "{view: {name: bar}}")
        #expect(lines.first == "bar.bottom <= superview.bottom - 20: >= 20")
    }

    @Test func `an optional limit that gives way is drawn with the length of the layout`() throws {
        let lines = try Self.lines(
            "card.width <= 200 @ 750, card.leading == superview.leading + 16, card.trailing == superview.trailing - 16",
            "{view: {name: card}}")
        #expect(lines.first == "card.width <= 200 @ 750: <= 200 ≠ 361")
    }
}
