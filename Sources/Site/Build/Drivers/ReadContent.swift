package import Content
import Diagnostics
import Pages
import ResultStore

/// The notes of a folder as they are now, for looking something up in them; nil where they cannot be read.
package func readContent(
    _ configuration: SiteConfiguration, in fileSystem: FileSystem = .real
) async -> SiteContent? {
    do throws(FileSystemError) {
        let design = try configuration.design(in: fileSystem, .none).value
        let folder = try await ContentFolder.load(
            configuration.contentFolder, configuration.conditions(design.words), in: fileSystem
        ).value
        return await folder.parse().value
    } catch {
        return nil
    }
}
