import ContentSupport
import Diagnostics
import Languages
import Markdown
import Testing

@testable import Content

@Suite struct ContentLoaderTests {
    private func load(
        _ disk: InMemoryFileSystem, languages: [Language]? = [.english, .simplifiedChinese], excluding: [String] = []
    ) async throws -> Diagnosed<ContentLoader.Content> {
        var settings = SiteSettings()
        settings.languages = languages
        settings.excluded = excluding
        let today = try #require(CalendarDate("2026-11-22"))
        return try await ContentLoader(
            folder: "content", settings: settings, settingsFiles: ["site.yaml"],
            languages: [.english, .simplifiedChinese], today: today,
            fileSystem: disk.fileSystem
        ).load()
    }

    private func printed(_ loaded: Diagnosed<ContentLoader.Content>) -> String {
        DiagnosticPrinter(style: .short, files: loaded.value.notes.map { $0.file }).print(loaded.diagnostics)
    }

    @Test func `a pair of notes and a picture load without a word`() async throws {
        let disk = InMemoryFileSystem([
            "content/a.en.md": "A", "content/a.zh-Hans.md": "甲", "content/pictures/x.png": "PNG",
            "content/.hidden.md": "no",
        ])
        let loaded = try await load(disk)
        #expect(loaded.value.notes.map { $0.file.path } == ["content/a.en.md", "content/a.zh-Hans.md"])
        #expect(loaded.value.notes.map { $0.slug } == ["a", "a"])
        #expect(loaded.value.attachments == ["pictures/x.png"])
        #expect(loaded.diagnostics.isEmpty)
    }

