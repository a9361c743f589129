import CairoRendering
package import Content
package import Diagnostics
import Figures
import Languages
import Pages
package import Review
import WordFiles

/// What a site says now, value by value, without its pages; nil where the outside world refuses.
///
/// Claims that do not hold are no problems here: they are in the survey.
package func surveySite(
    _ configuration: SiteConfiguration, in fileSystem: FileSystem = .real
) async -> Diagnosed<SiteSurvey?> {
    var diagnostics: [Diagnostic] = []
    let design: TemplateLoader.Design
    let folder: ContentFolder
    do throws(FileSystemError) {
        design = try configuration.design(in: fileSystem).unwrap(into: &diagnostics)
        folder = try ContentFolder.load(
            configuration.contentFolder, configuration.conditions(design.words), in: fileSystem
        ).unwrap(into: &diagnostics)
    } catch {
        return Diagnosed(nil, diagnostics + [FileCodes.refused(error)])
    }
    let content = await folder.parse().unwrap(into: &diagnostics)
    let figures = await concurrentMap(content.scenarios.scenarios) { Figure(layingOut: $0) }
    let audits = await concurrentMap(content.audits.audits) { LaidOutAudit($0) }
    let set = FigureSet(figures: figures, audits: audits, pictures: [:])
    let quotations = Quotations.look(up: content.notes, in: set, content.scenarios).unwrap(into: &diagnostics)
    var snapshot = await SiteSnapshot.take(of: content, set, quotations)
    snapshot.addRules(in: design.words)
    snapshot.addWords(design.words)
    for source in design.sources { snapshot.add(.template, source.path.lastComponent, Array(source.text.utf8)) }
    for asset in design.assets { snapshot.add(.template, asset.path, asset.bytes) }
    for source in folder.sources where ["site.yaml", "languages.yaml"].contains(source.path.lastComponent) {
        snapshot.add(.settings, source.path.lastComponent, Array(source.text.utf8))
    }
    do throws(CairoError) {
        let scenes = try await SceneSurvey.scenes(
            of: figures, audits, in: content.editions.languages.map { design.words[$0] },
            with: PictureStore(fonts: configuration.fonts).resources
        ) { Checksum(of: $0) }
        for (key, checksum) in scenes { snapshot.pictures[.init(key.id, key.language.tag)] = checksum }
    } catch {
        diagnostics.append(PictureCodes.drawingImpossible(error.description))
    }
    return Diagnosed(SiteSurvey(snapshot: snapshot, figures: set, sources: folder.sources), diagnostics)
}

/// Some pictures of a survey as SVG; none where nothing can be drawn.
package func drawPictures(
    _ names: Set<SiteSnapshot.PictureName>, of survey: SiteSurvey, _ configuration: SiteConfiguration,
    in fileSystem: FileSystem = .real
) async -> [SiteSnapshot.PictureName: [UInt8]] {
    guard let words = try? configuration.design(in: fileSystem).value.words else { return [:] }
    let keys = Set(names.map { Picture.Key(id: $0.id, language: Language($0.language)) })
    let languages = Set(names.map { $0.language }).sorted().map { words[Language($0)] }
    let drawn = try? await SceneSurvey.pictures(
        keys, of: survey.figures.figures, survey.figures.audits, in: languages,
        with: PictureStore(fonts: configuration.fonts).resources)
    var pictures: [SiteSnapshot.PictureName: [UInt8]] = [:]
    for (key, bytes) in drawn ?? [:] { pictures[.init(key.id, key.language.tag)] = bytes }
    return pictures
}

extension String {
    fileprivate var lastComponent: String { split(separator: "/").last.map { String($0) } ?? self }
}
