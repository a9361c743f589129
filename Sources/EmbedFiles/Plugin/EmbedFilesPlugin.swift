import Foundation
import PackagePlugin

/// Carries the YAML files of a target in the binary: its folder's files with the ending `.yaml`, at any depth, become the
/// constant `EmbeddedFiles.all` of the target. They are embedded anew when one of them changes.
@main
struct EmbedFilesPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL
        let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
        let files = paths.sorted().map { folder.appending(path: $0) }
        let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFiles.swift")
        return [
            .buildCommand(
                displayName: "Embedding the files of \(target.name)",
                executable: try context.tool(named: "EmbedFilesTool").url,
                arguments: [output.path] + files.map { $0.path }, inputFiles: files, outputFiles: [output])
        ]
    }
}
