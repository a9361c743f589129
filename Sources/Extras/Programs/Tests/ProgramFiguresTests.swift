import Content
import DataTree
import Foundation
import Handbook
import Languages
import Pages
import Testing

@testable import Build
@testable import Content
@testable import Diagnostics

@Suite struct ProgramFiguresTests {
    /// Answers how often it has run, which it counts in a file beside the content folder.
    private static let counting = """
        #!/bin/sh
        echo run >> ../runs
        runs=$(wc -l < ../runs)
        echo "{\\"values\\": {\\"runs\\": $((runs)), \\"year\\": {\\"value\\": \\"MMXXVI\\", \\"reason\\": \\"in Roman numerals\\"}}}"

        """

    private static let quoting = ["b.md": "# Quoting\n\nIt ran {{sales: runs}} times in {{sales: year}}."]

    @Test func `values of a program are quoted, explained and listed`() async throws {
        let site = try ProgramSite(Self.counting, files: Self.quoting)
        await site.build()
        #expect(site.diagnostics == "")
        #expect(site.page("b.html").contains("<data value=\"1\"><a href=\"a.html#figure-sales\">1</a></data>"))
        #expect(site.page("b.html").contains("<a href=\"a.html#figure-sales-year\">MMXXVI</a>"))
        #expect(site.page("a.html").contains("id=\"figure-sales-year\""))
        #expect(site.page("a.html").contains("in Roman numerals"))
    }

    @Test func `an answer is kept until something that goes in changes`() async throws {
        let site = try ProgramSite(
            Self.counting,
            files: ["data/x.csv": "1", "site.yaml": ProgramSite.settings + "    inputs: data/*.csv\n"].merging(
                Self.quoting
            ) { $1 })
        func runs() -> String? { site.page("b.html").firstMatch(of: /<data value="(\d+)">/).map { String($0.1) } }
        await site.build(isKept: true)
        #expect(runs() == "1")
        try site.write("c.md", "# Another note\n")
        await site.build(isKept: true)
        #expect(runs() == "1")
        try site.write("data/x.csv", "2")
        await site.build(isKept: true)
        #expect(runs() == "2")
        try site.write("a.md", ProgramSite.note.replacing("2026", with: "2027"))
        await site.build(isKept: true)
        #expect(runs() == "3")
        try site.write("chart", Self.counting + "# changed\n", isExecutable: true)
        await site.build(isKept: true)
        #expect(runs() == "4")
    }

