import ContentSupport
import Diagnostics
import Languages
import Testing

@testable import Content

@Suite struct ContentLoaderTests {
    private func load(_ disk: InMemoryFileSystem) throws -> Diagnosed<ContentLoader.Content> {
        try ContentLoader(folder: "content", fileSystem: disk.fileSystem).load()
    }

    private func printed(_ loaded: Diagnosed<ContentLoader.Content>) -> String {
        DiagnosticPrinter(style: .short, files: loaded.value.notes.map { $0.file }).print(loaded.diagnostics)
    }

    @Test func `a pair of notes and a picture load without a word`() throws {
        let disk = InMemoryFileSystem([
            "content/a.en.md": "A", "content/a.zh-Hans.md": "甲", "content/pictures/x.png": "PNG",
            "content/.hidden.md": "no",
        ])
        let loaded = try load(disk)
        #expect(loaded.value.notes.map { $0.file.path } == ["content/a.en.md", "content/a.zh-Hans.md"])
        #expect(loaded.value.notes.map { $0.name.slug } == ["a", "a"])
        #expect(loaded.value.attachments == ["pictures/x.png"])
        #expect(loaded.diagnostics.isEmpty)
    }

    @Test func `a note alone is reported once`() throws {
        let loaded = try load(InMemoryFileSystem(["content/a.en.md": "A"]))
        #expect(
            printed(loaded)
                == "content/a.en.md:1:1: warning: there is no 'a.zh-Hans.md'; its page shows this text with a notice "
                + "[site/translation-missing]\n")
    }

    @Test func `a name without language is read by its letters`() throws {
        let loaded = try load(InMemoryFileSystem(["content/a.md": "安全区 safeArea 是什么", "content/b.md": "A text"]))
        #expect(loaded.value.notes.map { $0.language } == [.simplifiedChinese, .english])
        #expect(loaded.diagnostics.filter { $0.code.description == "site/language-missing" }.count == 2)
    }

    @Test func `two files for one page keep the first`() throws {
        let loaded = try load(
            InMemoryFileSystem([
                "content/A.en.md": "1", "content/a.en.md": "2", "content/a.zh-Hans.md": "", "content/A.zh-Hans.md": "",
            ]))
        #expect(loaded.value.notes.map { $0.file.path } == ["content/A.en.md", "content/A.zh-Hans.md"])
        #expect(loaded.diagnostics.allSatisfy { $0.code.description == "site/duplicate-page" })
    }

    @Test func `the names of generated pages are taken`() throws {
        let loaded = try load(
            InMemoryFileSystem(["content/rules.en.md": "", "content/a.en.md": "", "content/a.zh-Hans.md": ""]))
        #expect(loaded.value.notes.count == 2)
        #expect(loaded.diagnostics.map { $0.code.description } == ["site/reserved-name"])
    }

    @Test func `a link that leads out of the folder is left out`() throws {
        let disk = InMemoryFileSystem(["content/a.en.md": "", "content/a.zh-Hans.md": "", "secret.md": "secret"])
        disk.change { $0.links["content/b.en.md"] = "secret.md" }
        let loaded = try load(disk)
        #expect(loaded.value.notes.count == 2)
        #expect(loaded.diagnostics.map { $0.code.description } == ["site/link-leaves-folder"])
    }

    @Test func `a link within the folder is read`() throws {
        let disk = InMemoryFileSystem(["content/a.en.md": "text", "content/a.zh-Hans.md": ""])
        disk.change { $0.links["content/b.en.md"] = "content/a.en.md" }
        #expect(try load(disk).value.notes.first { $0.name.slug == "b" }?.file.text == "text")
    }

    @Test func `an unreadable note ends the run`() {
        let disk = InMemoryFileSystem(["content/a.en.md": ""])
        disk.change { $0.unreadable = ["content/a.en.md"] }
        #expect(throws: FileSystemError(.read, "content/a.en.md", "Permission denied")) { try load(disk) }
    }

    @Test func `a folder that is not there ends the run`() {
        #expect(throws: FileSystemError(.list, "content", "No such file or directory")) {
            try load(InMemoryFileSystem())
        }
    }
}