    @Test func `a note alone is reported once`() async throws {
        let loaded = try await load(InMemoryFileSystem(["content/a.en.md": "A"]))
        #expect(
            printed(loaded)
                == "content/a.en.md:1:1: warning: there is no 'a.zh-Hans.md'; its page shows this text with a notice "
                + "[site/translation-missing]\n")
    }

    // MARK: - Languages

    /// A file, its head, and the language that it is read in.
    struct LanguageCase: Sendable, CustomTestStringConvertible {
        let path: String
        var head = ""
        let language: Language
        let slug: String

        var testDescription: String { path + " " + head }
    }

    static let languageCases = [
        LanguageCase(path: "a.md", language: .english, slug: "a"),
        LanguageCase(path: "a.markdown", language: .english, slug: "a"),
        LanguageCase(path: "a.zh.md", language: .simplifiedChinese, slug: "a"),
        LanguageCase(path: "a.zh-CN.md", language: .simplifiedChinese, slug: "a"),
        LanguageCase(path: "a.zh_cn.md", language: .simplifiedChinese, slug: "a"),
        LanguageCase(path: "a.zh-Hans.md", language: .simplifiedChinese, slug: "a"),
        LanguageCase(path: "a.en-US.md", language: .english, slug: "a"),
        LanguageCase(path: "zh/b/a.md", language: .simplifiedChinese, slug: "b/a"),
        LanguageCase(path: "en/a.md", language: .english, slug: "a"),
        LanguageCase(path: "b/zh/a.md", language: .english, slug: "b/zh/a"),
        LanguageCase(path: "a.1.2.md", language: .english, slug: "a.1.2"),
        LanguageCase(path: "a.md", head: "lang: zh-CN", language: .simplifiedChinese, slug: "a"),
        LanguageCase(path: "en/a.md", head: "language: zh", language: .simplifiedChinese, slug: "a"),
        LanguageCase(path: "README.md", language: .english, slug: "index"),
        LanguageCase(path: "zh/b/_index.md", language: .simplifiedChinese, slug: "b/index"),
    ]

    @Test(arguments: languageCases)
    func `head, ending and folder name the language`(_ test: LanguageCase) async throws {
        let text = test.head.isEmpty ? "# A" : "---\n\(test.head)\n---\n# A"
        let note = try #require(try await load(InMemoryFileSystem(["content/" + test.path: text])).value.notes.first)
        #expect(note.language == test.language)
        #expect(note.slug == test.slug)
    }

    @Test func `notes that name no language are read by the letters of all of them`() async throws {
        let chinese = try await load(
            InMemoryFileSystem(["content/a.md": "安全区是什么，边距是什么", "content/b.md": "# UIKit"]), languages: nil)
        #expect(chinese.value.editions.languages == [.simplifiedChinese])
        #expect(chinese.value.notes.map { $0.route.path } == ["a.html", "b.html"])
        #expect(chinese.diagnostics.isEmpty)
        let both = try await load(
            InMemoryFileSystem(["content/a.md": "# UIKit", "content/a.zh.md": "# 安全区"]), languages: nil)
        #expect(both.value.notes.map { $0.route.path } == ["en/a.html", "zh-Hans/a.html"])
        #expect(both.diagnostics.isEmpty)
    }

    @Test func `notes in a language that the site does not have are one message`() async throws {
        let loaded = try await load(
            InMemoryFileSystem(["content/a.md": "A", "content/a.zh.md": "甲", "content/b.zh.md": "乙"]),
            languages: [.english])
        #expect(loaded.value.notes.map { $0.path } == ["a.md"])
        #expect(
            loaded.diagnostics.map { $0.message } == [
                "2 notes (the first is 'content/a.zh.md') are left out: 'languages' in site.yaml does not list 'zh-Hans'"
            ])
    }

    @Test func `a head with a language without words is reported`() async throws {
        let loaded = try await load(
            InMemoryFileSystem(["content/a.md": "---\nlang: eng\n---\n"]), languages: [.english])
        #expect(loaded.diagnostics.map { $0.code.description } == ["site/unknown-language"])
    }

    // MARK: - What is published

    @Test(arguments: [
        "draft: true", "published: false", "date: 2026-11-23", "date: 2026-11-23T08:00:00+08:00",
        "publishDate: 2027-01-01", "expiryDate: 2026-11-22",
    ])
    func `a note that is held back is on no page`(_ head: String) async throws {
        let loaded = try await load(
            InMemoryFileSystem(["content/a.md": "---\n\(head)\n---\n# A", "content/b.md": "# B"]), languages: [.english]
        )
        #expect(loaded.value.notes.map { $0.path } == ["b.md"])
        #expect(loaded.value.heldBack.map { $0.path } == ["a.md"])
        #expect(loaded.diagnostics.isEmpty)
    }

    @Test(arguments: [
        "draft: false", "published: true", "date: 2026-11-22", "date: 2026-11-23T01:00:00+08:00",
        "expiryDate: 2026-11-23",
    ])
    func `other notes are published`(_ head: String) async throws {
        let loaded = try await load(
            InMemoryFileSystem(["content/a.md": "---\n\(head)\n---\n# A"]), languages: [.english])
        #expect(loaded.value.notes.count == 1)
    }

    @Test func `what is excluded is neither note nor file`() async throws {
        let disk = InMemoryFileSystem([
            "content/a.md": "A", "content/old/b.md": "B", "content/x/old/c.png": "", "content/d.psd": "",
            "content/y/z1/e.txt": "", "content/y/f.txt": "",
        ])
        let loaded = try await load(disk, languages: [.english], excluding: ["old", "*.psd", "y/z*"])
        #expect(loaded.value.notes.map { $0.path } == ["a.md"])
        #expect(loaded.value.attachments == ["y/f.txt"])
    }

    @Test func `what servers look for is a file of the site, what tools keep is hidden`() async throws {
        let disk = InMemoryFileSystem([
            "content/a.md": "A", "content/.well-known/security.txt": "", "content/.well-known/acme/x.md": "",
            "content/.nojekyll": "", "content/.htaccess": "", "content/.domains": "", "content/.git/config": "",
            "content/.git/hooks/x.md": "", "content/.DS_Store": "", "content/g/.obsidian/app.json": "",
            "content/g/.nojekyll": "", "content/.well-known/.gitkeep": "",
        ])
        let loaded = try await load(disk, languages: [.english])
        let served = [".domains", ".htaccess", ".nojekyll", ".well-known/acme/x.md", ".well-known/security.txt"]
        #expect(loaded.value.notes.map { $0.path } == ["a.md"])
        #expect(loaded.value.attachments == served && loaded.diagnostics.isEmpty)
        #expect(served.allSatisfy { Attachments.outputPath($0) == $0 })
        #expect(Attachments.outputPath("g/.nojekyll") == "files/g/.nojekyll")
        let hidden = [".DS_Store", ".git", ".well-known/.gitkeep", "g/.nojekyll", "g/.obsidian"]
        #expect(loaded.value.hidden == hidden)
    }

    @Test func `a folder's own index comes before its readme`() async throws {
        let disk = InMemoryFileSystem(["content/g/README.md": "R", "content/g/index.md": "I", "content/g/x.md": "X"])
        #expect(
            try await load(disk, languages: [.english]).value.notes.map { $0.slug } == ["g/README", "g/index", "g/x"])
    }

    // MARK: - Names

    @Test func `two files for one page keep the first`() async throws {
        let loaded = try await load(
            InMemoryFileSystem([
                "content/A.en.md": "1", "content/a.en.md": "2", "content/a.zh-Hans.md": "", "content/A.zh-Hans.md": "",
            ]))
        #expect(loaded.value.notes.map { $0.file.path } == ["content/A.en.md", "content/A.zh-Hans.md"])
        #expect(loaded.diagnostics.allSatisfy { $0.code.description == "site/duplicate-page" })
    }

    @Test func `a link that leads out of the folder is left out`() async throws {
        let disk = InMemoryFileSystem(["content/a.en.md": "", "content/a.zh-Hans.md": "", "secret.md": "secret"])
        disk.change { $0.links["content/b.en.md"] = "secret.md" }
        let loaded = try await load(disk)
        #expect(loaded.value.notes.count == 2)
        #expect(loaded.diagnostics.map { $0.code.description } == ["site/link-leaves-folder"])
    }

    @Test func `a link within the folder is read`() async throws {
        let disk = InMemoryFileSystem(["content/a.en.md": "text", "content/a.zh-Hans.md": ""])
        disk.change { $0.links["content/b.en.md"] = "content/a.en.md" }
        #expect(try await load(disk).value.notes.first { $0.slug == "b" }?.file.text == "text")
    }

    @Test func `an unreadable note ends the run`() async {
        let disk = InMemoryFileSystem(["content/a.en.md": ""])
        disk.change { $0.unreadable = ["content/a.en.md"] }
        await #expect(throws: FileSystemError(.read, "content/a.en.md", "Permission denied")) { try await load(disk) }
    }

    @Test func `a folder that is not there ends the run`() async {
        await #expect(throws: FileSystemError(.list, "content", "No such file or directory")) {
            try await load(InMemoryFileSystem())
        }
    }

    @Test func `a file whose name has a control character or is not UTF-8 stops only itself`() async throws {
        let disk = InMemoryFileSystem([
            "content/a.en.md": "", "content/a.zh-Hans.md": "", "content/b\nc.en.md": "",
            "content/d\u{1B}[31m/e.en.md": "",
            "content/dot\u{7F}.txt": "", "content/next\u{85}line.txt": "",
        ])
        var fileSystem = disk.fileSystem
        // Bytes that are no text are listed with U+FFFD, and nothing is found under that name.
        fileSystem.list = { folder throws(FileSystemError) in try disk.fileSystem.list(folder) + ["caf\u{FFFD}.md"] }
        let listing = try fileSystem.listing(of: "content")
        #expect(listing.files == ["a.en.md", "a.zh-Hans.md"])
        #expect(
            listing.problems(in: "content").map { $0.message } == [
                "'content/b\\u{A}c.en.md' has a control character in its name and is left out; rename it",
                "'content/caf\u{FFFD}.md' has a name that is not UTF-8 and is left out; rename it",
                "'content/d\\u{1B}[31m' has a control character in its name and is left out; rename it",
                "'content/dot\\u{7F}.txt' has a control character in its name and is left out; rename it",
                "'content/next\\u{85}line.txt' has a control character in its name and is left out; rename it",
            ])
        let loaded = try await load(disk)
        #expect(loaded.value.notes.count == 2 && loaded.value.attachments.isEmpty)
        #expect(Set(loaded.diagnostics.map { $0.code.description }) == ["site/unusable-name"])
    }

    @Test func `a file that is too large to be read stops only itself`() async throws {
        let disk = InMemoryFileSystem([
            "content/a.en.md": "", "content/a.zh-Hans.md": "", "content/b.en.md": "", "content/film.mp4": "",
            "content/long.mp4": "",
        ])
        disk.change {
            $0.sizes = ["content/b.en.md": 70 << 20, "content/film.mp4": 70 << 20, "content/long.mp4": 20 << 30]
        }
        let loaded = try await load(disk)
        #expect(loaded.value.notes.count == 2 && loaded.value.attachments == ["film.mp4"])
        #expect(
            loaded.diagnostics.map { $0.message } == [
                "'content/b.en.md' has 70 MB, more than the 64 that can be read and is left out",
                "'content/long.mp4' has 20480 MB, more than the 512 that can be read and is left out",
            ])
    }

    @Test func `a note in a folder that has the name of a page is named`() async throws {
        let disk = InMemoryFileSystem(["content/a.md": "", "content/a.html/x.md": "", "content/b.html/y.md": ""])
        let loaded = try await load(disk, languages: [.english])
        #expect(loaded.value.slugs == ["a", "b.html/y"])
        #expect(loaded.diagnostics.map { $0.span?.file } == ["content/a.html/x.md"])
        #expect(
            loaded.diagnostics.first?.message
                == "its folder has the same name as the page of 'content/a.md', so the file is left out")
    }

    // MARK: - What is held back, and where pages are

    @Test func `what another tool would not publish is held back`() async throws {
        let disk = InMemoryFileSystem([
            "content/a.md": "A", "content/_partial.mdx": "no", "content/_drafts/b.md": "no",
            "content/_index.md": "home",
            "content/_posts/2026-01-01-c.md": "post", "content/Templates/d.md": "no",
            "content/.obsidian/templates.json": "{\"folder\": \"Templates\"}",
            "content/e.md": "---\nbuild:\n  render: never\n---\nno",
        ])
        let loaded = try await load(disk, languages: [.english])
        #expect(loaded.value.heldBack.map { $0.path } == ["Templates/d.md", "_drafts/b.md", "_partial.mdx", "e.md"])
        #expect(loaded.value.heldBack.allSatisfy { $0.reason == .withheld })
        #expect(Set(loaded.value.slugs) == ["a", "index", "_posts/2026-01-01-c"])
    }

    @Test func `a folder named like a language is a section, although both have a home page`() async throws {
        let disk = InMemoryFileSystem(["content/index.md": "A", "content/b.md": "B", "content/ts/index.md": "C"])
        let loaded = try await load(disk, languages: nil)
        #expect(loaded.value.editions.languages == [.english])
        #expect(loaded.value.slugs == ["b", "index", "ts/index"])
    }

    @Test func `a few notes in a second language move no page`() async throws {
        let disk = InMemoryFileSystem([
            "content/a.md": "A", "content/b.md": "B", "content/c.md": "C", "content/a.zh-Hans.md": "甲",
        ])
        let loaded = try await load(disk, languages: nil)
        #expect(loaded.value.editions.languages == [.english])
        #expect(printed(loaded).contains("write 'languages: [en, zh-Hans]' in site.yaml [site/language-unlisted]"))
    }

    @Test func `an empty address counts as none`() async throws {
        let loaded = try await load(
            InMemoryFileSystem(["content/a.md": "---\ntitle: A\nurl: \"\"\nslug: \"\"\n---\n"]), languages: [.english])
        #expect(loaded.value.slugs == ["a"])
    }

    @Test func `notation of a tool needs a file of that tool`() async throws {
        let loaded = try await load(
            InMemoryFileSystem(["content/a.md": "A", "content/.obsidian/app.json": "{}"]), languages: [.english])
        #expect(loaded.value.dialects == [.obsidian: ".obsidian"])
    }
}
