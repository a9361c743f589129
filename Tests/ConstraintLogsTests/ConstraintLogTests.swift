@testable import ConstraintLogs
import ConstraintSolver
import Testing

struct ConstraintLogTests {
    private func read(_ text: String) -> ConstraintLog { ConstraintLog(Array(text.utf8)) }

    /// The only relation of the only constraint.
    private func relation(_ body: String) throws -> LoggedRelation {
        let log = read("<NSLayoutConstraint:0x1 \(body)>")
        #expect(log.problems.isEmpty)
        return try #require(log.conflicts.first?.constraints.first?.relations.first)
    }

    struct Form: CustomTestStringConvertible {
        let body: String
        let first: String
        let relation: LinearConstraint.Relation
        let second: String?
        let multiplier: Double
        let constant: Double
        let priority: Int

        var testDescription: String { body }

        init(
            _ body: String, _ first: String, _ relation: LinearConstraint.Relation, _ second: String?,
            times multiplier: Double = 1, _ constant: Double, at priority: Int = 1000
        ) {
            self.body = body
            (self.first, self.relation, self.second) = (first, relation, second)
            (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
        }

        init(
            _ body: String, _ first: String, _ relation: LinearConstraint.Relation, _ constant: Double,
            at priority: Int = 1000
        ) {
            self.init(body, first, relation, nil, constant, at: priority)
        }
    }

    static let forms = [
        Form("UIView:0xa.width == 40   (active)", "0xa.width", .equal, 40),
        Form("UIView:0xa.width == - 16   (active)", "0xa.width", .equal, -16),
        Form("UIView:0xa.width >= 152.5", "0xa.width", .greaterOrEqual, 152.5),
        Form("UILabel:0xa'OK'.leading == UIView:0xb.leadingMargin + 8", "0xa.leading", .equal, "0xb.leadingMargin", 8),
        Form("UILabel:0xa'It's.'.top == UIView:0xb.top - 3", "0xa.top", .equal, "0xb.top", -3),
        Form("UILabel:0xa'a == b.width'.top <= UIView:0xb.top", "0xa.top", .lessOrEqual, "0xb.top", 0),
        Form("UIView:0xa.height == 0.4*UIView:0xb.height", "0xa.height", .equal, "0xb.height", times: 0.4, 0),
        Form("UIView:0xa.width == UIView:0xa.height * 1.77778", "0xa.width", .equal, "0xa.height", times: 1.77778, 0),
        Form("2*UIView:0xa.width == UIView:0xb.width + 10", "0xa.width", .equal, "0xb.width", times: 0.5, 5),
        Form("UIView:0xa.width == 100 @750", "0xa.width", .equal, 100, at: 750),
        Form("UIView:0xa.width == UIView:0xb.width + 4@250   (active)", "0xa.width", .equal, "0xb.width", 4, at: 250),
        Form("UIView:0xa.width == 1e2 priority:500", "0xa.width", .equal, 100, at: 500),
        Form("<UIView:0xa>.top == <_UILayoutGuide:0xb>.bottom", "0xa.top", .equal, "0xb.bottom", 0),
        Form("bar.icon.width == 24 (active, names: bar.icon:0xa )", "0xa.width", .equal, 24),
        Form("UITableViewCellContentView:cv.width == 414", "UITableViewCellContentView:cv.width", .equal, 414),
        Form("V:[UIView:0xa(200)]", "0xa.height", .equal, 200),
        Form("H:[UIView:0xa(>=44@999)]", "0xa.width", .greaterOrEqual, 44, at: 999),
        Form("H:[UIView:0xa(==UIView:0xb)]", "0xa.width", .equal, "0xb.width", 0),
        Form("H:|-(8)-[UIView:0xa'x']   (Names: '|':UIView:0xb )", "0xa.leading", .equal, "0xb.leading", 8),
        Form("V:[UIView:0xa]-(>=8)-|   (active, names: '|':A.B:0xb )", "0xa.bottom", .lessOrEqual, "0xb.bottom", -8),
        Form("H:[UIView:0xa]-(NSSpace(8))-[UIButton:0xb'OK']", "0xb.leading", .equal, "0xa.trailing", 8),
        Form("H:[UIView:0xa]-(-7)-[UIView:0xb]", "0xb.leading", .equal, "0xa.trailing", -7),
        Form("H:[UIView:0xa]-(20@500)-[UIView:0xb]", "0xb.leading", .equal, "0xa.trailing", 20, at: 500),
        Form("H:[UIView:0xa]-20-[UIView:0xb](LTR)", "0xb.left", .equal, "0xa.right", 20),
        Form("H:[UIView:0xa][UIView:0xb]", "0xb.leading", .equal, "0xa.trailing", 0),
        Form("h=--& v=-&- UIView:0xa.midX == UIView:0xb.midX + 187.5", "0xa.midX", .equal, "0xb.midX", 187.5),
        Form("h=--& v=--& UIView:0xa.minX == 15 (active, names: '|':C:0xb )", "0xa.minX", .equal, "0xb.left", 15),
        Form("h=--& v=--& UIView:0xa.midY == 9", "0xa.midY", .equal, "superview of 0xa.top", 9),
        Form("'an id' UIView:0xa.width == 4", "0xa.width", .equal, 4),
    ]

