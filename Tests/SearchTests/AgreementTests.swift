import ChineseConversion
import Foundation
import Search
import Testing

/// Asks the site's script and the tool the same questions about the project's own notes.
@Suite struct AgreementTests {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    private static let hasNode = FileManager.default.isExecutableFile(atPath: "/usr/bin/node")

    @Test(.enabled(if: hasNode, "the Debian package nodejs is not installed"), arguments: ["en", "zh-Hans"])
    func `the script ranks as the tool does`(_ language: String) throws {
        let pages = try Self.notes(in: language)
        let index = SearchIndex(
            pages,
            folding: SearchFolding(traditional: TraditionalCharacters.pairs.map { ($0.traditional, $0.simplified) }))
        let headings = pages.flatMap { $0.sections.map { $0.title } }
        let behindTitles = pages.compactMap { page in page.sections.last.map { page.sections[0].title + " " + $0.title }
        }
        let queries = headings + behindTitles + Self.questions
        let answers = try Self.askScript(queries, index.files(language: language), language: language)
        #expect(queries.count > 50)
        for (query, answer) in zip(queries, answers) {
            let expected = index.search(query).map { hit in
                "\(hit.page) \(hit.score): " + hit.sections.map { "\($0.index)=\($0.score)" }.joined(separator: " ")
            }
            #expect(answer == expected, "\(query)")
        }
    }

    /// Words that take each path: prefixes, parts, endings, both widths and scripts, and questions.
    private static let questions = [
        "s", "in", "inset", "insets", "contentinset", "safeAreaInsets", "UITableView", "tableview", "44", "iOS 11",
        "x", "scrolling views", "bodies", "classes", "hopping", "ｉＰｈｏｎｅ", "安", "安全區", "導航欄", "内边距 insets",
        "为什么表格低了 64 点", "why is my table 64 points too low", "键盘弹出后内容被遮住", "é", "𠮷", "zzzz", "鑫", "the the",
        "a b c d e f g h i j", "ios11", "iPhone14Pro", "11", "hierarchies", "hierarchy", "entries", "applied", "ties",
        "any",
        "安全区11", "iOS安全区",
    ]

    /// The notes of the project, each heading with the lines below it.
    private static func notes(in language: String) throws -> [SearchPage] {
        let folder = project.appendingPathComponent("content").path
        let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
        return try names.filter { $0.hasSuffix(".\(language).md") }.map { name in
            let text = try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
            let parts = text.split(separator: "\n#").map { part in
                part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
            }
            return SearchPage(
                path: name,
                sections: parts.enumerated().map { place, part in
                    // As if each fourth were an entry of a reference.
                    .init(
                        anchor: "", title: part[0], text: part.count > 1 ? part[1] : "",
                        isEntry: place % 4 == 3)
                })
        }
    }

    private static func askScript(
        _ queries: [String], _ files: [SearchFile], language: String
    ) throws -> [[String]] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("search-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for file in files { try Data(file.text.utf8).write(to: folder.appendingPathComponent(file.path)) }
        let questions = folder.appendingPathComponent("questions.json")
        try JSONEncoder().encode(queries).write(to: questions)
        let answers = folder.appendingPathComponent("answers.json")
        try Data().write(to: answers)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/node")
        process.arguments = [
            project.appendingPathComponent("Tests/SearchTests/ask.js").path,
            project.appendingPathComponent("templates/assets/search.js").path, folder.path, language, questions.path,
        ]
        process.standardOutput = try FileHandle(forWritingTo: answers)
        try process.run()
        process.waitUntilExit()
        return try JSONDecoder().decode([[String]].self, from: Data(contentsOf: answers))
    }
}
