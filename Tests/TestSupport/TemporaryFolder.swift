package import Foundation

/// A folder that goes away with its owner.
package final class TemporaryFolder {
    package let root: URL

    package init() throws {
        root = FileManager.default.temporaryDirectory.appendingPathComponent("notchbook-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    }

    /// Settings without the pages of the tool's own tables, which take longer than all else of a small site.
    package static let notesAlone = "pages: {devices: false, rules: false, sources: false, lab: false}\n"

    /// A folder for notes, whose site has no pages of the tool's own tables.
    package static func forNotes() throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try folder.write(notesAlone, to: "content/site.yaml")
        return folder
    }

    deinit {
        do {
            try FileManager.default.removeItem(at: root)
        } catch {
            print("left behind: \(root.path)")
        }
    }

    package func url(_ name: String) -> URL { root.appendingPathComponent(name) }

    package func read(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }

    /// Writes a text, and makes the folders above it.
    package func write(_ text: String, to name: String) throws {
        try FileManager.default.createDirectory(
            at: url(name).deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url(name))
    }

    /// An empty file, open for writing.
    package func newFile(_ name: String) throws -> FileHandle {
        try write("", to: name)
        return try FileHandle(forWritingTo: url(name))
    }

    /// The bytes of every file below a folder, by relative path.
    package func contents(of name: String) throws -> [String: Data] {
        var contents: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: url(name).path) {
            let file = url(name).appendingPathComponent(path)
            if try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
                contents[path] = try Data(contentsOf: file)
            }
        }
        return contents
    }
}
