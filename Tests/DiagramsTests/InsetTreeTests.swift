import Drawing
import Geometry
import LayoutEngine
import ScenarioLanguage
import TestSupport
import Testing

@testable import Diagrams

/// What trees say about the way of insets.
struct InsetTreeTests {
    @Test(arguments: Samples.trees.map { $0.name })
    func `the parts of every step add up to its change`(name: String) throws {
        for sample in try Samples.all() where sample.id.hasPrefix(name) {
            let tree = InsetTree(sample.result.settled, ShownTree(root: sample.variant.app.initial), asked: [])
            for row in tree.rows {
                for step in row.steps {
                    let sum = step.parts.reduce(0) { $0 + $1.amount }
                    let before = tree.inset(above: row, step.edge)
                    let after = row.insets[step.edge]?.value ?? 0
                    #expect(NumberText.areEqual(before + sum, after), "\(sample.id) \(row.name) \(step.edge)")
                }
            }
        }
    }

    @Test(arguments: Samples.trees.map { $0.name })
    func `every tree can be read in both languages`(name: String) throws {
        for sample in try Samples.all() where sample.id.hasPrefix(name) {
            let tree = InsetTree(sample.result.settled, ShownTree(root: sample.variant.app.initial), asked: [])
            for language in ["en", "zh-Hans"] {
                let style = PictureStyle(words: standardWords(language), measuring: SquareGlyphs())
                let panel = TreePicture(tree: tree, environment: sample.result.environment, style: style).panel
                let problems = SceneLint.problems(
                    in: PictureFrame.scene(around: panel, title: "", style), for: [.wide])
                #expect(problems.isEmpty, "\(sample.id): \(problems.map { $0.description })")
            }
        }
    }

    private static func tree(_ view: String, asking: [Property] = []) throws -> InsetTree {
        tree(try sample(view), asking: asking)
    }

    private static func tree(_ sample: Sample, asking: [Property] = []) -> InsetTree {
        InsetTree(sample.result.settled, ShownTree(root: sample.variant.app.initial), asked: asking)
    }

    private static func sample(_ view: String) throws -> Sample {
        try Sample(
            yaml: """
                id: sample
                device: iPhone X
                os: 11
                root:
                  navigationController:
                    viewController:
                      view:
                        - \(view)
                """)
    }

    @Test func `rows follow the views, bars before what they inset`() throws {
        let tree = try Self.tree("tableView: {name: table, frame: fill}")
        #expect(
            tree.rows.map { "\($0.depth) \($0.name) \($0.className)" } == [
                "0 window UIWindow", "1 nav UINavigationController", "2 nav.view UIView",
                "3 navigationBar UINavigationBar", "3 vc UIViewController", "4 view UIView", "5 table UITableView",
                "6 .adjustedContentInset ",
            ])
    }

    @Test func `an inset that ends before a view is out of its reach`() throws {
        let tree = try Self.tree("view: {name: box, frame: [0, 100, 100, 100]}")
        let box = try #require(tree.rows.first { $0.name == "box" })
        #expect(box.steps.map { $0.parts } == [[.outOfReach(-88)], [.outOfReach(-34)]])
        #expect(
            TreeText(tree: tree, words: standardWords("en")).text.whole.hasSuffix(
                "box: top 0, left 0, bottom 0, right 0 (−88 does not reach this view; −34 does not reach this view)."))
    }

    @Test func `other inherited insets are shown when they are claimed`() throws {
        #expect(try Self.tree("view: {name: box}", asking: [.frame, .layoutMargins]).property == .layoutMargins)
        #expect(try Self.tree("view: {name: box}", asking: [.frame]).property == .safeAreaInsets)
    }

    @Test func `a dozen levels fit a page`() throws {
        let deep = (0..<7).reversed().reduce("view: {name: v7, frame: fill}") { inner, level in
            "view: {name: v\(level), frame: [5, 5, \(340 - 10 * level), \(700 - 10 * level)], subviews: [{\(inner)}]}"
        }
        let sample = try Self.sample(deep)
        let tree = Self.tree(sample)
        #expect(tree.rows.map { $0.depth }.max() == 12)
        let panel = TreePicture(tree: tree, environment: sample.result.environment, style: .squares).panel
        let size = PictureFrame.scene(around: panel, title: "", .squares).size
        #expect(size.width < 760 && size.height < 900)
    }
}

extension InsetTree {
    /// The inset of the nearest row above that has insets; 0 where there is none.
    fileprivate func inset(above row: TreeNode, _ edge: Edge) -> Double {
        var next = row.parent
        while let index = next {
            if !rows[index].insets.isEmpty { return rows[index].insets[edge]?.value ?? 0 }
            next = rows[index].parent
        }
        return 0
    }
}

extension InsetStep.Part {
    /// With its sign.
    fileprivate var amount: Double {
        switch self {
        case .term(let term): term.value
        case .outOfReach(let value), .total(let value): value
        }
    }
}
