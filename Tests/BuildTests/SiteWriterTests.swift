import ContentSupport
import Testing

@testable import Build
@testable import Content
@testable import Figures
@testable import Pages
@testable import Publishing

@Suite struct SiteWriterTests {
    private func writer(_ disk: InMemoryFileSystem) -> SiteWriter {
        SiteWriter(folder: "Site", fileSystem: disk.fileSystem)
    }

    private let page = OutputFile("en/a.html", text: "one")
    private let style = OutputFile("assets/site.css", text: "body {}")

    @Test func `a first build writes every file and the list of them`() async throws {
        let disk = InMemoryFileSystem()
        let changes = try await writer(disk).write([page, style])
        #expect(changes.written == ["assets/site.css", "en/a.html"])
        #expect(disk.text("Site/en/a.html") == "one")
        #expect(disk.text("Site/.notchbook-files") == "assets/site.css\nen/a.html\n")
        #expect(disk.paths(below: "Site").count == 3)
    }

    @Test func `a second build of the same site writes nothing at all`() async throws {
        let disk = InMemoryFileSystem()
        _ = try await writer(disk).write([page, style])
        let count = disk.writeCount
        let changes = try await writer(disk).write([page, style])
        #expect(changes.unchanged == 2)
        #expect(changes.written.isEmpty)
        #expect(disk.writeCount == count)
    }

    @Test func `a page that is no longer made goes away and foreign files stay`() async throws {
        let disk = InMemoryFileSystem(["Site/README.md": "mine", "Site/en/mine.txt": "mine too"])
        _ = try await writer(disk).write([page, style])
        let changes = try await writer(disk).write([style])
        #expect(changes.removed == ["en/a.html"])
        #expect(disk.text("Site/en/a.html") == nil)
        #expect(disk.text("Site/README.md") == "mine")
        #expect(disk.text("Site/en/mine.txt") == "mine too")
    }

    @Test func `a full disk leaves the old site as it was`() async throws {
        let disk = InMemoryFileSystem()
        _ = try await writer(disk).write([page, style])
        let before = disk.snapshot
        disk.change { $0.freeBytes = 5 }
        let error = await #expect(throws: FileSystemError.self) {
            try await writer(disk).write([OutputFile("en/a.html", text: "two"), OutputFile("en/b.html", text: "three")])
        }
        #expect(error?.reason == "No space left on device")
        #expect(disk.snapshot == before)
    }

    @Test func `a file that cannot be replaced brings the others back`() async throws {
        let disk = InMemoryFileSystem()
        _ = try await writer(disk).write([page, style])
        let before = disk.snapshot
        disk.change { $0.immovable = ["Site/en/a.html"] }
        let error = await #expect(throws: FileSystemError.self) {
            try await writer(disk).write([
                OutputFile("assets/site.css", text: "p {}"), OutputFile("en/a.html", text: "two"),
            ])
        }
        #expect(error == FileSystemError(.rename, "Site/en/a.html", "Permission denied"))
        #expect(disk.snapshot == before)
    }

    @Test func `a file that no build made is not overwritten`() async throws {
        let disk = InMemoryFileSystem(["Site/en/a.html": "written by hand"])
        await #expect(throws: FileSystemError.self) { try await writer(disk).write([page]) }
        #expect(disk.text("Site/en/a.html") == "written by hand")
    }

    @Test func `a link below the output folder is not followed`() async throws {
        let disk = InMemoryFileSystem(["elsewhere/a.html": "precious"])
        disk.change { $0.links["Site/en"] = "elsewhere" }
        let error = await #expect(throws: FileSystemError.self) { try await writer(disk).write([page]) }
        #expect(error?.path == "Site/en")
        #expect(disk.text("elsewhere/a.html") == "precious")
    }

    @Test func `a list that leads out of the folder removes nothing there`() async throws {
        let disk = InMemoryFileSystem([
            "precious.txt": "keep", "Site/.notchbook-files": "../precious.txt\n/etc/passwd\n",
        ])
        let changes = try await writer(disk).write([page])
        #expect(changes.removed.isEmpty)
        #expect(disk.text("precious.txt") == "keep")
    }

    @Test func `a file where a folder is needed is a clear error`() async throws {
        let disk = InMemoryFileSystem(["Site/en": "not a folder"])
        let error = await #expect(throws: FileSystemError.self) { try await writer(disk).write([page]) }
        #expect(error?.reason == "a file of that name stands where a folder is needed")
    }
}
