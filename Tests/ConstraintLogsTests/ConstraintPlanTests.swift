import ConstraintLogs
import LogSupport
import Testing

/// Constraints of a log as lengths: what each asks for, and what the others leave.
struct ConstraintPlanTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// As `PublishedLog` writes them, "! " before the broken one.
        let list: String
        /// "wanted" or "wanted ≠ found" for each line.
        let lengths: [String]
    }

    @Test(arguments: [
        Case(
            testDescription: "two heights", list: "! V:[UIView:0x1(200)]\nV:[UIView:0x1(84)]",
            lengths: ["200 ≠ 84", "84"]),
        Case(
            testDescription: "a gap that is left out runs the other way",
            list: """
                mask V:[UIView:0x1(0)]
                V:|-(8)-[UIView:0x2]   (Names: '|':UIView:0x1 )
                ! V:[UIView:0x2]-(8)-|   (Names: '|':UIView:0x1 )
                """, lengths: ["0", "8", "8 ≠ -8"]),
        Case(
            testDescription: "at least so high", list: "! UIView:0x1.height >= 44\nUIView:0x1.height == 20",
            lengths: ["44 ≠ 20", "20"]),
        Case(
            testDescription: "from right to left",
            list: """
                H:|-(20)-[UIView:0x2](RTL)   (Names: '|':UIView:0x1 )
                ! H:[UIView:0x2(400)]
                H:[UIView:0x2]-(20)-|(RTL)   (Names: '|':UIView:0x1 )
                mask H:[UIView:0x1(393)]
                """, lengths: ["20", "400 ≠ 353", "20", "393"]),
        Case(
            testDescription: "a part of another height",
            list: "! UIView:0x1.height == 0.5*UIView:0x2.height\nV:[UIView:0x2(100)]\nV:[UIView:0x1(70)]",
            lengths: ["50 ≠ 70", "100", "70"]),
    ])
    func `each constraint has the length that it asks for, and the broken one another`(_ example: Case) throws {
        let conflict = try #require(PublishedLog("case\n" + example.list).log.conflicts.first)
        let lines = conflict.plan(conflict.analysis()).lines
        let lengths = lines.map { line in
            "\(Int(line.length))" + (line.otherLength.map { " ≠ \(Int($0.rounded()))" } ?? "")
        }
        #expect(lengths == example.lengths)
    }

    @Test(arguments: PublishedLog.all(in: "learned.txt") + PublishedLog.all(in: "asked.txt"))
    func `in every published list only the broken one has another length`(_ published: PublishedLog) throws {
        let conflict = try #require(published.log.conflicts.first)
        let analysis = conflict.analysis()
        let plan = conflict.plan(analysis)
        let others = plan.lines.filter { $0.role == .contradicting && $0.otherLength != nil }
        #expect(others.isEmpty)
        let broken = plan.lines.filter { $0.role == .leftOut || $0.role == .broken }
        #expect(!broken.isEmpty)
        // What UIKit demands and nobody prints is no line, and margins of a log are not known.
        if analysis.cause == .printed { #expect(broken.allSatisfy { $0.otherLength != nil }) }
        #expect(plan.views.allSatisfy { $0.horizontal != nil || $0.vertical != nil })
    }
}
