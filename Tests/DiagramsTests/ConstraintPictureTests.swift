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
                == "Contradicting each other: V:[UIView:0x1(200)]; V:[UIView:0x1(84)]. V:[UIView:0x1(200)] asks for 200, and the others leave 84."
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
}