    @Test(arguments: forms) func `a constraint is read in every form that is printed`(_ form: Form) throws {
        func text(_ attribute: LoggedAttribute?) -> String? {
            attribute.map { "\($0.item).\($0.anchor.rawValue)" }
        }
        let found = try relation(form.body)
        #expect(text(found.first) == form.first)
        #expect(found.relation == form.relation)
        #expect(text(found.second) == form.second)
        #expect((found.multiplier - form.multiplier).magnitude < 1e-9)
        #expect(found.constant == form.constant)
        #expect(found.priority.level == form.priority)
    }

    @Test(arguments: [
        ("V:[UIView:0xa]-(NSLayoutAnchorConstraintSpace(8))-[UIView:0xb]", LinearConstraint.Relation.equal),
        ("V:[UIView:0xa]-(>=NSLayoutAnchorConstraintSpace(8))-[UIView:0xb]", .greaterOrEqual),
    ]) func `a space of the system by its long name is not taken for one without a number`(
        _ body: String, _ expected: LinearConstraint.Relation
    ) throws {
        let found = try relation(body)
        #expect(found.first == LoggedAttribute(item: "0xb", anchor: .top))
        #expect(found.second == LoggedAttribute(item: "0xa", anchor: .bottom))
        #expect((found.relation, found.constant) == (expected, 8))
    }

    static let body = "UIView:0xa.width == 40   (active)"

    @Test(arguments: [
        "    \"<NSLayoutConstraint:0x1 \(body)>\",", "> \"<NSLayoutConstraint:0x1 \(body)>\"",
        "\\<NSLayoutConstraint:0x1 \(body)\\>,", "&quot;&lt;NSLayoutConstraint:0x1 \(body)&gt;&quot;,",
        "NSLayoutConstraint:0x1 UIView:0xa.width == 40,", "[        ]     \"<NSLayoutConstraint:0x1 \(body)>\"",
        "**\"<NSLayoutConstraint:0x1 \(body)>\",**", "- <NSLayoutConstraint:0x1 UIView:0xa.width == 40>\r",
        "\"<NSLayoutConstraint:0x1\n   UIView:0xa.width\n   == 40   (active)>\",",
        "<SnapKit.LayoutConstraint:0x1@/Users/me/My App/View.swift#81 UIView:0xa.width == 40.0>",
        "<<App.LayoutConstraint:0x1> UIView:0xa.width == 40>", "<MASLayoutConstraint:0x1 UIView:0xa.width == 40>",
    ]) func `a constraint is found in what it was pasted with`(_ line: String) throws {
        let log = read("(\n\(line)\n)")
        #expect(log.problems.isEmpty)
        let constraint = try #require(log.conflicts.first?.constraints.first)
        #expect(constraint.address == "0x1")
        #expect(constraint.relations.first?.constant == 40)
    }

    /// Masonry prints the keys that an app gave, in place of addresses.
    @Test func `names stand in place of addresses`() throws {
        let log = read(
            """
            (
                "<NSAutoresizingMaskLayoutConstraint:0x8887740 Debugging:superview.height == 416>",
                "<MASLayoutConstraint:ConstantConstraint UILabel:message.height >= 5000>",
                "<MASLayoutConstraint:ConflictingConstraint[0] UILabel:message.top == Debugging:superview.top + 1>",
                "<MASLayoutConstraint:BottomConstraint UILabel:message.bottom == Debugging:superview.bottom - 10>"
            )
            Will attempt to recover by breaking constraint
            <MASLayoutConstraint:ConstantConstraint UILabel:message.height >= 5000>
            """)
        #expect(log.problems.isEmpty)
        let conflict = try #require(log.conflicts.first)
        #expect(
            conflict.constraints.map { $0.address } == [
                "0x8887740", "ConstantConstraint", "ConflictingConstraint[0]", "BottomConstraint",
            ])
        #expect(conflict.broken == 1)
        #expect(conflict.items.map { $0.label } == ["superview", "message"])
        #expect(conflict.items.map { $0.className } == ["Debugging", "UILabel"])
    }

