import Foundation
import Search

/// The site's own script, which Node runs over the files of an index.
enum SearchScript {
    struct Question: Encodable {
        let text: String
        /// The languages to search, and those to search when they have nothing.
        let languages: [String]
        let others: [String]
        /// Whether the answer is what has the number, not where the words stand.
        var isNumber = false
    }

    /// A section that was found.
    struct Answer: Decodable, Hashable {
        let language: String
        let path: String
        let anchor: String

        /// As an address: "tables.html#jumps".
        var place: String { anchor.isEmpty ? path : path + "#" + anchor }
    }

    struct NodeFailed: Error {
        let reason: String
    }

    static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The sections that each question finds, best first. The index of every language stands under its name.
    static func answers(to questions: [Question], in indexes: [String: SearchIndex]) throws -> [[Answer]] {
        try run(questions, indexes)
    }

    /// What has a number, as "44 Status bar: iPhone X, iPhone XS".
    static func numbers(for text: String, in pages: [SearchPage]) throws -> [String] {
        let index = SearchIndex(of: pages, folding: SearchFolding())
        let answers: [[String]] = try run(
            [Question(text: text, languages: ["en"], others: [], isNumber: true)], ["en": index])
        return answers[0]
    }

    /// The answers of the script, decoded.
    private static func run<Found: Decodable>(
        _ questions: [Question], _ indexes: [String: SearchIndex]
    ) throws -> [Found] {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("search-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        for (language, index) in indexes {
            for file in index.files(language: language) {
                try Data(file.bytes).write(to: folder.appendingPathComponent(file.path))
            }
        }
        let asked = folder.appendingPathComponent("questions.json")
        try JSONEncoder().encode(questions).write(to: asked)
        let output = folder.appendingPathComponent("answers.json")
        try Data().write(to: output)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "node", project.appendingPathComponent("Tests/SearchTests/ask.js").path,
            project.appendingPathComponent("templates/assets/search.js").path, folder.path, asked.path,
        ]
        process.standardOutput = try FileHandle(forWritingTo: output)
        try process.run()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else {
            throw NodeFailed(reason: "node ended with \(process.terminationStatus); it is the Debian package nodejs")
        }
        return try JSONDecoder().decode([Found].self, from: Data(contentsOf: output))
    }

    /// The places that each query finds among the pages of one language.
    static func places(
        foundBy queries: [String], in pages: [SearchPage], _ folding: SearchFolding = SearchFolding(),
        words: SearchWords = SearchWords()
    ) throws -> [[String]] {
        let questions = queries.map { Question(text: $0, languages: ["en"], others: []) }
        let index = SearchIndex(of: pages, folding: folding, words: words)
        return try answers(to: questions, in: ["en": index]).map { $0.map { $0.place } }
    }
}

extension SearchIndex {
    /// The index of pages as they are.
    init(of pages: [SearchPage], folding: SearchFolding, words: SearchWords = SearchWords()) {
        self.init(pages.map { SearchPage.Prepared($0, folding: folding) }, folding: folding, words: words)
    }

    func files(language: String) -> [SearchFile] { (0..<fileCount).map { file($0, language: language) } }
}

extension HeadingRanks {
    /// The headings of pages as they are.
    init(of pages: [SearchPage], folding: SearchFolding) {
        self.init(pages.map { SearchPage.Prepared($0, folding: folding) }, folding: folding)
    }
}