    @Test func `untrusted notes run nothing, which a warning says`() async throws {
        let other = "# More\n\n```chart\nid: more\n```\n\n{{sales: runs}}"
        let site = try ProgramSite(Self.counting, files: ["b.md": other])
        await site.build(isUntrusted: true)
        #expect(
            site.diagnostics.hasPrefix(
                "content/site.yaml:5:5: warning: '--untrusted' ignores 'figures.chart.command', which can run programs, "
                    + "read or publish other files, or hide problems [settings/ignored]\n"))
        #expect(!site.exists("runs"))
    }

    @Test func `a program and what it wrote are no part of the site, its inputs are`() async throws {
        let site = try ProgramSite(
            Self.counting, files: ["x.csv": "1", "site.yaml": ProgramSite.settings + "    inputs: x.csv\n"])
        await site.build()
        #expect(!site.exists("Site/files/chart"))
        #expect(site.exists("Site/files/x.csv"))
    }

    @Test(arguments: [
        ("expect: {runs: 2}", "content/a.md:5:16: error: 'runs' of 'sales' is '1', not '2' [figure/failed-claim]\n"),
        ("expect: {runs: 1, year: MMXXVI}", ""),
        ("expect: {run: 1}", "content/a.md:5:15: error: the figure 'sales' has no value 'run'; it has 'runs', 'year' "),
        (
            "expect: 3",
            "content/a.md:5:9: error: in the 'chart' block, 'expect' takes a mapping of values, such as {total: 42}, "
                + "not '3' "
        ),
        (
            "title: {fr: Ventes}",
            "content/a.md:5:13: error: in the 'chart' block, 'title' takes text, or a mapping with text for each of "
                + "'en', not 'Ventes' "
        ),
        ("id: other", "content/a.md:5:1: error: "),
    ])
    func `claims and texts of a block are checked`(_ line: String, _ message: String) async throws {
        let site = try ProgramSite(
            Self.counting, files: ["a.md": ProgramSite.note.replacing("year: 2026", with: line)])
        await site.build()
        #expect(message.isEmpty ? site.diagnostics == "" : site.diagnostics.hasPrefix(message), "\(site.diagnostics)")
        #expect(site.diagnostics.split(separator: "\n").count <= 1, "\(site.diagnostics)")
    }

    @Test(arguments: [
        ("{{sales: rns}}", "the figure 'sales' has no value 'rns'; it has 'runs', 'year' [figure/unknown-value]"),
        (
            "{{sales at night: runs}}",
            "the values of 'sales' do not depend on the phase; write 'sales: runs' between the braces"
        ),
        ("{{sale: runs.all}}", "there is no scenario 'sale' to take a value from [site/unknown-quoted-scenario]"),
        ("```chart\nuse: sale\n```", "there is no 'chart' block with the id 'sale' [figure/unknown-use]"),
        ("```chart\nyear: 1\n```", "the 'chart' block has no 'id'"),
        ("```chart\nid: sales\nyear: 1\n```", "another figure already has the id 'sales'"),
        ("```chart\n```", "the 'chart' fence is empty; it needs at least 'id'"),
        ("- ```chart\n  id: b\n  ```", "a figure inside a list, a quotation or a footnote is not shown"),
    ])
    func `what another note says of a figure is checked`(_ text: String, _ message: String) async throws {
        let site = try ProgramSite(Self.counting, files: ["b.md": "# B\n\n" + text + "\n"])
        await site.build()
        #expect(site.diagnostics.hasPrefix("content/b.md:"), "\(site.diagnostics)")
        #expect(site.diagnostics.contains(message), "\(site.diagnostics)")
        #expect(site.diagnostics.split(separator: "\n").count == 1, "\(site.diagnostics)")
    }

    @Test func `another note shows a figure by its id`() async throws {
        let site = try ProgramSite(Self.counting, files: ["b.md": "# B\n\n```chart\nuse: sales\n```\n"])
        await site.build()
        #expect(site.diagnostics == "")
        #expect(site.page("b.html").contains("id=\"figure-sales\""))
    }

    @Test func `the example of the handbook is a site without a problem`() async throws {
        let group = NoteHandbook.standard.groups.first { $0.name == "programs" }
        func piece(_ name: String) -> String {
            group?.examples.first { $0.source.path == name + ".md" }?.source.text ?? ""
        }
        let site = try ProgramSite(
            nil,
            files: [
                "site.yaml": "title: Notes\nlanguages: [en, zh-Hans]\n" + piece("settings") + "\n",
                "data/sales.csv": piece("data"), "a.md": "",
                "a.en.md": "# Sales\n\n\(piece("block"))\n\n\(piece("quote"))\n",
                "a.zh-Hans.md": "# 销售\n\n```chart\nuse: sales\n```\n\n共 {{sales: total}} 件。\n",
            ])
        try site.write("chart.py", piece("program"), isExecutable: true)
        await site.build()
        #expect(site.diagnostics == "")
        #expect(site.page("en/a.html").contains("<a href=\"#figure-sales-total\">75</a>"))
        #expect(site.page("en/a.html").contains("the longest is Mar"))
        #expect(site.page("zh-Hans/a.html").contains("3 个月之和"))
        #expect(site.page("figures/sales.zh-Hans.svg").contains("<rect"))
    }

    // MARK: - A third provider

    /// Answers how many keys a block has.
    private static let keyCounter = BlockProvider(fences: ["keys"]) { block, languages in
        var figure = ProvidedFigure()
        figure.title = LocalizedText(languages.map { ($0, "Keys in \($0.tag)") })
        figure.values = [FigureValue(path: "count", content: .number(Double(block.data.entries?.count ?? 0)))]
        return Diagnosed(figure)
    }

    @Test func `a provider in Swift needs a page of code`() async throws {
        let note = "# Keys\n\n```keys\nid: mine\na: 1\nexpect: {count: 3}\n```\n\nThey are {{mine: count}}.\n"
        let site = try ProgramSite(nil, files: ["a.md": note, "site.yaml": "title: Notes\nlanguages: [en]\n"])
        await site.build(providers: [Self.keyCounter])
        #expect(site.diagnostics == "")
        #expect(site.page("a.html").contains("Keys in en"))
        #expect(site.page("a.html").contains("They are <data value=\"3\">"))
    }
}