    @Test func `each report is a conflict of its own, with the constraint that was broken`() {
        let one = "Unable to simultaneously satisfy constraints.\n(\n<NSLayoutConstraint:0x1 V:[UIView:0xa(4)]>,\n"
        let two = "<NSLayoutConstraint:0x2 V:[UIView:0xa(5)]>\n)\nWill attempt to recover by breaking constraint \n"
        let broken = "<NSLayoutConstraint:0x2 V:[UIView:0xa(5)]>\n"
        let another = (one + two + broken).replacing("0xa(5)", with: "0xa(6)")
        let log = read(one + two + broken + another)
        #expect(log.conflicts.map { $0.constraints.count } == [2, 2])
        #expect(log.conflicts.map { $0.broken } == [1, 1])
        #expect(log.conflicts[1].constraints[0].place.line == 10)
    }

    @Test func `the broken constraint counts where the list was cut before it`() {
        let log = read(
            """
            <NSLayoutConstraint:0x1 V:[UIView:0xa(4)]>
            ...
            Will attempt to recover by breaking constraint <NSLayoutConstraint:0x2 V:[UIView:0xa(5)]>
            """)
        #expect(log.conflicts.first?.constraints.map { $0.address } == ["0x1", "0x2"])
        #expect(log.conflicts.first?.broken == 1)
    }

    @Test func `what cannot be read has its line and column, and the rest is used`() {
        let log = read(
            """
            (
              "<NSLayoutConstraint:0x1 V:[UIView:0xa(4)]>",
              "<NSLayoutConstraint:0x2 ((null), (null))>",
              "<NSLayoutConstraint:0x3 H:[UIView:0xa]-[UIView:0xb]>",
              "<NSLayoutConstraint:0x4 V:[UIView:0xa(5)]>"
            )
            """)
        #expect(log.problems.map { [$0.place.line, $0.place.column] } == [[3, 5], [4, 5]])
        guard case .unreadable? = log.problems.first?.reason, case .standardSpace? = log.problems.last?.reason else {
            Issue.record("other reasons: \(log.problems)")
            return
        }
        #expect(log.conflicts.first?.analysis().contradicting == [0, 3])
    }

    @Test func `private constraints are said to be hidden, once`() {
        let log = read(
            "Unable to simultaneously satisfy constraints:\n<private>\n\nby breaking constraint \n<private>\n")
        #expect(log.conflicts.isEmpty)
        #expect(log.problems.map { $0.reason } == [.hidden])
    }

    @Test func `a list is read up to a bound`() {
        let lines = (0..<2000).map { "<NSLayoutConstraint:0x\($0)a V:[UIView:0xa(\($0))]>" }
        let log = read(lines.joined(separator: "\n"))
        #expect(log.conflicts.first?.constraints.count == ConstraintLog.maxConstraints)
        #expect(log.problems.map { $0.reason } == [.tooMany])
    }

    @Test(arguments: [
        "", "\n\n", "Constraint:0x", "<NSLayoutConstraint:0x1", "<NSLayoutConstraint:0x1 >", "Constraint:0x1 V:[",
        "Constraint:0x1 H:|-",
        "Constraint:0x1 a:0x", "Constraint:0x1 'x", "Constraint:0x1 H:[UIView:0xa(",
        "Constraint:0x1 0*a:0x1.width == 3",
        "Constraint:0x1 a:0x1.width == nan", "Constraint:0x1 a:0x1.width == 1e999", "\u{0}Constraint:0x1 \u{FFFD}",
    ]) func `nonsense is no trap`(_ text: String) {
        for conflict in read(text).conflicts { _ = conflict.analysis() }
    }
}

struct ConflictAnalysisTests {
    private func analysis(_ bodies: String...) throws -> ConflictAnalysis {
        let lines = bodies.enumerated().map { "<NSLayoutConstraint:0x\($0 + 1) \($1)>" }
        return try #require(ConstraintLog(Array(lines.joined(separator: "\n").utf8)).conflicts.first).analysis()
    }

