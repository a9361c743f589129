import JSON
import LiveDiagrams
import TestSupport
import Testing

/// Scenarios of a page twice as long take at most 2.6 times as long.
@Suite(.serialized, .enabled(if: Torture.isLong)) struct AnswerGrowthTests {
    private static let head = "device: iPhone X\nos: 11\nroot:\n  viewController:\n    view:\n"

    static let texts: [(name: String, size: Int, text: @Sendable (Int) -> String)] = [
        (
            "views", 150,
            { size in
                head + (0..<size).map { "      - view: {name: v\($0), frame: [0, \($0), 10, 10]}\n" }.joined()
            }
        ),
        (
            "tables", 15,
            { size in
                head + (0..<size).map { "      - tableView: {name: t\($0), frame: fill, rows: 30}\n" }.joined()
            }
        ),
        (
            "views that are pinned to each other", 300,
            { size in
                let pins = "left: superview.left, right: superview.right, height: 1"
                return head + "      - view: {name: v0, pin: {top: safeArea.top, \(pins)}}\n"
                    + (1..<size).map { "      - view: {name: v\($0), pin: {top: v\($0 - 1).bottom, \(pins)}}\n" }
                    .joined()
            }
        ),
        ("problems", 1000, { size in head + "      [\(String(repeating: "{x: 1}, ", count: size))]\n" }),
    ]

    @Test(arguments: texts.map { $0.name }, [true, false])
    func `a scenario twice as long is answered in twice the time`(_ name: String, withValues: Bool) throws {
        let engine = try #require(LiveEngineTests.engine)
        let scenario = try #require(Self.texts.first { $0.name == name })
        let questions = [1, 2].map { size in
            Array(
                JSONValue.object([
                    .init("ask", .string("show")), .init("text", .string(scenario.text(scenario.size * size))),
                    .init("values", .bool(withValues)), .init("outline", .bool(true)),
                ]).text.utf8)
        }
        let factor = Growth.factor(questions.map { $0.count }) { _ = engine.answer(questions[$0]).utf8.count }
        #expect(factor <= Growth.most)
    }
}
