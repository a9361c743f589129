import DataTree
import Devices
import Diagnostics
import LayoutEngine
import ScenarioLanguage
import Testing

/// A row that the engine contradicts, and who is right.
struct Disagreement: Sendable, CustomTestStringConvertible {
    /// The row's configuration, expecting what the engine gives.
    let ours: Fixture
    /// The same, expecting what the row says.
    let observed: Fixture
    /// "engine", "row", "open", or "source" where the source leaves out what decides.
    let right: String
    let reason: String

    /// Whether the engine may be mistaken.
    var isDoubt: Bool { ["row", "open"].contains(right) }

    var testDescription: String { ours.testDescription }

    static let all: [Disagreement] = FixtureFile.disagreements.documents.compactMap { Disagreement($0) }

    /// Reads a document with the keys `scenario`, `observed`, `right` and `because`; nil when one of them is no use.
    private init?(_ document: DataNode) {
        guard let block = document["scenario"], let observed = document["observed"],
            let right = document["right"]?.text, let reason = document["because"]?.text,
            let ours = Self.fixture(block), let theirs = Self.fixture(Self.expecting(observed, block))
        else { return nil }
        (self.ours, self.observed, self.right, self.reason) = (ours, theirs, right, reason)
    }

    private static func fixture(_ block: DataNode) -> Fixture? {
        let scenario = resolveScenarios([block], catalog: .standard).value.first ?? nil
        return scenario.map { Fixture($0, of: .disagreements) }
    }

    private static func expecting(_ claims: DataNode, _ block: DataNode) -> DataNode {
        let entries = (block.entries ?? []).map { entry in
            entry.key == "expect" ? DataNode.Entry(entry.key, at: entry.keySpan, claims) : entry
        }
        return DataNode(.mapping(entries), at: block.span)
    }
}
