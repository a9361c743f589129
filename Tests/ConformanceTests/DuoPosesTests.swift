import DataTree
import Foundation
import LayoutEngine
import ScenarioLanguage
import Testing

/// Each row that is known of iPhone Duo's poses is a fixture, or it says why it is none.
@Suite struct DuoPosesTests {
    /// A row of the table of poses: its number, what became of it, and the observations with its values, or the reason.
    struct Row: CustomTestStringConvertible {
        let number: String
        let state: State
        let rest: String

        enum State: String, CaseIterable {
            case equal, marked
            /// Sources contradict each other.
            case open
            /// No word of the language says it.
            case noWord
        }

        var testDescription: String { number }
        var observations: [String] { rest.components(separatedBy: ", ") }

        /// The fixtures of its observations, those that contradict the engine among them.
        var fixtures: [Fixture] {
            (Fixture.all + Disagreement.all.map { $0.ours }).filter { !Set($0.sources).isDisjoint(with: observations) }
        }

        /// The lines of duo-poses.txt.
        static let all: [Row] = {
            let file = FixtureFile.folder.appending(path: "duo-poses.txt")
            let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
            return text.split(separator: "\n").compactMap { line in
                let parts = line.split(separator: "\t").map { String($0) }
                guard parts.count == 3, let state = State(rawValue: parts[1]) else { return nil }
                return Row(number: parts[0], state: state, rest: parts[2])
            }
        }()

        static func those(_ states: State...) -> [Row] { all.filter { states.contains($0.state) } }
    }

    @Test func `the table has every row once`() {
        #expect(Row.all.count == 164)
        #expect(Set(Row.all.map { $0.number }).count == 164)
    }

    @Test(arguments: Row.those(.equal, .marked)) func `a row with values is a fixture`(_ row: Row) {
        for observation in row.observations {
            #expect(row.fixtures.contains { $0.sources.contains(observation) }, "\(observation)")
        }
    }

    @Test(arguments: Row.those(.equal)) func `what is equal is no doubtful number`(_ row: Row) {
        let doubted = Disagreement.all.filter { $0.isDoubt }.flatMap { $0.ours.sources }
        #expect(Set(doubted).isDisjoint(with: row.observations))
    }

    @Test(arguments: Row.those(.marked)) func `what is marked has a question mark`(_ row: Row) {
        for fixture in row.fixtures {
            for result in fixture.results {
                var trust = Trust(in: result.environment)
                #expect(fixture.expectedQuantities.contains { trust.level(of: $0) == .extrapolated })
            }
        }
    }

    @Test(arguments: Row.those(.open, .noWord)) func `what is no fixture says why`(_ row: Row) {
        #expect(row.rest.hasSuffix(".") && row.rest.contains(" "))
    }
}
