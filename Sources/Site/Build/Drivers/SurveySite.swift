import CairoRendering
package import Content
package import Diagnostics
import Figures
import Languages
import LayoutEngine
import Pages
import ResultStore
package import Review
import WordFiles

/// Evaluates a site as it is now, value by value, without its pages; nil where the outside world refuses.
///
/// Claims that do not hold are no problems here: they are in the survey.
///
/// - Parameter memory: what earlier surveys of the process have worked out, such as that of an older version of the notes.
package func surveySite(
    _ configuration: SiteConfiguration, _ memory: BuildMemory? = nil,
    in fileSystem: FileSystem = .real
) async -> Diagnosed<SiteSurvey?> {
    let cache = Cache(memory?.results)
    var diagnostics: [Diagnostic] = []
    let design: TemplateLoader.Design
    let folder: ContentFolder
    do throws(FileSystemError) {
        design = try configuration.design(in: fileSystem, cache).unwrap(into: &diagnostics)
        folder = try await ContentFolder.load(
            configuration.contentFolder, configuration.conditions(design.words), in: fileSystem
        ).unwrap(into: &diagnostics)
    } catch {
        return Diagnosed(nil, diagnostics + [FileCodes.refused(error)])
    }
    let content = await folder.parse().unwrap(into: &diagnostics)
    let devices = content.devicesKey
    let figures = await concurrentMap(content.scenarios.scenarios) { Figure(layingOut: $0, devices, cache) }
    let audits = await LaidOutAudit.all(content.audits.audits, of: content, cache)
    let displays = DisplayFigures(of: content, cache)
    var scenes: [Picture.Key: UInt64] = [:]
    do throws(CairoError) {
        scenes = try await SceneSurvey.digests(
            of: figures + displays.figures, audits, in: content.editions.languages.map { design.words[$0] },
            words: design.wordsKey, with: BuildStore(fonts: configuration.fonts).resources, cache,
            SiteSurvey.digest)
    } catch {
        diagnostics.append(PictureCodes.drawingImpossible(error.description))
    }
    let set = FigureSet(figures: figures, audits: audits, pictures: [:], displays: displays)
    let survey = await SiteSurvey.make(of: content, set, scenes, folder, design, cache).unwrap(into: &diagnostics)
    return Diagnosed(survey, diagnostics)
}

extension SiteSurvey {
    /// The digest that tells scenes from each other.
    static let digest: SceneDigest = { Checksum(of: $0).bits }

    /// Makes a survey of the values that a run has evaluated.
    ///
    /// - Parameter scenes: the digests of the pictures' scenes.
    static func make(
        of content: SiteContent, _ figures: FigureSet, _ scenes: [Picture.Key: UInt64], _ folder: ContentFolder,
        _ design: TemplateLoader.Design, _ cache: Cache
    ) async -> Diagnosed<SiteSurvey> {
        let quotations = Quotations.look(
            up: content.notes, in: figures, content.scenarios, besides: content.figureBlocks)
        var snapshot = await SiteSnapshot.take(of: content, figures, quotations.value, cache)
        snapshot.addRules(in: design.words)
        snapshot.addWords(design.words)
        for source in design.sources { snapshot.add(.template, source.path.lastComponent, Array(source.text.utf8)) }
        for asset in design.assets { snapshot.add(.template, asset.path, asset.bytes) }
        for source in folder.sources where ["site.yaml", "languages.yaml"].contains(source.path.lastComponent) {
            snapshot.add(.settings, source.path.lastComponent, Array(source.text.utf8))
        }
        let languages = Set(content.editions.languages)
        for (key, digest) in scenes where languages.contains(key.language) {
            snapshot.pictures[.init(key.id, key.language.tag)] = Checksum(bits: digest)
        }
        return Diagnosed(
            SiteSurvey(snapshot: snapshot, figures: figures, sources: folder.sources, content: content),
            quotations.diagnostics)
    }
}

extension DisplayFigures {
    /// The displays of the devices that have pages.
    init(of content: SiteContent, _ cache: Cache) {
        if content.navigation.generated.isSuperset(of: [.devices, .devicePages]) {
            self.init(of: content.catalog.devices, content.devicesKey, cache)
        } else {
            self.init()
        }
    }
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
        keys, of: survey.figures.figures + survey.figures.displays.figures, survey.figures.audits, in: languages,
        with: BuildStore(fonts: configuration.fonts).resources)
    var pictures: [SiteSnapshot.PictureName: [UInt8]] = [:]
    for (key, bytes) in drawn ?? [:] { pictures[.init(key.id, key.language.tag)] = bytes }
    return pictures
}

extension String {
    fileprivate var lastComponent: String { split(separator: "/").last.map { String($0) } ?? self }
}
