import ConstraintLogs
import TestSupport
import Testing

/// Logs twice as long take at most 2.6 times as long.
@Suite(.serialized, .enabled(if: Torture.isLong)) struct LogGrowthTests {
    private static func constraint(_ number: Int, _ body: String) -> String {
        "\"<NSLayoutConstraint:0x600\(String(number, radix: 16)) \(body)   (active)>\", "
    }

    static let logs: [(name: String, size: Int, text: @Sendable (Int) -> String)] = [
        (
            "constraints on one line", 8000,
            { size in
                (0..<size).map { constraint($0, "UIView:0x7f1.width == \($0)") }.joined()
            }
        ),
        (
            "names of one constraint", 8000,
            { size in
                "<NSLayoutConstraint:0x1 a.width == 3 (active, names: "
                    + (0..<size).map { "n\($0):0x\(String($0 + 16, radix: 16))" }.joined(separator: ", ") + " )>"
            }
        ),
        ("glued", 40000, { size in String(repeating: "Constraint:0x1", count: size) }),
    ]

    @Test(arguments: logs.map { $0.name }) func `a log twice as long takes twice as long`(_ name: String) throws {
        let log = try #require(Self.logs.first { $0.name == name })
        let texts = [1, 2].map { Array(log.text(log.size * $0).utf8) }
        let factor = Growth.factor(texts.map { $0.count }) { _ = ConstraintLog(texts[$0]).problems.count }
        #expect(factor <= Growth.most)
    }
}
