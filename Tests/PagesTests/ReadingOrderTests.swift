import SiteSupport
import Testing

@testable import Content
@testable import Figures
@testable import Pages

@Suite struct ReadingOrderTests {
    /// The first reference behind a text on a page.
    private static func reference(behind mark: String, on page: String) -> String? {
        guard let start = page.firstRange(of: mark) else { return nil }
        return HTMLAttributes.values(of: "href", in: String(page[start.lowerBound...])).first
    }

    @Test(arguments: ["en", "zh-Hans", "zh-Hant", "both"])
    func `who reads on sees the pages in the order of the sidebar`(_ folder: String) async throws {
        let files = [
            "content/a.en.md": "---\ntitle: A\nsection: reference\n---\n", "content/b.en.md": SiteTest.note("Text."),
            "content/z.en.md": "---\ntitle: Z\nsection: notes\n---\n",
        ]
        let test = await SiteTest(files: files, pairing: false, making: .references).build()
        let page = test.page("\(folder)/b.html")
        let sidebar = try #require(page.firstRange(of: "sidebar-home").map { String(page[$0.upperBound...]) })
        let list = sidebar.prefix(sidebar.firstRange(of: "</nav>")?.lowerBound.utf16Offset(in: sidebar) ?? 0)
        let listed = HTMLAttributes.values(of: "href", in: String(list)).filter { !$0.contains("index") }
        #expect(listed.count == 12)
        var read: [String] = []
        var (next, place) = (listed.first, folder)
        while let path = next, read.count < 20 {
            read.append(path)
            let parts = path.split(separator: "/")
            if parts.count == 3 { place = String(parts[1]) }
            next = Self.reference(behind: "class=\"next\"", on: test.page("\(place)/\(parts.last ?? "")"))
        }
        // Tables of the tool stand in one language each, and go on in it.
        #expect(read.map { $0.split(separator: "/").last } == listed.map { $0.split(separator: "/").last })
    }
}
