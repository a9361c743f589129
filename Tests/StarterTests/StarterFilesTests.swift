import Content
import Foundation
import Languages
import Testing

@testable import Starter

struct StarterFilesTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/Tool/Starter/Files")

    @Test func `the binary carries the files of the folder, and each of them is used`() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).sorted()
        let used = StarterText.allCases.flatMap { text in Starter.languages.map { text.name(in: $0) } }
        #expect(StarterText.names.sorted() == names && Set(used).sorted() == names)
    }

    @Test(arguments: [
        ("Notes", "Notes"), ("安全区", "安全区"), ("yes", "\"yes\""), ("", "\"\""), ("a: b", "\"a: b\""),
        ("2026", "\"2026\""),
        ("say \"a\\b\"", "\"say \\\"a\\\\b\\\"\""), (" a", "\" a\""), ("a\nb", "\"a b\""),
        ("iPhone 17 Pro", "iPhone 17 Pro"),
    ])
    func `a name is quoted where YAML would take it for something else`(_ name: String, _ text: String) {
        #expect(YAMLText.scalar(name) == text)
    }

    @Test(arguments: [
        ("en-GB", "note.en.md"), ("zh-CN", "note.zh-Hans.md"), ("zh", "note.zh-Hans.md"), ("fr", "note.en.md"),
        ("zh-Hant", "note.en.md"),
    ])
    func `a text is in the language that is asked for, or else in English`(_ tag: String, _ name: String) {
        #expect(StarterText.note.name(in: Language(tag)) == name)
    }

    @Test func `a name of a file becomes words`() {
        #expect(SpokenName.text(of: "safe-area_on iPad") == "Safe area on iPad")
        #expect(SpokenName.text(of: "安全区") == "安全区" && SpokenName.text(of: "") == "")
    }
}
