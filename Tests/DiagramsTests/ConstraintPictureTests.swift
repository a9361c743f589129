import ConstraintLogs
import ConstraintSolver
import Drawing
import LogSupport
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
                == "Contradicting each other: V:[UIView:0x1(200)]; V:[UIView:0x1(84)]. V:[UIView:0x1(200)] requires 200, but the others leave 84."
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
            found: ends.start, relation: .equal, priority: .required, role: .leftOut)
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
            relation: .equal, priority: .required, role: .ordinary)
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
}