    @Test func `two sizes contradict each other as printed, and the larger gives way`() throws {
        let found = try analysis("V:[UIView:0xa(84)]", "UIView:0xb.width == 3", "V:[UIView:0xa(200)]")
        #expect(found.cause == .printed && found.contradicting == [0, 2] && found.assumed.isEmpty)
        #expect(found.victim == .init(constraint: 2, kind: .size))
        #expect(
            found.repairs == [
                .init(constraint: 2, change: .lowerPriority(off: 116)),
                .init(constraint: 2, change: .relax(.lessOrEqual)), .init(constraint: 2, change: .remove),
            ])
    }

    @Test func `insets in nothing need a size of at least 0, which is named`() throws {
        let found = try analysis(
            "'UIView-Encapsulated-Layout-Width' H:[V:0xa(0)]", "H:|-(8)-[L:0xb]   (Names: '|':V:0xa )",
            "L:0xb.trailing == V:0xa.trailing - 8")
        #expect(found.cause == .sizes && found.contradicting == [0, 1, 2])
        #expect(found.assumed == [.init(item: "0xb", quantity: .width)])
        #expect(found.victim == .init(constraint: 2, kind: .end))
        #expect(found.repairs.first?.change == .lowerPriority(off: 16))
    }

    @Test func `margins are assumed to be at least 0, and then 8`() throws {
        let atLeastZero = try analysis(
            "'UIView-Encapsulated-Layout-Width' H:[V:0xa(0)]", "L:0xb.leading == V:0xa.leadingMargin",
            "H:[L:0xb]-(4)-[M:0xc]", "V:0xa.trailingMargin == M:0xc.trailing")
        #expect(atLeastZero.cause == .margins && atLeastZero.victim?.constraint == 2)
        let eight = try analysis(
            "'UIView-Encapsulated-Layout-Width' H:[V:0xa(375)]", "L:0xb.leading == V:0xa.leadingMargin",
            "V:0xa.trailingMargin == L:0xb.trailing", "H:[L:0xb(320)]")
        #expect(eight.cause == .defaultMargins && eight.victim == .init(constraint: 3, kind: .size))
    }

    @Test func `numbers that only touch may contradict each other unrounded`() throws {
        let list = """
            <NSLayoutConstraint:0x1 UIView:0xa.height >= 48>
            <NSLayoutConstraint:0x2 'UIView-Encapsulated-Layout-Height' UIView:0xa.height == 48>
            """
        let report = "Unable to simultaneously satisfy constraints.\n(\n\(list)\n)\n"
        let found = try #require(ConstraintLog(Array(report.utf8)).conflicts.first).analysis()
        #expect(found.cause == .rounding && found.contradicting == [0, 1])
        // A list alone is not said to contradict itself.
        #expect(try #require(ConstraintLog(Array(list.utf8)).conflicts.first).analysis().cause == .none)
    }

    @Test func `what can hold lacks something`() throws {
        let found = try analysis("UIView:0xa.height == 48", "UIView:0xb.height == 20")
        #expect(found.cause == .none && found.contradicting.isEmpty && found.victim == nil && found.repairs.isEmpty)
    }

    @Test func `an optional constraint contradicts nothing`() throws {
        #expect(try analysis("UIView:0xa.height == 48", "UIView:0xa.height == 20@999").cause == .none)
    }

    @Test func `left stays left where reading runs from right to left`() throws {
        let found = try analysis(
            "H:|-(10)-[L:0xb](RTL)   (Names: '|':V:0xa )", "L:0xb.right == V:0xa.right - 10",
            "L:0xb.right == V:0xa.right - 20")
        #expect(found.contradicting.count == 2 && found.contradicting.contains(2))
    }

    @Test(arguments: [
        "Constraint:0xtConstraint:0x", "NSLayoutConstraint:0x600NSLayoutConstraint:0x601 UIView:0x7f1.width == 3",
        "<NSLayoutConstraint:0x600NSLayoutConstraint:0x601 UIView:0x7f1.width == 3>",
    ])
    func `constraints with nothing between them do not end the tool`(_ text: String) {
        let found = ConstraintLog(Array(text.utf8)).conflicts.flatMap { $0.constraints }
        #expect(found.allSatisfy { $0.className.hasSuffix("Constraint") || $0.className.isEmpty }, "\(found)")
    }

    @Test func `constraints on one line have their own columns`() {
        let line =
            "Fehler – „x“: <NSLayoutConstraint:0x1 UIView:0xa.width == 1>, <NSLayoutConstraint:0x2 UIView:0xa.width == 2>"
        let columns = ConstraintLog(Array(line.utf8)).conflicts.flatMap { $0.constraints.map { $0.place.column } }
        #expect(columns == [16, 64])
    }
}
