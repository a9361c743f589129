import Foundation
import Testing

@testable import PreviewServer

/// Real files in a temporary folder; paths are relative to it in the tables.
struct FolderWatcherTests {
    private let folder: TemporaryFolder
    private let watcher: FolderWatcher

    init() throws {
        folder = try TemporaryFolder()
        for name in ["notes/a.md", "notes/guides/b.md", "notes/guides/deep/c.md"] { try folder.write("old", to: name) }
        watcher = try FolderWatcher([folder.full("notes"), folder.full("look")])
    }

    /// The paths that are reported after a change, until nothing more comes.
    private func changes(after change: () throws -> Void) async throws -> Set<String> {
        try change()
        var paths: Set<String> = []
        // A file of its own says that everything before it has been reported.
        let end = UUID().uuidString + ".end"
        try await Task.sleep(for: .milliseconds(40))
        try folder.write("", to: "notes/" + end)
        while !paths.contains(folder.full("notes/" + end)) {
            let changes = try #require(await watcher.next())
            #expect(changes.unwatched.isEmpty)
            paths.formUnion(changes.paths)
        }
        paths.remove(folder.full("notes/" + end))
        return Set(paths.map { String($0.dropFirst(folder.path.count + 1)) })
    }

    @Test func `a file that is written is reported`() async throws {
        #expect(try await changes { try folder.write("new", to: "notes/a.md") } == ["notes/a.md"])
        #expect(
            try await changes { try folder.write("new", to: "notes/guides/deep/c.md") } == ["notes/guides/deep/c.md"])
    }

    @Test func `a new file is reported when it is whole`() async throws {
        let path = folder.full("notes/new.md")
        let half = try await changes {
            let file = try #require(fopen(path, "w"))
            fputs("half", file)
            fflush(file)
            Thread.sleep(forTimeInterval: 0.05)
            fclose(file)
        }
        #expect(half == ["notes/new.md"])
    }

    @Test func `a file that takes another one's place is reported`() async throws {
        let paths = try await changes {
            try folder.write("new", to: "notes/.a.md.swp")
            folder.rename("notes/.a.md.swp", to: "notes/a.md")
        }
        #expect(paths == ["notes/a.md"])
    }

    @Test func `a link is reported though nobody closes it`() async throws {
        let path = folder.full("notes/link.md")
        #expect(try await changes { _ = symlink("a.md", path) } == ["notes/link.md"])
    }

    @Test func `a deleted file is reported`() async throws {
        #expect(try await changes { try folder.remove("notes/a.md") } == ["notes/a.md"])
    }

    @Test func `a file that may be read again is reported`() async throws {
        #expect(try await changes { chmod(folder.full("notes/a.md"), 0o600) } == ["notes/a.md"])
    }

    @Test func `what is hidden, or beside the folders, is not reported`() async throws {
        let paths = try await changes {
            try folder.write("", to: "notes/.git/index")
            try folder.write("", to: "notes/guides/.b.md.swp")
            try folder.write("", to: "other/a.md")
            try folder.write("", to: "b.md")
        }
        #expect(paths.isEmpty)
    }

    @Test func `a new folder is reported with what is in it, and heard of from then on`() async throws {
        #expect(try await changes { try folder.write("", to: "notes/x/y/d.md") }.contains("notes/x"))
        #expect(try await changes { try folder.write("", to: "notes/x/y/d.md") } == ["notes/x/y/d.md"])
    }

    @Test func `a renamed folder is heard of under its new name`() async throws {
        let renamed = try await changes { folder.rename("notes/guides", to: "notes/help") }
        #expect(renamed == ["notes/guides", "notes/help"])
        #expect(try await changes { try folder.write("", to: "notes/help/deep/c.md") } == ["notes/help/deep/c.md"])
        let again = try await changes { folder.rename("notes/help", to: "notes/guides") }
        #expect(again == ["notes/guides", "notes/help"])
        #expect(try await changes { try folder.write("", to: "notes/guides/deep/c.md") } == ["notes/guides/deep/c.md"])
    }

    @Test func `a folder that leaves is not heard of any more`() async throws {
        #expect(try await changes { folder.rename("notes/guides", to: "elsewhere") } == ["notes/guides"])
        #expect(try await changes { try folder.write("", to: "elsewhere/deep/c.md") }.isEmpty)
    }

    @Test func `a watched folder can be made later, removed and come back`() async throws {
        #expect(try await changes { try folder.makeFolder("look") } == ["look"])
        #expect(try await changes { try folder.write("", to: "look/page.html") } == ["look/page.html"])
        #expect(try await changes { try folder.remove("look") }.contains("look"))
        #expect(try await changes { try folder.makeFolder("look") } == ["look"])
        #expect(try await changes { try folder.write("", to: "look/page.html") } == ["look/page.html"])
    }

    @Test func `the folder of the notes can be exchanged for another one`() async throws {
        try folder.write("", to: "others/a.md")
        let exchanged = try await changes {
            folder.rename("notes", to: "before")
            folder.rename("others", to: "notes")
        }
        #expect(exchanged == ["notes"])
        #expect(try await changes { try folder.write("new", to: "notes/a.md") } == ["notes/a.md"])
        #expect(try await changes { try folder.write("new", to: "before/a.md") }.isEmpty)
    }

    @Test func `a watched folder can be a link that is turned elsewhere`() async throws {
        try folder.makeFolder("one")
        try folder.makeFolder("other")
        #expect(try await changes { _ = symlink("one", folder.full("look")) } == ["look"])
        #expect(try await changes { try folder.write("", to: "one/page.html") } == ["look/page.html"])
        let turned = try await changes {
            symlink("other", folder.full("new"))
            folder.rename("new", to: "look")
        }
        #expect(turned == ["look"])
        #expect(try await changes { try folder.write("", to: "other/page.html") } == ["look/page.html"])
        #expect(try await changes { try folder.write("", to: "one/page.html") }.isEmpty)
    }

    @Test func `where events are lost everything counts as changed, and is heard of again`() throws {
        let folders = try WatchedFolders([folder.full("notes")])
        let limit = try String(contentsOfFile: "/proc/sys/fs/inotify/max_queued_events", encoding: .utf8)
        // Of two equal events in a row the kernel keeps one.
        for number in 0...(try #require(Int(limit.filter { $0.isNumber }))) {
            chmod(folder.full(number % 2 == 0 ? "notes/a.md" : "notes/guides/b.md"), 0o600)
        }
        #expect(folders.news().paths.contains(folder.full("notes")))
        try folder.write("", to: "notes/guides/deep/c.md")
        #expect(folders.news().paths == [folder.full("notes/guides/deep/c.md")])
    }

    @Test func `a burst is one change`() async throws {
        for number in 0..<200 { try folder.write("", to: "notes/\(number).md") }
        var paths: Set<String> = []
        var count = 0
        while paths.count < 200 {
            paths.formUnion(try #require(await watcher.next()).paths)
            count += 1
        }
        #expect(count < 10)
    }

    @Test func `what happens while nobody waits is one change`() async throws {
        for name in ["a", "b", "c"] {
            try folder.write("", to: "notes/\(name).md")
            try await Task.sleep(for: .milliseconds(50))
        }
        let changes = try #require(await watcher.next())
        #expect(changes.paths == Set(["a", "b", "c"].map { folder.full("notes/\($0).md") }))
    }

    @Test func `nothing comes after the end`() async {
        watcher.stop()
        let changes = await watcher.next()
        #expect(changes == nil)
    }
}
