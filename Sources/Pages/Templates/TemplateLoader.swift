package import Content
package import Diagnostics
package import Templates

/// Reads the template folder: pages and their parts (`*.html`), and what pages load as it is (`assets/`).
package struct TemplateLoader {
    package let folder: String
    package let fileSystem: FileSystem

    package init(folder: String, fileSystem: FileSystem) {
        self.folder = folder
        self.fileSystem = fileSystem
    }

    /// Everything found in the folder.
    package struct Design: Sendable {
        package var templates = TemplateLibrary()
        package var assets: [OutputFile] = []
        /// For diagnostics.
        package var sources: [SourceFile] = []
    }

    /// Loads templates by their names without ending, and assets with their paths.
    package func load() throws(FileSystemError) -> Diagnosed<Design> {
        var design = Design()
        var diagnostics: [Diagnostic] = []
        for path in try fileSystem.files(below: folder) {
            let fullPath = folder + "/" + path
            guard fileSystem.kind(fullPath) != .link || fileSystem.isInside(fullPath, folder: folder) else {
                diagnostics.append(FileCodes.linkLeavesFolder(fullPath, folder: folder))
                continue
            }
            if path.hasPrefix("assets/") {
                design.assets.append(OutputFile(path, try fileSystem.read(fullPath)))
            } else if path.hasSuffix(".html") {
                let file = TextDecoding.decode(try fileSystem.read(fullPath), path: fullPath).unwrap(into: &diagnostics)
                design.sources.append(file)
                design.templates.insert(Template.parse(file).unwrap(into: &diagnostics), as: String(path.dropLast(5)))
            }
        }
        return Diagnosed(design, diagnostics)
    }
}
