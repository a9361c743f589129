import Diagnostics
import Templates

/// Reads the template folder: pages and their parts (`*.html`), and what pages load as it is (`assets/`).
struct TemplateLoader {
    let folder: String
    let fileSystem: FileSystem

    /// Everything found in the folder.
    struct Design: Sendable {
        var templates = TemplateLibrary()
        var assets: [OutputFile] = []
        /// For diagnostics.
        var sources: [SourceFile] = []
    }

    /// Loads templates by their names without ending, and assets with their paths.
    func load() throws(FileSystemError) -> Diagnosed<Design> {
        var design = Design()
        var diagnostics: [Diagnostic] = []
        for path in try fileSystem.files(below: folder) {
            let fullPath = folder + "/" + path
            guard fileSystem.kind(fullPath) != .link || fileSystem.isInside(fullPath, folder: folder) else {
                diagnostics.append(SiteCodes.linkLeavesFolder(fullPath, folder: folder))
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
