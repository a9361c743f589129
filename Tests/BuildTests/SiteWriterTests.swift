import ContentSupport
import Packing
import Testing

@testable import Build
@testable import Content
@testable import Figures
@testable import Pages
@testable import Publishing

@Suite struct SiteWriterTests {
    /// Writes a site of these files, as a run of its own.
    private func write(
        _ files: [OutputFile], to disk: InMemoryFileSystem, _ mode: SiteWriter.Mode = .whole
    ) throws -> OutputChanges {
        let folder = OutputFolder("Site", in: disk.fileSystem)
        let lock = try folder.open()
        let writer = try SiteWriter(folder, mode)
        for file in files { writer.take(file) }
        defer { writer.clearReplaced() }
        return try writer.finish(lock)
    }

    /// The names of files below the folder, and what stands beside it.
    private func names(_ disk: InMemoryFileSystem) -> [String] { disk.snapshot.keys.sorted() }

    private static let modes: [SiteWriter.Mode] = [.whole, .inPlace, .ephemeral]

    private let page = OutputFile("en/a.html", text: "one")
    private let style = OutputFile("assets/site.css", text: "body {}")

    @Test func `a first build writes every file and the list of them`() throws {
        let disk = InMemoryFileSystem()
        let changes = try write([page, style], to: disk)
        #expect(changes.written == ["assets/site.css", "en/a.html"])
        #expect(disk.text("Site/en/a.html") == "one")
        // What 'sha256sum --check' reads.
        #expect(
            disk.text("Site/.site-files") == """
                \(SHA256.hexadecimal(of: style.bytes))  assets/site.css
                \(SHA256.hexadecimal(of: page.bytes))  en/a.html

                """)
        #expect(disk.paths(below: "Site").count == 3)
    }

    @Test func `a second build of the same site writes nothing at all`() throws {
        let disk = InMemoryFileSystem()
        _ = try write([page, style], to: disk)
        let count = disk.writeCount
        let changes = try write([page, style], to: disk)
        #expect(changes.unchanged == 2)
        #expect(changes.written.isEmpty)
        #expect(disk.writeCount == count)
    }

    @Test(arguments: modes)
    func `a page that is no longer made goes away and foreign files stay`(_ mode: SiteWriter.Mode) throws {
        let disk = InMemoryFileSystem(["Site/README.md": "mine", "Site/en/mine.txt": "mine too"])
        _ = try write([page, style], to: disk, mode)
        let changes = try write([style], to: disk, mode)
        #expect(changes.removed == ["en/a.html"])
        #expect(disk.text("Site/en/a.html") == nil)
        #expect(disk.text("Site/README.md") == "mine")
        #expect(disk.text("Site/en/mine.txt") == "mine too")
        #expect(disk.paths(below: "Site").count == 4 && disk.snapshot.count == 4)
    }

    @Test func `a full disk leaves the old site as it was`() throws {
        let disk = InMemoryFileSystem()
        _ = try write([page, style], to: disk)
        let before = disk.snapshot
        disk.change { $0.freeBytes = 5 }
        let error = #expect(throws: FileSystemError.self) {
            try write([OutputFile("en/a.html", text: "two"), OutputFile("en/b.html", text: "three")], to: disk)
        }
        #expect(error?.reason == "No space left on device")
        #expect(disk.snapshot == before)
    }

    @Test func `a file that cannot be replaced brings the others back`() throws {
        let disk = InMemoryFileSystem()
        _ = try write([page, style], to: disk)
        let before = disk.snapshot
        disk.change {
            $0.exchanges = false
            $0.immovable = ["Site/en/a.html"]
        }
        let error = #expect(throws: FileSystemError.self) {
            try write(
                [
                    OutputFile("assets/site.css", text: "p {}"), OutputFile("en/a.html", text: "two"),
                ], to: disk)
        }
        #expect(error == FileSystemError(.rename, "Site/en/a.html", "Permission denied"))
        #expect(disk.snapshot == before)
    }

    @Test func `a file that no build made is not overwritten`() throws {
        let disk = InMemoryFileSystem(["Site/en/a.html": "written by hand"])
        #expect(throws: FileSystemError.self) { try write([page], to: disk) }
        #expect(disk.text("Site/en/a.html") == "written by hand")
    }

    @Test func `a link below the output folder is not followed`() throws {
        let disk = InMemoryFileSystem(["elsewhere/a.html": "precious"])
        disk.change { $0.links["Site/en"] = "elsewhere" }
        let error = #expect(throws: FileSystemError.self) { try write([page], to: disk) }
        #expect(error?.path == "Site/en")
        #expect(disk.text("elsewhere/a.html") == "precious")
    }

    @Test func `a list that leads out of the folder removes nothing there`() throws {
        let disk = InMemoryFileSystem([
            "precious.txt": "keep", "Site/.site-files": "../precious.txt\n/etc/passwd\n",
        ])
        let changes = try write([page], to: disk)
        #expect(changes.removed.isEmpty)
        #expect(disk.text("precious.txt") == "keep")
    }

    @Test func `a file where a folder is needed is a clear error`() throws {
        let disk = InMemoryFileSystem(["Site/en": "not a folder"])
        let error = #expect(throws: FileSystemError.self) { try write([page], to: disk) }
        #expect(error?.reason == "a file of that name stands where a folder is needed")
    }

    @Test func `a file that somebody has edited is kept beside the new one, and so is one that is no longer made`()
        throws
    {
        for mode in Self.modes {
            let disk = InMemoryFileSystem()
            _ = try write([page, style], to: disk, mode)
            disk.change {
                $0.files["Site/en/a.html"] = Array("mine".utf8)
                $0.files["Site/assets/site.css"] = Array("my own".utf8)
                $0.files["Site/en/a.html.edited"] = Array("of last time".utf8)
            }
            let changes = try write([OutputFile("en/a.html", text: "two")], to: disk, mode)
            #expect(changes.edited == ["en/a.html.edited-2", "assets/site.css.edited"])
            #expect(disk.text("Site/en/a.html") == "two")
            #expect(disk.text("Site/en/a.html.edited-2") == "mine")
            #expect(disk.text("Site/assets/site.css.edited") == "my own")
            #expect(disk.text("Site/assets/site.css") == nil)
            #expect(try write([OutputFile("en/a.html", text: "three")], to: disk, mode).edited == [])
        }
    }

    @Test func `a list of an earlier version without checksums is read`() throws {
        let disk = InMemoryFileSystem([
            "Site/en/a.html": "zero", "Site/en/gone.html": "zero", "Site/.site-files": "en/a.html\nen/gone.html\n",
        ])
        let changes = try write([page], to: disk)
        #expect(changes.written == ["en/a.html"] && changes.removed == ["en/gone.html"] && changes.edited == [])
        #expect(names(disk) == ["Site/.site-files", "Site/en/a.html"])
    }

    // MARK: - Killed runs

    private static let old = [
        OutputFile("a.html", text: "a"), OutputFile("en/b.html", text: "b"), OutputFile("en/gone.html", text: "gone"),
        OutputFile(".well-known/x", text: "x"), OutputFile("deep/er/same.html", text: "same"),
    ]
    private static let new = [
        OutputFile("a.html", text: "A"), OutputFile("en/b.html", text: "B"), OutputFile("en/new.html", text: "new"),
        OutputFile(".well-known/x", text: "X"), OutputFile("deep/er/same.html", text: "same"),
    ]
    private static let foreign = ["Site/CNAME": "mine", "Site/en/mine.html": "mine too"]

    /// What lies on the disk when a site of these files was written where nothing was.
    private func clean(_ files: [OutputFile]) throws -> [String: [UInt8]] {
        let disk = InMemoryFileSystem(Self.foreign)
        _ = try write(files, to: disk)
        return disk.snapshot
    }

    private func isIn(_ site: [String: [UInt8]], _ disk: InMemoryFileSystem) -> Bool {
        disk.snapshot.filter { $0.key.hasPrefix("Site/") && !$0.key.hasPrefix("Site/.site-new/") } == site
    }

    @Test(arguments: [SiteWriter.Mode.whole, .inPlace], [true, false])
    func `a run that is killed anywhere leaves a site that the next one finds old or new, and nothing else`(
        _ mode: SiteWriter.Mode, _ exchanges: Bool
    ) throws {
        let (old, new) = (try clean(Self.old), try clean(Self.new))
        var outcomes: Set<String> = []
        for changes in 1..<200 {
            let disk = InMemoryFileSystem(Self.foreign)
            _ = try write(Self.old, to: disk)
            disk.change {
                $0.exchanges = exchanges
                $0.changesLeft = changes
            }
            let isKilled = (try? write(Self.new, to: disk, mode)) == nil
            // Where the whole tree changes places there is no moment at which a reader finds a mixture.
            if mode == .whole, exchanges { #expect(isIn(old, disk) || isIn(new, disk), "after \(changes) changes") }
            disk.change { $0.changesLeft = .max }
            withExtendedLifetime(try OutputFolder("Site", in: disk.fileSystem).open()) {}
            #expect(disk.snapshot == old || disk.snapshot == new, "after \(changes) changes: \(names(disk))")
            outcomes.insert(disk.snapshot == old ? "old" : "new")
            _ = try write(Self.new, to: disk, mode)
            #expect(disk.snapshot == new, "after \(changes) changes")
            if !isKilled, disk.snapshot == new, changes > 60 { break }
        }
        #expect(outcomes == ["old", "new"])
    }

    @Test func `what a killed run has staged goes though its edit was taken back, with hidden folders`() throws {
        let disk = InMemoryFileSystem()
        _ = try write(Self.old, to: disk)
        let before = disk.snapshot
        disk.change {
            $0.files["Site/.site-new/.well-known/x"] = [1]
            $0.files["Site/.site-new/en/b.html"] = [2]
        }
        _ = try write(Self.old, to: disk)
        #expect(disk.snapshot == before)
    }

    @Test func `a folder of somebody's that has the name of the one beside is left alone`() throws {
        let disk = InMemoryFileSystem([".Site.site-new/mine.txt": "mine"])
        _ = try write(Self.old, to: disk)
        _ = try write(Self.new, to: disk)
        #expect(disk.text(".Site.site-new/mine.txt") == "mine")
        #expect(disk.text("Site/a.html") == "A")
    }

    @Test func `what somebody put into the folder while the sites changed places is carried over`() throws {
        let disk = InMemoryFileSystem()
        _ = try write(Self.new, to: disk)
        let new = disk.snapshot
        // The old site, about to go when its run was killed.
        disk.change { state in
            for (path, bytes) in new { state.files["." + "Site.site-new" + path.dropFirst("Site".count)] = bytes }
            state.files[".Site.site-new/late.txt"] = Array("late".utf8)
        }
        withExtendedLifetime(try OutputFolder("Site", in: disk.fileSystem).open()) {}
        #expect(disk.snapshot == new.merging(["Site/late.txt": Array("late".utf8)]) { $1 })
    }

    @Test func `a second run in the same folder is told who builds there`() throws {
        let disk = InMemoryFileSystem()
        _ = try write(Self.old, to: disk)
        let before = disk.snapshot
        disk.change { $0.locked["Site"] = "process 7" }
        let error = #expect(throws: FileSystemError.self) { try write(Self.new, to: disk) }
        #expect(error == FileSystemError(.write, "Site", "process 7 is building into it"))
        #expect(disk.snapshot == before)
    }

    @Test(arguments: [
        ("Site", ".Site.site-new"), ("a/Site", "a/.Site.site-new"), ("/srv/Site/", "/srv/.Site.site-new"),
    ])
    func `the folder beside lies where the output lies`(_ path: String, _ sibling: String) {
        #expect(OutputFolder(path, in: InMemoryFileSystem().fileSystem).exchanged?.sibling == sibling)
    }

    @Test(arguments: [".", "..", "/", "a/.."])
    func `a folder without a name has nothing beside it`(_ path: String) {
        #expect(OutputFolder(path, in: InMemoryFileSystem().fileSystem).exchanged == nil)
    }
}
