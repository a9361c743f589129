import ContentSupport
import Diagnostics
import Languages
import Testing

@testable import Content

@Suite struct SiteSettingsTests {
    struct SettingsCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let yaml: String
        let diagnostics: String

        init(_ description: String, _ yaml: String, _ diagnostics: String) {
            testDescription = description
            self.yaml = yaml
            self.diagnostics = diagnostics
        }
    }

    static let cases = [
        SettingsCase("comments alone", "# nothing\n", ""),
        SettingsCase("keys without values", "changes:\nredirects:\n", ""),
        SettingsCase(
            "a list", "- a\n",
            "content/site.yaml:1:1: error: 'site.yaml' takes a mapping of properties, not a list of 1 "
                + "[settings/wrong-type]\n"),
        SettingsCase(
            "a misspelt key", "adress: https://example.org/\n",
            "content/site.yaml:1:1: error: 'site.yaml' has no property 'adress'; it has title, tagline, description, "
                + "logo, accent and 27 more [settings/unknown-property]\n"),
        SettingsCase(
            "languages without words, and one twice", "languages: [eng, en, en]\n",
            "content/site.yaml:1:13: error: there are no UI strings for the language 'eng'; there are UI strings for en and "
                + "zh-Hans [settings/unknown-language]\n"
                + "content/site.yaml:1:22: error: the language 'en' is listed already [settings/language-twice]\n"),
        SettingsCase(
            "a text in a language that the site does not have", "languages: [en]\ntitle: {en: A, zh-Hans: 甲}\n",
            "content/site.yaml:2:16: error: 'title' has no property 'zh-Hans'; it has en "
                + "[settings/unknown-property]\n"),
        SettingsCase(
            "a colour that is a word", "accent: {light: blue}\n",
            "content/site.yaml:1:17: error: 'light' takes a colour of six hexadecimal digits such as '#1b5faa', not "
                + "'blue' [settings/no-color]\n"),
        SettingsCase(
            "a switch that is a word", "credit: off\npages: {rules: maybe, home: true}\n",
            "content/site.yaml:1:9: error: 'credit' takes true or false, not 'off' [settings/not-a-boolean]\n"
                + "content/site.yaml:2:16: error: 'rules' takes true or false, not 'maybe' "
                + "[settings/not-a-boolean]\n"
                + "content/site.yaml:2:23: error: 'pages' has no property 'home'; it has tags, rules, "
                + "diagnostics, single-page, search and 5 more [settings/unknown-property]\n"),
        SettingsCase(
            "a key of an earlier version", "pages: {previews: false}\n",
            "content/site.yaml:1:9: error: 'previews' is gone since 1.1; links show no previews; remove it "
                + "[settings/unknown-property]\n"),
        SettingsCase(
            "an address without its slash", "address: https://example.org/notes\n",
            "content/site.yaml:1:10: error: 'address' takes the URL at which the site is served, such as "
                + "'https://example.org/notes/', ending with '/', not "
                + "'https://example.org/notes' [settings/address-unusable]\n"),
        SettingsCase(
            "feeds without a name, with one that is none, and with one twice",
            "feeds:\n  - {tag: a}\n  - {name: Our blog}\n  - {name: b}\n  - {name: b, count: 0}\n",
            "content/site.yaml:2:5: error: this feed has no 'name' [settings/missing-key]\n"
                + "content/site.yaml:3:12: error: 'Our blog' is not a valid name for a feed; use at most 80 lowercase ASCII "
                + "letters, digits and hyphens [settings/feed-name]\n"
                + "content/site.yaml:5:12: error: the feed 'b' is listed already [settings/feed-name]\n"
                + "content/site.yaml:5:22: error: 'count' must be a whole number from 1 to 500, not '0' "
                + "[settings/number-out-of-range]\n"),
        SettingsCase(
            "an address for reports that is none", "issue: javascript:alert(1)\n",
            "content/site.yaml:1:8: error: 'issue' takes an address that begins with 'https://' or 'http://', such as "
                + "'https://git.example/issues/new?title={title}', not 'javascript:alert(1)' "
                + "[settings/issue-unusable]\n"),
        SettingsCase(
            "an address for reports with another placeholder", "issue: 'https://example.org/new?title={titel}'\n",
            "content/site.yaml:1:8: error: '{titel}' is not a placeholder of 'issue'; it has page, title, file, section and value "
                + "[settings/issue-unusable]\n"),
        SettingsCase(
            "an address for editing without a file", "edit: https://example.org/edit\n",
            "content/site.yaml:1:7: error: 'edit' takes an address with one '{file}', such as "
                + "'https://example.org/edit/content/{file}', not 'https://example.org/edit' "
                + "[settings/edit-unusable]\n"),
        SettingsCase(
            "an address that is a list", "address: []\n",
            "content/site.yaml:1:10: error: 'address' takes text, not an empty list [settings/wrong-type]\n"),
        SettingsCase(
            "synonyms that are no lists", "synonyms: [a, [b, c]]\n",
            "content/site.yaml:1:12: error: 'synonyms' takes a list of words, not 'a' [settings/wrong-type]\n"
        ),
        SettingsCase(
            "changes with mistakes",
            """
            languages: [en, zh-Hans]
            changes:
              - {date: 2026-02-30, text: {en: A, zh-Hans: 甲}}
              - {date: 2026-02-28, text: {en: A, zh-Hans: 甲}, author: me}
              - {date: 2026-02-28, text: {en: A, zh-Hans: 甲}}
              - {date: 2026-02-27, text: {en: A}}
              - {text: {en: A, zh-Hans: 甲}}

            """,
            """
            content/site.yaml:3:12: error: 'date' takes a date such as '2026-11-21', not '2026-02-30' \
            [settings/no-date]
            content/site.yaml:4:51: error: 'change' has no property 'author'; it has date, text and notes \
            [settings/unknown-property]
            content/site.yaml:6:5: warning: the change has no text in 'zh-Hans', so it is not in the feed of that \
            language [settings/change-untold]
            content/site.yaml:7:5: error: this change has no 'date' [settings/missing-key]

            """),
        SettingsCase(
            "severities with mistakes",
            """
            severities:
              - {code: site/title-missing, severity: silent}
              - {code: site/title-missing, severity: warning, reason: A, files: archive}

            """,
            """
            content/site.yaml:2:5: error: this severity has no 'reason' [settings/missing-key]
            content/site.yaml:3:42: error: 'severity' takes error or silent, not 'warning' \
            [settings/unknown-word]

            """),
        SettingsCase(
            "YAML with a mistake", "address: [\n",
            "content/site.yaml:1:10: error: '[' is never closed [yaml/unclosed-bracket]\n"),
    ]

    static let unusable = [
        AddressCase(text: "https://user:pw@a.example/", said: "a user name"),
        AddressCase(text: "https://b\u{FC}cher.example/", said: "'xn--' form"),
        AddressCase(text: "https://a..example/", said: "'a..example' in 'address' is not a host name"),
        AddressCase(text: "https://-a.example/", said: "not a host name"),
        AddressCase(text: "https://a.example:99999/", said: "'99999' in 'address' is not a port"),
        AddressCase(text: "https://a.example:/", said: "'' in 'address' is not a port"),
        AddressCase(text: "https://a.example/%zz/", said: "the path '/%zz/'"),
        AddressCase(text: "https://a.example/../x/", said: "the path '/../x/'"),
        AddressCase(text: "https://a.example/%2e%2E/x/", said: "the path '/%2e%2E/x/'"),
        AddressCase(text: "https://a.example//x//", said: "the path '//x//'"),
        AddressCase(text: "https://a.example/路/", said: "the path '/路/'"),
    ]

    @Test(arguments: unusable)
    func `an address that no server has is refused at its line`(_ test: AddressCase) throws {
        let loaded = try load("address: \(test.text)\n")
        #expect(loaded.settings.address == nil)
        #expect(loaded.diagnostics.map { $0.code.description } == ["settings/address-unusable"])
        #expect(loaded.diagnostics.first?.message.contains(test.said ?? "") == true)
        #expect(loaded.diagnostics.first?.span?.range.lowerBound == 9)
    }

    @Test func `of two addresses the first one counts, as is said`() throws {
        let loaded = try load("address: https://a.example/\naddress: https://b.example/\n")
        #expect(loaded.diagnostics.map { $0.code.description } == ["yaml/duplicate-key"])
        #expect(loaded.settings.address?.text == "https://a.example/")
    }

    private let names = ProvidedNames(
        fences: [FenceKind("macros", holding: "a block of macros", needing: ["id"])],
        pages: [GeneratedPage("rules", .listed)])

    private func load(_ yaml: String) throws -> ContentSettings {
        let disk = InMemoryFileSystem(["content/site.yaml": yaml])
        return try ContentSettings(
            folder: "content", knowing: [.english, .simplifiedChinese], names, in: disk.fileSystem)
    }

    @Test(arguments: cases)
    func `mistakes are reported at their places`(_ test: SettingsCase) throws {
        let loaded = try load(test.yaml)
        #expect(DiagnosticPrinter(style: .short, files: loaded.sources).print(loaded.diagnostics) == test.diagnostics)
    }

    @Test func `what mends a mistake is offered`() throws {
        let loaded = try load("adress: a\naddress: https://example.org\nlanguages: [zn-Hans]\n")
        #expect(
            loaded.diagnostics.flatMap { $0.fixIts.map { $0.title.english } } == [
                "replace 'adress' with 'address'", "replace 'https://example.org' with 'https://example.org/'",
                "replace 'zn-Hans' with 'zh-Hans'",
            ])
    }

    @Test func `a folder without the file sets nothing`() throws {
        let loaded = try ContentSettings(
            folder: "content", knowing: [.english], ProvidedNames(), in: InMemoryFileSystem().fileSystem)
        #expect(loaded.settings.address == nil && loaded.diagnostics.isEmpty && loaded.sources.isEmpty)
    }

    @Test func `a folder in the file's place is reported`() throws {
        let disk = InMemoryFileSystem(["content/site.yaml/a.txt": ""])
        let loaded = try ContentSettings(folder: "content", knowing: [.english], ProvidedNames(), in: disk.fileSystem)
        #expect(loaded.diagnostics.map { $0.message } == ["cannot read 'content/site.yaml': it is not a file"])
    }

    // MARK: - Parts

    struct AddressCase: Sendable, CustomTestStringConvertible {
        let text: String
        var path: String?
        /// What the message holds.
        var said: String?

        var testDescription: String { text }
    }

    static let addresses = [
        AddressCase(text: "https://example.org/", path: "/"),
        AddressCase(text: "http://example.org:8080/a/b/", path: "/a/b/"),
        AddressCase(text: "https://example.org"), AddressCase(text: "example.org/"), AddressCase(text: "https:///"),
        AddressCase(text: "ftp://example.org/"), AddressCase(text: "https://example.org/?a=/"),
        AddressCase(text: "https://example.org/#/"), AddressCase(text: "https://例.org/"),
        AddressCase(text: "https://example.org/a b/"),
        AddressCase(text: "https://1.2.3.4:1/a%20b/c.d/", path: "/a%20b/c.d/"),
    ]

    @Test(arguments: addresses)
    func `an address of a site is absolute and ends with a slash`(_ test: AddressCase) {
        #expect(SiteAddress(test.text)?.path == test.path)
    }

    @Test func `addresses of pages are escaped and leave out index`() throws {
        let address = try #require(SiteAddress("https://example.org/notes/"))
        #expect(address.url(of: .start) == "https://example.org/notes/")
        #expect(address.url(of: Route(.english, "index")) == "https://example.org/notes/en/")
        #expect(
            address.url(of: Route(.simplifiedChinese, "安全"))
                == "https://example.org/notes/zh-Hans/%E5%AE%89%E5%85%A8.html")
        #expect(address.url(of: Route(.english, "my-index")) == "https://example.org/notes/en/my-index.html")
    }

    @Test(arguments: ["2024-02-29", "2000-02-29", "2026-12-31"])
    func `days of the calendar are dates`(_ text: String) {
        #expect(CalendarDate(text)?.timestamp == text + "T00:00:00Z")
    }

    @Test(arguments: [
        "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "26-01-01", "2026-01-01T", "",
    ])
    func `other texts are no dates`(_ text: String) { #expect(CalendarDate(text) == nil) }
}
