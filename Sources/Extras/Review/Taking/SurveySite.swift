import Build
import CairoRendering
import Content
import Diagnostics
import Figures
import Languages
import LayoutEngine
import NoteScenarios
import Pages
import Pictures
import LayoutSite
import ResultStore
import WordFiles

/// Evaluates a site as it is now, value by value, without its pages; nil if a file operation fails.
///
/// Claims that do not hold are not problems here: they are in the survey.
///
/// - Parameters:
///   - subject: the subject of the configuration.
///   - memory: the results of earlier surveys of the process, such as the survey of an older version of the notes.
func surveySite(
    _ configuration: SiteConfiguration, about subject: LayoutSubject = LayoutSubject(), _ memory: BuildMemory? = nil,
    in fileSystem: FileSystem = .real
) async -> Diagnosed<SiteSurvey?> {
    let cache = Cache(memory?.results)
    var diagnostics: [Diagnostic] = []
    let notes: NotesOnly
    do throws(FileSystemError) {
        notes = try await NotesOnly(configuration, about: subject, cache, in: fileSystem, &diagnostics)
    } catch {
        return Diagnosed(nil, diagnostics + [FileCodes.refused(error)])
    }
    let (design, content, blocks) = (notes.design, notes.content, notes.blocks)
    let others = FigureBlocks.resolve(content, taken: Set(blocks.ids)).unwrap(into: &diagnostics)
    let devices = blocks.key
    let figures = await concurrentMap(blocks.scenarios.scenarios) { Figure(layingOut: $0, devices, cache) }
    let audits = await LaidOutAudit.all(blocks.audits.audits, in: content.notes, devices, cache)
    let displays = DisplayFigures(of: blocks.devices(withPages: content.navigation.generated), devices, cache)
    var scenes: [Picture.Key: Checksum] = [:]
    do throws(CairoError) {
        scenes = try await SceneSurvey.digests(
            of: figures + displays.figures, audits, in: content.editions.languages.map { design.words[$0] },
            words: design.wordsKey, with: PictureRenderer.Resources(fonts: subject.fonts), cache)
    } catch {
        diagnostics.append(PictureCodes.drawingImpossible(error.description))
    }
    let set = FigureSet(figures: figures, audits: audits, pictures: [:], displays: displays)
    let survey = await SiteSurvey.make(of: notes, set, besides: others.ids, scenes: scenes, cache)
        .unwrap(into: &diagnostics)
    return Diagnosed(survey, diagnostics)
}

extension SiteSurvey {
    /// Creates a survey of the values that a run has evaluated.
    ///
    /// - Parameters:
    ///   - others: the figures of other providers.
    ///   - scenes: the digests of the pictures' scenes.
    static func make(
        of notes: NotesOnly, _ figures: FigureSet, besides others: FigureIDs, scenes: [Picture.Key: Checksum],
        _ cache: Cache
    ) async -> Diagnosed<SiteSurvey> {
        let (design, content, sources) = (notes.design, notes.content, notes.sources)
        let quotations = Quotations.look(
            up: content.notes, in: figures, notes.blocks.scenarios, besides: others)
        var snapshot = await SiteSnapshot.take(of: content, notes.blocks, figures, quotations.value, cache)
        snapshot.addRules(in: design.words)
        snapshot.addWords(design.words)
        for source in design.sources { snapshot.add(.template, source.path.lastComponent, Array(source.text.utf8)) }
        for asset in design.assets { snapshot.add(.template, asset.path, asset.bytes) }
        for source in sources where ["site.yaml", "languages.yaml"].contains(source.path.lastComponent) {
            snapshot.add(.settings, source.path.lastComponent, Array(source.text.utf8))
        }
        let languages = Set(content.editions.languages)
        for (key, digest) in scenes where languages.contains(key.language) {
            snapshot.pictures[.init(key.id, key.language.tag)] = digest
        }
        return Diagnosed(
            SiteSurvey(snapshot: snapshot, figures: figures, sources: sources, content: content),
            quotations.diagnostics)
    }
}

/// Some pictures of a survey as SVG; none where nothing can be drawn.
func drawPictures(
    _ names: Set<SiteSnapshot.PictureName>, of survey: SiteSurvey, _ configuration: SiteConfiguration,
    about subject: LayoutSubject = LayoutSubject(),
    in fileSystem: FileSystem = .real
) async -> [SiteSnapshot.PictureName: [UInt8]] {
    guard let words = try? configuration.design(in: fileSystem).value.words else { return [:] }
    let keys = Set(names.map { Picture.Key(id: $0.id, language: Language($0.language)) })
    let languages = Set(names.map { $0.language }).sorted().map { words[Language($0)] }
    let drawn = try? await SceneSurvey.pictures(
        keys, of: survey.figures.figures + survey.figures.displays.figures, survey.figures.audits, in: languages,
        with: PictureRenderer.Resources(fonts: subject.fonts))
    var pictures: [SiteSnapshot.PictureName: [UInt8]] = [:]
    for (key, bytes) in drawn ?? [:] { pictures[.init(key.id, key.language.tag)] = bytes }
    return pictures
}

extension String {
    fileprivate var lastComponent: String { split(separator: "/").last.map { String($0) } ?? self }
}
