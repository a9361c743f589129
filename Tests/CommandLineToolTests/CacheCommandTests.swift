import Foundation
import TestSupport
import Testing

@testable import CommandFramework
@testable import CommandLineTool

/// What is kept between builds, by the real binary.
struct CacheCommandTests {
    /// A folder with a note of one picture: an SVG, the card and icons of its site are not asked for.
    private func project() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write("# Bars\n\nText.\n\n```scenario\n\(ScenarioTexts.table)```\n", to: "content/bars.md")
        return folder
    }

    private func run(_ words: String, in folder: TemporaryFolder) throws -> ToolRun {
        try ToolRun(words.split(separator: " ").map { String($0) }, in: folder.root)
    }

    /// "0 of 6 picture files reused": how the summary of a build ends.
    private func pictures(_ run: ToolRun) -> String {
        #expect(run.errors.isEmpty && run.exitCode == 0)
        return run.output.components(separatedBy: " changed, ").last ?? ""
    }

    @Test func `a second build draws nothing, and sites have the same bytes with, without and from what is kept`()
        throws
    {
        let folder = try project()
        #expect(try pictures(run("build --no-cache --output A", in: folder)) == "0 of 6 picture files reused\n")
        #expect(try pictures(run("build --cache c --output B", in: folder)) == "0 of 6 picture files reused\n")
        #expect(try pictures(run("build --cache c --output C", in: folder)) == "6 of 6 picture files reused\n")
        let site = try folder.contents(of: "A")
        #expect(try folder.contents(of: "B") == site && folder.contents(of: "C") == site)
    }

    @Test func `where no folder is named, the caches of the user have one`() throws {
        let folder = try project()
        let line = "XDG_CACHE_HOME=$PWD/caches notchbook build"
        #expect(try pictures(ToolRun.shell(line, in: folder.root)) == "0 of 6 picture files reused\n")
        #expect(try pictures(ToolRun.shell(line, in: folder.root)) == "6 of 6 picture files reused\n")
        #expect(
            try folder.contents(of: "caches").keys.sorted() == ["notchbook/results.lock", "notchbook/results.sqlite"])
    }

    @Test(arguments: [
        (["XDG_CACHE_HOME": "/caches", "HOME": "/home/me"], "/caches/notchbook"),
        (["HOME": "/home/me"], "/home/me/.cache/notchbook"),
        (["XDG_CACHE_HOME": "relative", "HOME": "/home/me"], "/home/me/.cache/notchbook"),
        (["XDG_CACHE_HOME": "", "HOME": ""], nil),
        ([:], nil),
    ])
    func `the usual folder is that of the environment, if it has any`(
        _ environment: [String: String], _ folder: String?
    ) {
        #expect(StoreOptions.usualFolder(environment) == folder)
    }

    @Test func `what a check finds in order is kept, of one note as of all`() throws {
        let folder = try project()
        #expect(try run("check content/bars.md --cache c", in: folder).exitCode == 0)
        #expect(try run("cache stats --cache c", in: folder).output.contains("scene "))
    }

    @Test func `a check keeps nothing among the notes`() throws {
        let folder = try project()
        let misplaced = try run("check --cache content/c", in: folder)
        #expect(misplaced.exitCode == 1)
        #expect(
            misplaced.errors.contains(
                "the cache and the folder 'content', which the notes are read from, lie in each other"))
    }

    @Test func `an export takes pictures from the same cache`() throws {
        let folder = try project()
        #expect(try run("build --cache c --output A", in: folder).exitCode == 0)
        #expect(try run("export --cache c --output p", in: folder).exitCode == 0)
        #expect(try run("export --no-cache --output q", in: folder).exitCode == 0)
        #expect(try folder.contents(of: "p") == folder.contents(of: "q"))
        #expect(try run("cache stats --cache c", in: folder).output.contains(#/\nsvg +2 /#), "drawn once")
    }

    @Test func `a file in place of the cache is one warning`() throws {
        let folder = try project()
        try folder.write("mine", to: "c")
        let run = try run("build --strict --cache c", in: folder)
        #expect(run.exitCode == 0)
        #expect(run.errors.hasPrefix("warning: the cache 'c' cannot be used: a file of that name stands there; "))
        #expect(try folder.read("c") == "mine")
    }

    @Test func `parts are all pictures, each drawn once, and a build after them draws nothing`() throws {
        let folder = try project()
        var drawn = 0
        for part in ["1/3", "2/3", "3/3"] {
            let output = try pictures(run("build --cache c --shard \(part)", in: folder))
            #expect(output.hasPrefix("part \(part): ") && output.hasSuffix(" left to other parts\n"))
            drawn += output.split(separator: " ").dropFirst(2).first.flatMap { Int($0) } ?? 0
        }
        #expect(drawn == 6)
        #expect(!FileManager.default.fileExists(atPath: folder.url("Site").path))
        #expect(try pictures(run("build --cache c", in: folder)) == "6 of 6 picture files reused\n")
    }

    @Test func `a part that cannot be kept is an error`() throws {
        let folder = try project()
        try folder.write("mine", to: "c")
        let run = try run("build --cache c --shard 1/2", in: folder)
        #expect(run.exitCode == 1)
        #expect(run.errors.hasPrefix("error: the cache 'c' cannot be used: "))
    }

    // MARK: - Looking after it

    @Test func `a cache is counted, checked and made smaller`() throws {
        let folder = try project()
        #expect(try run("cache stats --cache c", in: folder).output == "the cache 'c' is empty\n")
        #expect(try run("cache stats --cache c --format json", in: folder).output == "[]\n")
        #expect(try run("build --cache c", in: folder).exitCode == 0)
        let table = try run("cache stats --cache c", in: folder).output
        let counts = table.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        #expect(counts.first == "kind results")
        for count in ["png.icon 4", "svg 2"] { #expect(counts.contains(count)) }
        #expect(
            try run("cache verify --cache c", in: folder).output.hasSuffix(" results in 'c', none of them broken\n"))
        let total = counts.dropFirst().compactMap { $0.split(separator: " ").last.flatMap { Int($0) } }.reduce(0, +)
        #expect(total > 15)
        #expect(try run("cache prune --cache c --size 0", in: folder).output.hasPrefix("removed \(total) "))
        #expect(try !run("cache stats --cache c", in: folder).output.contains("svg"))
        #expect(try pictures(run("build --cache c --output A", in: folder)) == "0 of 6 picture files reused\n")
    }

    @Test func `statistics can be read by programs`() throws {
        let folder = try project()
        // A tool that was built without the engine of pages makes neither.
        try folder.write("pages: {lab: false, paste: false}\n", to: "content/site.yaml")
        #expect(try run("build --cache c", in: folder).exitCode == 0)
        let json = try run("cache stats --cache c --format json", in: folder).output
        let kinds = try JSONDecoder().decode([Statistics].self, from: Data(json.utf8))
        // What a build looked at is kept too, where its files are older than a moment.
        let drawn = kinds.filter { $0.kind != "build" }
        #expect(drawn.map { $0.kind } == ["checksum", "html.page", "png.icon", "scene", "svg"])
        // Checksums are those of fonts, and of the tool where this store is the first that its process opens.
        #expect(drawn.dropFirst().map { $0.results } == [5, 4, 1, 2])
        #expect(kinds.allSatisfy { $0.bytes > 0 && $0.oldestUse > 1_700_000_000 && $0.newestUse >= $0.oldestUse })
    }

    private struct Statistics: Decodable {
        let kind: String
        let results: Int
        let bytes: Int
        let oldestUse: Int
        let newestUse: Int
    }

    @Test func `what is no cache is set aside with one line and ends with 1`() throws {
        let folder = try project()
        try folder.write("mine", to: "c/results.sqlite")
        let run = try run("cache verify --cache c", in: folder)
        #expect(run.exitCode == 1)
        #expect(
            run.errors
                == "notchbook: cannot use the cache 'c': file is not a database; it was begun anew, and the file "
                + "that was there is now 'c/results.old.sqlite'\n")
        #expect(try folder.read("c/results.old.sqlite") == "mine")
    }
}
