import DataTree
import Foundation

/// A row of the observations and of the seed notes, and where it went.
struct ObservedRow: Sendable {
    let id: String
    let fixtures: [Fixture]
    let disagreements: [Disagreement]
    /// Why nothing in the language says it.
    let reasons: [String]

    /// All known rows in the order of observations.txt.
    static let all: [ObservedRow] = known.map { id in
        ObservedRow(
            id: id, fixtures: Fixture.all.filter { $0.sources.contains(id) },
            disagreements: Disagreement.all.filter { $0.ours.sources.contains(id) },
            reasons: unexpressed.filter { $0.id == id }.map { $0.reason })
    }

    /// The ids, one a line.
    static let known: [String] = {
        let file = FixtureFile.folder.appending(path: "observations.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map { String($0) }
    }()

    static let unexpressed: [(id: String, reason: String)] =
        (FixtureFile.unexpressed.documents.first?.items ?? []).compactMap { item in
            guard let id = item["id"]?.text, let reason = item["reason"]?.text else { return nil }
            return (id, reason)
        }
}
