import Foundation
import TemplateFiles
import Testing

struct TemplateFilesTests {
    @Test func `the binary carries what goes into a site of the folder templates, as it is`() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../../templates")
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        let files = names.filter { $0.hasSuffix(".html") || $0.hasPrefix("assets/") }
        #expect(TemplateFiles.standard.map { $0.path } == files.sorted())
        for file in TemplateFiles.standard {
            #expect(try file.bytes == Array(Data(contentsOf: folder.appending(path: file.path))), "\(file.path)")
        }
    }
}
