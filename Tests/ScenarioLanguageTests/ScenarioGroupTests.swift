import DataTree
import Devices
import Diagnostics
import Testing
import YAML

@testable import ScenarioLanguage

/// Blocks that refer to each other are resolved together, and others apart.
@Suite struct ScenarioGroupTests {
    struct GroupCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// A block each.
        let blocks: [String]
        let groups: [[Int]]
    }

    static let cases = [
        GroupCase(
            testDescription: "blocks by themselves", blocks: ["id: a", "id: b", "title: C"], groups: [[0], [1], [2]]),
        GroupCase(
            testDescription: "one that uses a later one", blocks: ["{id: a, use: c}", "id: b", "id: c"],
            groups: [[0, 2], [1]]),
        GroupCase(
            testDescription: "a chain, from its end", blocks: ["id: a", "{id: b, use: a}", "{id: c, use: b}"],
            groups: [[0, 1, 2]]),
        GroupCase(
            testDescription: "what is compared, with changes and as it stands",
            blocks: ["id: a", "id: b", "{id: c, compare: [a, {use: b, title: B}]}", "id: d"], groups: [[0, 1, 2], [3]]),
        GroupCase(testDescription: "two of one id", blocks: ["id: a", "id: b", "id: a"], groups: [[0, 2], [1]]),
        GroupCase(testDescription: "a circle", blocks: ["{id: a, use: b}", "{id: b, use: a}"], groups: [[0, 1]]),
        GroupCase(
            testDescription: "what is not there, or no id",
            blocks: ["{id: a, use: z}", "{id: b, use: [a]}", "compare: a"],
            groups: [[0], [1], [2]]),
    ]

    private static func nodes(_ blocks: [String]) -> [DataNode] {
        let file = SourceFile(path: "test.yaml", text: blocks.joined(separator: "\n---\n"))
        return YAMLParser.parse(file, in: file.span.range).value
    }

    @Test(arguments: cases)
    func `a group is all that refers to each other`(_ test: GroupCase) {
        let nodes = Self.nodes(test.blocks)
        #expect(nodes.count == test.blocks.count)
        #expect(ScenarioGroup.all(of: nodes).map { $0.places } == test.groups)
    }

    @Test func `an id that is not there is compared with those of all groups`() {
        let report = ResolvedSource("id: safe-area\n---\n{id: mine, use: safe-aera}\n").report
        #expect(report.contains("did you mean 'safe-area'?"), "\(report)")
    }
}
