package import DataTree
package import Diagnostics
import YAML

/// A YAML file of its own in a content folder, such as `devices.yaml`; a folder may do without.
package struct ContentYAML {
    package let documents: [DataNode]
    package let diagnostics: [Diagnostic]
    /// The file, when there is one, for the diagnostics.
    package let sources: [SourceFile]

    /// Whether the YAML was understood to its end; otherwise something may be missing.
    package let isWhole: Bool

    /// Reads the file; a link to a place outside of the folder counts as no file.
    package init(_ name: String, in folder: String, of fileSystem: FileSystem) throws(FileSystemError) {
        let path = folder + "/" + name
        let kind = fileSystem.kind(path)
        guard kind == .file || (kind == .link && fileSystem.isInside(path, folder: folder)) else {
            documents = []
            diagnostics =
                kind == nil || kind == .link
                ? [] : [FileCodes.refused(FileSystemError(.read, path, "it is not a file"))]
            sources = []
            isWhole = true
            return
        }
        let file = TextDecoding.decode(try fileSystem.read(path), path: path)
        let parsed = YAMLParser.parse(file.value, in: file.value.span.range)
        documents = parsed.value
        diagnostics = file.diagnostics + parsed.diagnostics
        sources = [file.value]
        isWhole = !parsed.diagnostics.contains { $0.severity == .error && $0.code != YAMLCodes.duplicateKey.code }
    }
}
