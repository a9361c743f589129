import LayoutEngine
import ScenarioLanguage
import Testing

/// Which constraint of a contradiction is left out: systems of openuikit's breakprobe, with what UIKit of iOS 26.1 broke on a simulator,
/// in every order of their lines. `v` and `w` lie in a view of 300 × 300, `u` in `v`.
@Suite struct BrokenConstraintTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let constraints: [String]
        let broken: String
    }

    static let cases = [
        Case(
            testDescription: "F1width: of two widths the larger", constraints: ["v.width == 100", "v.width == 200"],
            broken: "v.width == 200"),
        Case(
            testDescription: "F2tri: a constant width before edges",
            constraints: ["v.leading == box.leading + 10", "v.trailing == box.leading + 110", "v.width == 50"],
            broken: "v.width == 50"),
        Case(
            testDescription: "F3center: a centre before edges",
            constraints: [
                "v.trailing == box.trailing", "v.leading == box.leading + 30", "v.centerX == box.centerX",
            ], broken: "v.centerX == box.centerX"),
        Case(
            testDescription: "F4ineq: an inequality before an equation",
            constraints: ["v.width == 100", "v.width <= 50"], broken: "v.width <= 50"),
        Case(
            testDescription: "F4ineq: at most before at least", constraints: ["v.width <= 50", "v.width >= 80"],
            broken: "v.width <= 50"),
        Case(
            testDescription: "V1sib: the width of the later sibling",
            constraints: ["v.width == 60", "w.width == 60", "v.width == w.width + 10"], broken: "w.width == 60"),
        Case(
            testDescription: "V2nest: the width of the inner view",
            constraints: ["u.width == 100", "u.width == v.width", "v.width == 200"], broken: "u.width == 100"),
        Case(
            testDescription: "V4tie: of two leading edges the larger constant",
            constraints: ["v.leading == box.leading + 10", "v.leading == box.leading + 20"],
            broken: "v.leading == box.leading + 20"),
        Case(
            testDescription: "V4tie: of two edges above the nearer one",
            constraints: ["v.leading == box.leading - 10", "v.leading == box.leading - 20"],
            broken: "v.leading == box.leading - 10"),
        Case(
            testDescription: "V4tie: a constant width before a share of another one",
            constraints: ["v.width == box.width * 0.5", "v.width == 100"], broken: "v.width == 100"),
        Case(
            testDescription: "V5rlw: a constant width before both edges",
            constraints: ["v.trailing == box.trailing", "v.leading == box.leading + 30", "v.width == 200"],
            broken: "v.width == 200"),
    ]

    private func text(_ constraints: [String]) -> String {
        """
        id: a
        device: iPhone 15
        os: 26
        root:
          viewController:
            view:
              - view:
                  name: box
                  frame: [0, 0, 300, 300]
                  constraints: [\(constraints.joined(separator: ", "))]
                  subviews:
                    - view: {name: v, subviews: [{view: {name: u}}]}
                    - view: {name: w}
        """
    }

    @Test(arguments: cases)
    func `the constraint is left out that UIKit broke`(_ test: Case) throws {
        for lines in [test.constraints, test.constraints.reversed()] {
            let source = ResolvedSource(text(lines), checksClaims: false)
            let conflicts = try source.settled().constraints.conflicts
            #expect(conflicts.map { $0.members[$0.victim].text } == [test.broken], "\(conflicts)")
        }
    }
}
