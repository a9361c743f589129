import ContentSupport
import Testing

@testable import Build
@testable import Content
@testable import Figures
@testable import Pages
@testable import Publishing

@Suite struct SiteWriterTests {
    /// Writes a site of these files.
    private func write(_ files: [OutputFile], to disk: InMemoryFileSystem) throws -> OutputChanges {
        let writer = try SiteWriter(folder: "Site", fileSystem: disk.fileSystem)
        for file in files { writer.take(file) }
        return try writer.finish()
    }

    private let page = OutputFile("en/a.html", text: "one")
    private let style = OutputFile("assets/site.css", text: "body {}")

    @Test func `a first build writes every file and the list of them`() throws {
        let disk = InMemoryFileSystem()
        let changes = try write([page, style], to: disk)
        #expect(changes.written == ["assets/site.css", "en/a.html"])
        #expect(disk.text("Site/en/a.html") == "one")
        #expect(disk.text("Site/.site-files") == "assets/site.css\nen/a.html\n")
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

    @Test func `a page that is no longer made goes away and foreign files stay`() throws {
        let disk = InMemoryFileSystem(["Site/README.md": "mine", "Site/en/mine.txt": "mine too"])
        _ = try write([page, style], to: disk)
        let changes = try write([style], to: disk)
        #expect(changes.removed == ["en/a.html"])
        #expect(disk.text("Site/en/a.html") == nil)
        #expect(disk.text("Site/README.md") == "mine")
        #expect(disk.text("Site/en/mine.txt") == "mine too")
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
        disk.change { $0.immovable = ["Site/en/a.html"] }
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
}
