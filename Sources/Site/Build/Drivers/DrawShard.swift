package import Content
import Diagnostics
import Pictures
package import ResultStore

/// Draws a part of the pictures of a site and keeps them, and writes no site: the builds of all parts share the work of drawing, and
/// one build after them finds everything drawn.
package func drawShard(
    _ shard: Shard, of configuration: SiteConfiguration, in fileSystem: FileSystem = .real
) async -> BuildReport {
    if let error = configuration.misplacedFolder(in: fileSystem) {
        return BuildReport(outcome: .failed, diagnostics: [FileCodes.refused(error)], sources: [])
    }
    var pipeline = await Pipeline(
        configuration, configuration.results.open(), for: .keeping, shard: shard, in: fileSystem)
    do {
        let site = try await pipeline.plan(try await pipeline.read())
        let output = SiteOutput(nil, keepsFiles: false, listsFiles: false)
        try await pipeline.render(site, into: output)
        try pipeline.drawIcons(of: site, into: output)
        pipeline.store.save()
        return pipeline.report(.drawn, isWhole: false, needsStore: true)
    } catch {
        return pipeline.report(error, isWhole: false, needsStore: true)
    }
}
