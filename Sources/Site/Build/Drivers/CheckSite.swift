package import Content
import Diagnostics
import Pictures
import ResultStore

/// Does everything in a build except drawing and writing. Pictures and pages in which earlier runs found no problem are not
/// created again; claims are checked in every run.
package func checkSite(_ configuration: SiteConfiguration, in fileSystem: FileSystem = .real) async -> BuildReport {
    await check(configuration, isWhole: true, in: fileSystem) { pipeline in
        let site = try await pipeline.plan(try await pipeline.read())
        try await pipeline.render(site, into: SiteOutput(nil, keepsFiles: false, listsFiles: false))
        try pipeline.checkAttachments(of: site.content)
    }
}

/// Does the same for some notes alone: only scenarios that they show or quote are laid out, and only their problems are
/// reported.
///
/// - Parameter notes: their paths below the content folder.
package func checkNotes(
    _ notes: Set<String>, _ configuration: SiteConfiguration, in fileSystem: FileSystem = .real
) async -> BuildReport {
    await check(configuration, isWhole: false, in: fileSystem) { pipeline in
        let site = try await pipeline.plan(try await pipeline.read(), SiteScope(notes: notes))
        await pipeline.check(notes, of: site)
    }
}

/// - Parameters:
///   - isWhole: whether all notes are checked.
///   - stages: the stages that run.
private func check(
    _ configuration: SiteConfiguration, isWhole: Bool, in fileSystem: FileSystem,
    _ stages: (inout Pipeline) async throws -> Void
) async -> BuildReport {
    if let error = configuration.misplacedCache(in: fileSystem) {
        return BuildReport(outcome: .failed, diagnostics: [FileCodes.refused(error)], sources: [])
    }
    var pipeline = await Pipeline(configuration, configuration.results.open(), for: .checking, in: fileSystem)
    do {
        try await stages(&pipeline)
        pipeline.store.save()
        return pipeline.report(.checked, isWhole: isWhole)
    } catch {
        return pipeline.report(error, isWhole: isWhole)
    }
}
