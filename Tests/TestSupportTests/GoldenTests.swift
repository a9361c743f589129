import Diagnostics
import Drawing
import Foundation
import TestSupport
import Testing

@Suite struct GoldenTests {
    @Test func `a diff shows changed lines with three around them`() {
        let old = (1...20).map { "line \($0)" }
        var new = old
        new[4] = "changed"
        new.insert("added", at: 18)
        let diff = UnifiedDiff(from: old.joined(separator: "\n"), to: new.joined(separator: "\n"))
        #expect(
            diff.description == """
                @@ line 2, now 2 @@
                 line 2
                 line 3
                 line 4
                -line 5
                +changed
                 line 6
                 line 7
                 line 8
                @@ line 16, now 16 @@
                 line 16
                 line 17
                 line 18
                +added
                 line 19
                 line 20
                """)
    }

    @Test func `a text unlike its golden file is an issue that shows the difference`() {
        withKnownIssue {
            expectGolden("one\nthree\n", "two-lines.txt", isRecording: false)
        } matching: { issue in
            let text = issue.comments.map { $0.rawValue }.joined()
            return text.contains("two-lines.txt") && text.contains("-two\n+three") && text.contains("RECORD_GOLDEN=1")
        }
    }

    @Test func `a text without a golden file is an issue`() {
        withKnownIssue {
            expectGolden("one", "missing.txt", isRecording: false)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("there is no golden file") }
        }
    }

    @Test func `a text like its golden file is fine`() {
        expectGolden("one\ntwo\n", "two-lines.txt", isRecording: false)
    }

    @Test func `recording writes the file and is an issue`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "golden-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let source = folder.appending(path: "SomeTests.swift").path
        withKnownIssue {
            expectGolden("new", "recorded.txt", isRecording: true, filePath: source)
        } matching: {
            $0.comments.contains { $0.rawValue.contains("run again without RECORD_GOLDEN") }
        }
        #expect(try String(contentsOf: folder.appending(path: "Golden/recorded.txt"), encoding: .utf8) == "new")
        expectGolden("new", "recorded.txt", isRecording: false, filePath: source)
    }

    @Test func `markers leave the text and tell their offsets`() {
        let source = MarkedSource("é: 1️⃣漢2️⃣")
        #expect(source.file.text == "é: 漢")
        #expect(source["1️⃣"] == 4)
        #expect(source["2️⃣"] == 7)
        #expect(source["3️⃣"] == nil)
    }

    @Test func `square glyphs are half as wide in ASCII`() {
        let extent = SquareGlyphs().measure("a漢", font: Font(.text, size: 10))
        #expect(extent == TextExtent(width: 15, ascent: 8, descent: 2))
    }
}
