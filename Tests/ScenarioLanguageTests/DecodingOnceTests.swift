import DataTree
import Devices
import Diagnostics
import LayoutEngine
import Testing
import YAML

@testable import ScenarioLanguage

/// A tree is decoded once, whatever its variants and phases; setting a value decodes only the views and controllers around it
/// once more.
@Suite struct DecodingOnceTests {
    /// Two containers, a controller, and a table beside a label: five views and controllers besides the root view.
    private static let bars = """
        id: bars
        device: iPhone X
        os: 11
        root:
          tabBarController:
            navigationController:
              viewController:
                view:
                  - tableView: {name: table, frame: fill, rows: 3}
                  - label: {name: title, frame: [0, 0, 10, 10]}

        """

    /// The tree of a block as it is decoded first.
    private func decoded(_ text: String) throws -> DecodedTree {
        let file = SourceFile(path: "test.yaml", text: text)
        var problems: [Diagnostic] = []
        let block = ScenarioBlockBuilder(
            block: YAMLParser.parse(file, in: file.span.range).value[0], base: nil, catalog: .standard
        ).build(into: &problems)
        #expect(problems.isEmpty)
        return try #require(block.decoded)
    }

    private func settings(_ values: KeyValuePairs<String, String>) -> [PathSetting] {
        let span = SourceSpan(file: "test.yaml", range: 0..<0)
        return values.map {
            PathSetting(path: $0.key, span: span, value: DataNode(.scalar($0.value, isQuoted: false), at: span))
        }
    }

    @Test func `each view and controller is decoded once`() throws {
        #expect(try decoded(Self.bars).context.decodedPartCount == 5)
        let one = "id: a\ndevice: iPhone X\nroot: {viewController: {view: [{tableView: {frame: fill, rows: 3}}]}}"
        #expect(try decoded(one).context.decodedPartCount == 2)
    }

    @Test func `what is set around the app decodes none of them again`() throws {
        let tree = try decoded(Self.bars)
        let result = tree.setting(settings(["os": "12", "orientation": "landscape"]))
        #expect(result.diagnostics.isEmpty && result.value.set.count == 2)
        #expect(result.value.decoded.context.decodedPartCount == 5)
        #expect(result.value.decoded.environment.orientation == .landscapeRight)
        #expect(result.value.decoded.environment.os?.value == OSVersion(12))
        #expect("\(result.value.decoded.root as Any)" == "\(tree.root as Any)")
    }

    @Test(arguments: [
        ("nav.isNavigationBarHidden", 2), ("vc.prefersStatusBarHidden", 3), ("table.rows", 4), ("view.isHidden", 3),
    ])
    func `what is set in the app decodes what it lies in again`(_ path: String, _ count: Int) throws {
        let tree = try decoded(Self.bars)
        let result = tree.setting(settings([path: path == "table.rows" ? "7" : "true"]), at: .viewWillAppear)
        #expect(result.diagnostics.isEmpty)
        #expect(result.value.decoded.context.decodedPartCount == 5 + count)
        #expect("\(result.value.decoded.root as Any)" != "\(tree.root as Any)")
    }

    /// Setting a value and decoding the tree so written give the same.
    @Test(arguments: [
        ["os": "10"], ["nav.navigationBar.isTranslucent": "false"], ["table.rowHeight": "60", "vc.isPushed": "true"],
        ["view.isHidden": "true", "title.frame.width": "77"], ["title.frame": "fill"], ["os": "~"],
    ])
    func `a tree in which values are set is decoded as one in which they are written`(_ values: [String: String]) throws
    {
        let tree = try decoded(Self.bars)
        let result = tree.setting(
            values.sorted { $0.key < $1.key }.flatMap { path, text in
                settings([path: text]).map {
                    text == "~" ? PathSetting(path: path, span: $0.span, value: DataNode(.null, at: $0.span)) : $0
                }
            })
        #expect(result.diagnostics.isEmpty && result.value.set.count == values.count)
        let whole = ScenarioBlockBuilder(block: result.value.decoded.tree, base: nil, catalog: .standard)
        var problems: [Diagnostic] = []
        let anew = try #require(whole.build(into: &problems).decoded)
        #expect("\(result.value.decoded.root as Any)" == "\(anew.root as Any)")
        #expect("\(result.value.decoded.environment)" == "\(anew.environment)")
        #expect(result.value.decoded.elements.map { $0.name } == anew.elements.map { $0.name })
    }

    /// A value set on a list of views turns it into a mapping; what is set in its views later finds them still.
    @Test func `a view of a list is found after its root view was given a property`() throws {
        let set = try decoded(Self.bars).setting(settings(["view.isHidden": "true"])).value.decoded
        let result = set.setting(settings(["title.frame.width": "77"]))
        #expect(result.diagnostics.isEmpty)
        #expect("\(result.value.decoded.root as Any)".contains("77"))
    }

    @Test func `a scenario that uses another one takes over what that one decoded`() throws {
        let text = Self.bars + "---\nid: b\nuse: bars\nwith: {table.rowHeight: 60}\n"
        let file = SourceFile(path: "test.yaml", text: text)
        let blocks = YAMLParser.parse(file, in: file.span.range).value
        var problems: [Diagnostic] = []
        let base = ScenarioBlockBuilder(block: blocks[0], base: nil, catalog: .standard).build(into: &problems)
        let user = ScenarioBlockBuilder(block: blocks[1], base: base, catalog: .standard).build(into: &problems)
        #expect(problems.isEmpty)
        #expect(user.decoded?.context.decodedPartCount == 5 + 4)
    }
}
