import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoRendering

@Suite struct PDFTests {
    private func text(of scene: Scene) throws -> String {
        String(decoding: try SceneRenderer().pdf(scene), as: UTF8.self)
    }

    @Test func `a page is as large as its picture, in points`() throws {
        let pdf = try text(of: Pictures.everything)
        #expect(pdf.hasPrefix("%PDF-1."))
        #expect(pdf.contains("/MediaBox [ 0 0 200 120.5 ]") && pdf.contains("/Count 1\n"))
    }

    @Test func `a document names its language and title and no time`() throws {
        let pdf = try text(of: Pictures.everything)
        #expect(pdf.contains("/Type /Catalog\n   /Lang (zh-Hans)\n"))
        #expect(pdf.contains("/Title (Bars & <insets>)") && pdf.contains("/Subject (A \"safe\" area.)"))
        #expect(!pdf.contains("Date"))
    }

    @Test func `the table of objects is where the document says`() throws {
        let pdf = try SceneRenderer().pdf(Pictures.everything)
        let words = String(decoding: pdf, as: UTF8.self).split(separator: "startxref\n")
        let start = try #require(words.last.flatMap { Int($0.prefix { $0.isNumber }) })
        #expect(pdf[start...].starts(with: Array("xref\n".utf8)))
        #expect(pdf.suffix(6) == Array("%%EOF\n".utf8))
    }

    @Test func `fonts are embedded`() throws {
        let pdf = try text(of: Pictures.everything)
        for name in ["Inter-SemiBold", "NotoSansCJK", "JetBrainsMono"] { #expect(pdf.contains("+" + name), "\(name)") }
        #expect(pdf.split(separator: "/FontFile").count > 3)
    }

    /// Its table of subroutines, which Cairo would take over, is 60 kB packed.
    @Test func `a Chinese font weighs what its glyphs do`() throws {
        let scene = Pictures.wide([Pictures.label("导航栏的安全区域", at: Point(x: 0, y: 12))])
        let pdf = try SceneRenderer().pdf(scene)
        #expect(pdf.count < 10_000, "\(pdf.count) bytes")
    }

    @Test func `an empty picture is a page`() throws {
        #expect(try text(of: Pictures.tiny([])).contains("/Count 1\n"))
    }

    @Test(arguments: ["", "%PDF", "/Type /Catalog\nstartxref\n", "startxref\n9\n/Type /Catalog"])
    func `a document that ends in another way stays as it is`(_ text: String) {
        #expect(PDFLanguage.insert("en", into: Array(text.utf8)) == Array(text.utf8))
    }

    /// Needs pdftotext, of the Debian package poppler-utils.
    @Test func `text can be selected in both scripts`() throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID().uuidString).pdf")
        defer { try? FileManager.default.removeItem(at: file) }
        try Data(SceneRenderer().pdf(Pictures.everything)).write(to: file)
        let (process, output) = (Process(), Pipe())
        process.executableURL = URL(fileURLWithPath: "/usr/bin/pdftotext")
        process.arguments = [file.path, "-"]
        process.standardOutput = output
        try process.run()
        let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
        process.waitUntilExit()
        for line in ["top 88 → “导航栏”……", "insets.top -> ", "Safe area 安全区域"] { #expect(text.contains(line)) }
    }
}
