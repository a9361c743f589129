import Foundation
import TestSupport
import Testing

/// `init` and `new` by the real binary.
struct StarterCommandTests {
    private func run(_ words: [String], in folder: TemporaryFolder, _ name: String = "") throws -> ToolRun {
        try ToolRun(words, in: name.isEmpty ? folder.root : folder.url(name))
    }

    @Test(arguments: ["en", "zh-Hans"])
    func `from an empty folder to a page with a picture in three commands, without a message`(
        _ language: String
    ) throws {
        let folder = try TemporaryFolder()
        let made = try run(["init", "notes", "--language", language], in: folder)
        #expect(
            made.exitCode == 0
                && made.output.contains(
                    language == "en" ? "\nnext: cd notes && notchbook build\n" : "\n下一步：cd notes && notchbook build\n")
        )
        let new = try run(["new", "note", "mine"], in: folder, "notes")
        #expect(new.output == "created content/mine.md\n" && new.exitCode == 0)
        let scenario = try run(["new", "scenario", "my-bars", "--note", "content/mine.md"], in: folder, "notes")
        #expect(scenario.output == "added 'my-bars' to content/mine.md\n" && scenario.exitCode == 0)
        let device = try run(["new", "device", "iPhone Next", "--like", "iPhone 17 Pro"], in: folder, "notes")
        #expect(device.output == "added 'iPhone Next' to content/devices.yaml\n" && device.exitCode == 0)
        let built = try run(["build"], in: folder, "notes")
        #expect(built.exitCode == 0 && built.output.contains(" with 2 scenarios, 2 pictures and 1 claim in 'Site': "))
        #expect(try folder.contents(of: "notes/Site/figures").keys.contains("my-bars.\(language).svg"))
        let strict = try run(["build", "--strict"], in: folder, "notes")
        #expect(built.errors.isEmpty && strict.errors.isEmpty && strict.exitCode == 0)
    }

    @Test func `nothing is overwritten`() throws {
        let folder = try TemporaryFolder()
        try folder.write("mine", to: "content/site.yaml")
        let run = try run(["init", "."], in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors == "notchbook: nothing was created, because this file exists already: content/site.yaml\n")
        #expect(try folder.contents(of: ".").count == 1)
    }

    @Test(arguments: [
        (["note"], "NAME is missing"),
        (["nots", "x"], "unknown word 'nots'; did you mean 'note'?"),
        (
            ["note", "../x"],
            "'../x' is not a valid name for a note; use a path below the notes folder, such as guides/safe-area"
        ),
        (["note", "x", "--like", "iPhone X"], "'--like' is only for 'new device'"),
        (["scenario", "x"], "'--note FILE' is missing"),
        (
            ["scenario", "a b", "--note", "content/a.md"],
            "invalid id 'a b': use at most 80 letters, digits and hyphens"
        ),
        (["device", "x"], "'--like DEVICE' is missing"),
        (
            ["device", "x", "--like", "iPhone 17 Por"],
            "there is no device 'iPhone 17 Por'; did you mean 'iPhone 17 Pro'?"
        ),
    ])
    func `a mistake says what is right`(_ words: [String], _ message: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("# A\n", to: "content/a.md")
        let run = try run(["new"] + words, in: folder)
        #expect(run.exitCode == 64)
        #expect(run.errors.split(separator: "\n").first.map { String($0) } == "notchbook: " + message)
        #expect(try folder.contents(of: "content").count == 1)
    }
}
