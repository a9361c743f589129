import Diagnostics
import Languages
import Testing

@testable import CommandFramework
@testable import Review

/// The command lines of the extra.
@Suite struct ArgumentTests {
    private static let commands = Subcommands([SnapshotCommand.self, ChangesCommand.self, ReviewCommand.self])

    private func parse<Command: Subcommand>(_ line: String, as command: Command.Type) throws -> Command {
        let words = line.split(separator: " ").map { String($0) }
        return try #require(try CommandParser.parse(words, Self.commands).command as? Command)
    }

    @Test func `a right line becomes its command`() throws {
        let snapshot = try parse("snapshot --content notes --output kept.txt", as: SnapshotCommand.self)
        #expect(snapshot == SnapshotCommand(content: "notes", templates: nil, output: "kept.txt"))
        let changes = try parse("changes main --format json --snapshot kept.txt --limit 2", as: ChangesCommand.self)
        #expect(
            changes
                == ChangesCommand(
                    base: "main", content: "content", templates: nil, format: .json, output: nil, snapshot: "kept.txt",
                    language: .english, limit: 2))
        let review = try parse(
            "review kept.txt --accept rule:a,rule:b --accept device:c --dry-run", as: ReviewCommand.self)
        #expect(
            review
                == ReviewCommand(
                    base: "kept.txt", content: "content", templates: nil, accepted: ["rule:a", "rule:b", "device:c"],
                    acceptsAll: false, announced: nil, isDry: true, language: .english))
    }

    @Test func `an option that is gone says what to write instead`() throws {
        let error = #expect(throws: CommandError.self) {
            try parse("review a --keep-range rule:b", as: ReviewCommand.self)
        }
        let message = error?.wording.english ?? ""
        #expect(
            message
                == "'--keep-range' is gone since 1.1; write the claim under 'where os < 26' and 'where os >= 26', then accept with '--accept'"
        )
    }
}
