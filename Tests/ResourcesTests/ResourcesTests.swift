import Foundation
import LibraryFiles
import Resources
import Testing

@Suite struct ResourcesTests {
    private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "../..")

    /// Those that Debian installs.
    private static let elsewhere: Set = ["katex.min.js", "components.json"]

    /// Where the files of each folder are kept in the project.
    private static let folders: [(Resources.Folder, path: String)] = [
        (.handbook, "Sources/Tool/Handbook/Examples"), (.formulas, "Sources/Site/MathML/Scripts"),
        (.grammars, "Sources/Site/CodeColours/Scripts"),
        (.preview, "Sources/Site/PreviewServer/Scripts"), (.probe, "Sources/Layout/UIKitCode/Probe"),
        (.screens, "Sources/Tool/Reference/Screens"), (.starter, "Sources/Tool/Starter/Files"),
        (.templates, "templates"),
    ]

    private static func fileNames(below path: String) throws -> Set<String> {
        let folder = project.appending(path: path)
        let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { name in
            let values = try folder.appending(path: name).resourceValues(forKeys: [.isRegularFileKey])
            return values.isRegularFile == true
        }
        return Set(names).subtracting(["README.md"])
    }

    @Test(arguments: Set(folders.map { $0.path }))
    func `the binary carries every file of a folder`(_ path: String) throws {
        let carried = Self.folders.filter { $0.path == path }.flatMap { Resources.names(in: $0.0) }
        #expect(try Set(carried).subtracting(Self.elsewhere) == Self.fileNames(below: path))
        #expect(carried.count == Set(carried).count)
    }

    /// All but the engine, which is made by the build and may be missing.
    @Test(arguments: Resources.Folder.allCases.filter { $0 != .live })
    func `the bytes are those of the file`(_ folder: Resources.Folder) throws {
        let path = try #require(Self.folders.first { $0.0 == folder }?.path)
        let files = Resources.files(in: folder)
        #expect(!files.isEmpty)
        for file in files where !Self.elsewhere.contains(file.name) {
            let bytes = try Data(contentsOf: Self.project.appending(path: path).appending(path: file.name))
            #expect(file.bytes == Array(bytes), "\(file.name)")
            #expect(Resources.text(of: file.name, in: folder) == file.text)
        }
    }

    @Test func `the public library carries its files without those of the tool`() throws {
        let devices = LibraryFiles.devices.files + LibraryFiles.sources.files
        let words = LibraryFiles.words.files
        for (files, path) in [
            (devices, "Sources/Layout/Devices/Catalog"),
            (words.filter { !$0.name.contains("/") }, "Sources/Base/WordFiles/Words"),
        ] {
            #expect(try files.map { $0.name }.sorted() == Self.fileNames(below: path).sorted())
            for file in files {
                let bytes = try Data(contentsOf: Self.project.appending(path: path).appending(path: file.name))
                #expect(Array(file.text.utf8) == Array(bytes), "\(file.name)")
            }
        }
        #expect(words.first?.name == "en.yaml")
    }

    @Test func `words of an extra are those in its folder`() throws {
        let carried = LibraryFiles.words.files.filter { $0.name.contains("/") }
        let below = "Sources/Extras"
        let written = try Self.fileNames(below: below).filter { $0.contains("/Words/") }
        #expect(carried.map { $0.name }.sorted() == written.map { $0.replacing("/Words/", with: "/") }.sorted())
        for name in written {
            let text = try String(contentsOf: Self.project.appending(path: "\(below)/\(name)"), encoding: .utf8)
            #expect(carried.contains { $0.name == name.replacing("/Words/", with: "/") && $0.text == text }, "\(name)")
        }
    }

    @Test func `templates are sorted by path`() {
        #expect(Resources.names(in: .templates) == Resources.names(in: .templates).sorted())
    }
}
