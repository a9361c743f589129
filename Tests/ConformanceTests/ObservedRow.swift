import DataTree
import Foundation

/// A row of the observations and of the seed notes, and where it went.
struct ObservedRow: Sendable {
    let id: String
    /// Who published it: rows of one source may share its mistakes.
    let source: String
    let fixtures: [Fixture]
    let disagreements: [Disagreement]
    /// Why nothing in the language says it.
    let reasons: [String]

    /// All known rows in the order of observations.txt.
    static let all: [ObservedRow] = listed.map { id, source in
        ObservedRow(
            id: id, source: source, fixtures: Fixture.all.filter { $0.sources.contains(id) },
            disagreements: Disagreement.all.filter { $0.ours.sources.contains(id) },
            reasons: unexpressed.filter { $0.id == id }.map { $0.reason })
    }

    /// The ids.
    static let known: [String] = listed.map { $0.id }

    /// The source of each row by its id.
    static let sources: [String: String] = Dictionary(listed.map { ($0.id, $0.source) }) { first, _ in first }

    /// One a line: the id, and behind a tab the source.
    private static let listed: [(id: String, source: String)] = {
        let file = FixtureFile.folder.appending(path: "observations.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { line in
            let parts = line.split(separator: "\t").map { String($0) }
            return (parts[0], parts.count > 1 ? parts[1] : "")
        }
    }()

    static let unexpressed: [(id: String, reason: String)] =
        (FixtureFile.unexpressed.documents.first?.items ?? []).compactMap { item in
            guard let id = item["id"]?.text, let reason = item["reason"]?.text else { return nil }
            return (id, reason)
        }
}
