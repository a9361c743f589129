import DataTree
import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing
import YAML

/// Screens built by adding, moving and taking away.
@Suite struct OutlineTests {
    private func scenario(_ text: String) throws -> EditableScenario {
        let file = SourceFile(path: "test.yaml", text: text)
        let block = try #require(YAMLParser.parse(file, in: file.span.range).value.first)
        return EditableScenario.decoded(block, in: .standard).value
    }

    /// The outline in one line: depth, class and name of each item.
    private func summary(_ outline: Outline) -> String {
        outline.items.map { "\($0.depth) \($0.className) \($0.name ?? "–")" }.joined(separator: ", ")
    }

    private static let list = """
        device: iPhone X
        os: 11
        root:
          tabBarController:
            navigationController:
              viewController:
                view:
                  - tableView: {name: table, frame: fill, rows: 30}
                  - stackView:
                      name: buttons
                      frame: [0, 0, 100, 40]
                      subviews:
                        - label: {name: title, intrinsicContentSize: [50, 20]}

        """

    @Test func `the outline has every controller and view`() throws {
        #expect(
            summary(try scenario(Self.list).outline)
                == "0 tabBarController tab, 1 navigationController nav, 2 viewController vc, 3 view view, "
                + "4 tableView table, 4 stackView buttons, 5 label title")
    }

    @Test func `a column, a child controller and a root view of another class are in it`() throws {
        let text = """
            device: iPad Pro 11-inch (4th generation)
            os: 18
            root:
              splitViewController:
                primary: {navigationController: {tableViewController: {}}}
                viewController:
                  view:
                    scrollView:
                      name: scroll
                      subviews:
                        - viewController: {name: child, frame: [0, 0, 100, 100], view: [{view: {name: box, frame: fill}}]}

            """
        let shown = summary(try scenario(text).outline)
        #expect(
            shown
                == "0 splitViewController split, 1 navigationController –, 2 tableViewController –, "
                + "3 tableView –, 1 viewController vc, 2 scrollView scroll, 3 viewController child, 4 view child.view, 5 view box"
        )
    }

    static let edits: [(edit: Outline.Edit, item: Int?, after: String)] = [
        (.add("label"), 3, "4 tableView table, 4 stackView buttons, 5 label title, 4 label label"),
        (.add("view"), 5, "4 tableView table, 4 stackView buttons, 5 label title, 5 view box"),
        (.remove, 4, "4 stackView buttons, 5 label title"),
        (.moveUp, 5, "4 stackView buttons, 5 label title, 4 tableView table"),
        (.moveDown, 4, "4 stackView buttons, 5 label title, 4 tableView table"),
    ]

    @Test(arguments: edits) func `an item is edited`(_ edit: Outline.Edit, _ item: Int?, _ after: String) throws {
        let before = try scenario(Self.list)
        let tree = try #require(before.outline.tree(edit, at: item))
        let edited = EditableScenario.decoded(tree, in: .standard)
        #expect(edited.diagnostics.map { $0.message } == [])
        #expect(summary(edited.value.outline).hasSuffix(", 3 view view, " + after))
    }

    @Test func `a controller is put in a container and taken out of it`() throws {
        let before = try scenario(Self.list)
        let put = EditableScenario.decoded(
            try #require(before.outline.tree(.putIn("navigationController"), at: 0)), in: .standard
        ).value
        #expect(
            put.outline.items.prefix(3).map { $0.className } == [
                "navigationController", "tabBarController", "navigationController",
            ])
        let taken = try #require(put.outline.tree(.remove, at: 0))
        #expect(taken.encoding == before.tree.encoding)
    }

    @Test func `constraints are set a line each, and taken away`() throws {
        let before = try scenario(Self.list)
        let lines = ["title.leading == superview.leading + 8 @ 750", "title.width >= 44"]
        let set = EditableScenario.decoded(try #require(before.outline.tree(.constrain(lines), at: 3)), in: .standard)
            .value
        #expect(set.outline.items[3].constraints == lines)
        let none = try #require(set.outline.tree(.constrain([]), at: 3))
        #expect(EditableScenario.decoded(none, in: .standard).value.outline.items[3].constraints == [])
    }

    @Test(arguments: ["iPhone 16\nos: 18\n", "iPhone Duo (inner display)\nos: 27.1\n"])
    func `a screen grows from nothing to one with every class of view`(_ device: String) throws {
        var scenario = try scenario("device: " + device)
        #expect(scenario.outline.items.isEmpty)
        func take(_ edit: Outline.Edit, _ item: Int?) throws {
            let decoded = EditableScenario.decoded(try #require(scenario.outline.tree(edit, at: item)), in: .standard)
            #expect(decoded.diagnostics.map { $0.message } == [])
            scenario = decoded.value
        }
        try take(.add("navigationController"), nil)
        let root = scenario.outline.items.count - 1
        for name in scenario.outline.items[root].addable { try take(.add(name), root) }
        #expect(scenario.scenario != nil)
        for name in scenario.outline.items[root].addable { try take(.add(name), root) }
        let names = scenario.outline.items.compactMap { $0.name }
        #expect(Set(names).count == names.count)
    }

    @Test func `what an item does not allow changes nothing`() throws {
        let outline = try scenario(Self.list).outline
        let refused: [(Outline.Edit, Int?)] = [
            (.remove, 3), (.moveUp, 4), (.moveDown, 5), (.add("nonsense"), 3), (.add("label"), 0), (.putIn("label"), 0),
            (.constrain(["a"]), 0), (.remove, 99), (.add("viewController"), nil), (.remove, nil),
        ]
        for (edit, item) in refused { #expect(outline.tree(edit, at: item) == nil) }
    }
}
