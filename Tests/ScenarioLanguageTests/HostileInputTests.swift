import DataTree
import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing
import YAML

/// Input that nobody means well by gets diagnostics, and soon.
@Suite struct HostileInputTests {
    @Test func `thirty thousand views are too many, and it is said once`() {
        let views = String(repeating: "      - view: {}\n", count: 30_000)
        let source = ResolvedSource("id: a\ndevice: iPhone X\nroot:\n  viewController:\n    view:\n" + views)
        #expect(source.codes == ["scenario/too-many-views"])
    }

    @Test func `thousands of levels of views are too deep`() {
        let span = SourceSpan(file: "test.json", range: 0..<0)
        var views = DataNode(.list([]), at: span)
        for _ in 0..<3000 {
            let view = DataNode(.mapping([DataNode.Entry("subviews", at: span, views)]), at: span)
            views = DataNode(.list([DataNode(.mapping([DataNode.Entry("view", at: span, view)]), at: span)]), at: span)
        }
        let root = DataNode(.mapping([DataNode.Entry("view", at: span, views)]), at: span)
        let block = DataNode(
            .mapping([
                DataNode.Entry("id", at: span, DataNode(.scalar("a", isQuoted: false), at: span)),
                DataNode.Entry("device", at: span, DataNode(.scalar("iPhone X", isQuoted: false), at: span)),
                DataNode.Entry("root", at: span, root),
            ]), at: span)
        let codes = resolveScenarios([block], catalog: .standard).diagnostics.map { $0.code.description }
        #expect(codes == ["scenario/nested-too-deeply"])
    }

    @Test func `ten thousand views are laid out`() throws {
        let views = (0..<10_000).map { "      - view: {name: v\($0), frame: [0, \($0), 10, 10]}\n" }.joined()
        let source = ResolvedSource(
            "id: a\ndevice: iPhone X\nos: 11\nroot:\n  viewController:\n    view:\n" + views
                + "expect:\n  v20.safeAreaInsets: [24, 0, 0, 0]\n  v9999.frame: [0, 9999, 10, 10]\n")
        #expect(source.report == "")
    }

    /// A controller and the views in it, one in the other, the last of which is called `leaf`.
    private func nested(_ count: Int) -> String {
        let views =
            String(repeating: "{view: {frame: fill, subviews: [", count: count - 1)
            + "{view: {name: leaf, frame: fill}}" + String(repeating: "]}}", count: count - 1)
        return "id: a\ndevice: iPhone X\nos: 11\nroot: {viewController: {view: [\(views)]}}\n"
            + "expect:\n  leaf.safeAreaInsets: [44, 0, 34, 0]\n"
    }

    @Test func `views in each other are laid out up to the limit, and one more is too deep`() {
        #expect(ResolvedSource(nested(100)).report == "")
        let tooDeep = ResolvedSource(nested(101))
        #expect(tooDeep.codes == ["scenario/nested-too-deeply"])
        #expect(tooDeep.diagnostics.first?.span.map { tooDeep.file.text(in: $0.range) } == "view")
    }

    @Test func `a hundred and fifty navigation controllers in each other exhausted the stack`() {
        let source = ResolvedSource(
            "id: a\ndevice: iPhone X\nos: 11\nroot: " + String(repeating: "{navigationController: ", count: 150)
                + "{viewController: {}}" + String(repeating: "}", count: 150))
        #expect(source.codes.contains("scenario/nested-too-deeply"))
        #expect(source.report.contains("this is nested in 20 controllers, which is the limit"))
    }

    @Test func `thousands of unknown keys are all reported`() {
        let keys = (0..<5000).map { "key\($0): 1\n" }.joined()
        #expect(ResolvedSource("id: a\ndevice: iPhone X\nroot: {viewController: {}}\n" + keys).codes.count == 5000)
    }

    @Test(arguments: ["1", "[]", "{}", "~", "text", "[{id: a}]", "id: [a]", "root: {viewController: [1, 2]}"])
    func `a block of another shape is an error, never a crash`(_ text: String) {
        let source = ResolvedSource(text)
        #expect(!source.diagnostics.isEmpty && source.scenarios.allSatisfy { $0 == nil })
    }

    /// Every value of a scenario replaced, one after the other, by values of every other shape.
    @Test func `no value of any shape in any place goes unnoticed or crashes`() {
        let file = SourceFile(path: "test.yaml", text: ResolveScenariosTests.sample)
        let tree = YAMLParser.parse(file, in: file.span.range).value[0]
        let strange: [DataNode.Content] = [
            .null, .scalar("💥", isQuoted: false), .scalar("", isQuoted: true), .scalar("-1e308", isQuoted: false),
            .list([]), .list([tree]), .mapping([]), .mapping([DataNode.Entry("💥", at: tree.span, tree)]),
        ]
        var count = 0
        for content in strange {
            for damaged in Self.replacing(tree, by: content) {
                let resolved = resolveScenarios([damaged], catalog: .standard)
                #expect(resolved.value[0] != nil || !resolved.diagnostics.isEmpty)
                count += 1
            }
        }
        #expect(count > 400)
    }

    /// The tree with each of its nodes, in turn, replaced.
    private static func replacing(_ node: DataNode, by content: DataNode.Content) -> [DataNode] {
        var results = [DataNode(content, at: node.span)]
        for (index, entry) in (node.entries ?? []).enumerated() {
            for value in replacing(entry.value, by: content) {
                var entries = node.entries ?? []
                entries[index].value = value
                results.append(DataNode(.mapping(entries), at: node.span))
            }
        }
        for (index, item) in (node.items ?? []).enumerated() {
            for value in replacing(item, by: content) {
                var items = node.items ?? []
                items[index] = value
                results.append(DataNode(.list(items), at: node.span))
            }
        }
        return results
    }

    @Test func `carriage returns and a byte order mark change nothing`() {
        let windows = ResolveScenariosTests.sample.split(separator: "\n", omittingEmptySubsequences: false).joined(
            separator: "\r\n")
        #expect(ResolvedSource(windows).report == "")
    }
}
