import DataTree
import Diagnostics
import ScenarioLanguage
import Testing
import YAML

@Suite struct ScenarioTextTests {
    private func read(_ text: String) -> DataNode? {
        let file = SourceFile(path: "test.yaml", text: text)
        let parsed = YAMLParser.parse(file, in: file.span.range)
        return parsed.diagnostics.isEmpty ? parsed.value.first : nil
    }

    static let texts: [String] = [
        "id: a\nos: 11.10\n", "a: '11'\nb: \"true\"\nc: 'null'\nd: '~'\n", "a: {b: {c: {d: [1, {e: 2}]}}}\n",
        "view:\n- tableView: {name: t, frame: fill}\n- view: {name: v}\n", "a: []\nb: {}\nc:\nd: ''\n",
        "a: 'x: y'\nb: 'x #y'\nc: '- x'\nd: '-1'\ne: -1\nf: '[a'\ng: 'a, b'\nh: ' a '\n",
        "title: {en: 'It''s \"quoted\"', zh-Hans: 导航栏：高 44，“引号”}\n", "text: |\n  two\n  lines\n",
        "'a: b': 1\n'where os < 26': {x: [1, 2]}\n", "a: \"\\t\\u2028\\\\\"\n",
        "a: '?'\nb: '*x'\nc: '&y'\nd: '!z'\n",
        "long: [[100, 200, 300], [100, 200, 300], [100, 200, 300], [100, 200, 300], [100, 200, 300], {a: 1, b: 2}]\n",
        "a: 'x:'\nb: x:y\nc: http://a.b/c#d\n", "l:\n- - 1\n  - - 2\n    - 3\n- {a: {b: {c: 1}}}\n",
    ]

    @Test(arguments: texts)
    func `a tree that is written and read again is the same`(_ text: String) throws {
        let tree = try #require(read(text))
        let written = ScenarioText.yaml(tree)
        let again = try #require(read(written), "\(written)")
        #expect(again.encoding == tree.encoding, "\(written)")
        #expect(ScenarioText.yaml(again) == written)
    }

    @Test func `a scenario is written as people write it`() throws {
        let text = """
            device: iPhone X
            os: 11
            root:
              tabBarController:
                navigationController:
                  viewController:
                    view:
                      - tableView: {name: table, frame: fill, rows: 30}
            expect:
              table.adjustedContentInset: [88, 0, 83, 0]
              "at viewDidLoad": {table.contentInset: [0, 0, 0, 0]}

            """
        let written = ScenarioText.yaml(try #require(read(text)))
        #expect(written.contains("    navigationController:\n"))
        #expect(written.contains("- tableView: {name: table, frame: fill, rows: 30}\n"))
    }
}
