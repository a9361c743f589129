import Audits
import CairoRendering
import ChineseConversion
package import Content
import Drawing
import Foundation
import Geometry
import Languages
import Packing
import ResultStore
import ScenarioLanguage

/// What decides all pictures of a build besides the code and the fonts.
package struct PictureInputs: Sendable {
    /// Of the languages' words.
    let words: Revision
    /// The files that change words or devices.
    private let files: [[UInt8]]

    package init(words: Revision, files: [[UInt8]]) {
        self.words = words
        self.files = files
    }

    var checksum: [UInt8] { SHA256.digest(of: files.flatMap { SHA256.digest(of: $0) }) }
}

/// What came out when a subject was laid out and drawn, kept under what its scenario says, so that a build makes no scene
/// twice. The bytes of its files are results of their own, kept under their scenes.
///
/// Only a picture with which nothing is wrong is kept: what is reported comes from scenes that were made in this run.
struct PictureRecords: Sendable {
    private let cache: PictureCache
    /// A checksum of what decides all of them.
    private let circumstances: [UInt8]
    /// Whether somebody wants the files' bytes.
    private let readsFiles: Bool

    /// Nil where nothing is kept, and where a run is about some of the pictures, or about scenes.
    init?(
        _ resources: PictureRenderer.Resources, _ inputs: PictureInputs, makesPDF: Bool, pngScale: Int?,
        isTelling: Bool
    ) {
        guard let cache = resources.cache, cache.shard == nil, !isTelling else { return nil }
        self.cache = cache
        readsFiles = resources.isWritten
        let options = "\(makesPDF) \(pngScale ?? 0) \(TaiwanConverter.shared != nil)"
        circumstances = SHA256.digest(of: inputs.checksum + Array(options.utf8))
    }

    /// The name of what is made of a subject; nil where nobody can tell what the subject says.
    func key(_ subject: PictureSubject, _ language: Language, isConverted: Bool) -> ResultKey? {
        guard let statement = subject.statement else { return nil }
        // It costs a scene, and asking a server for each of them would cost as much.
        return ResultKey(
            "scene", of: cache.origin, circumstances, [isConverted ? 1 : 0],
            SHA256.digest(of: Array(language.tag.utf8)),
            SHA256.digest(of: statement), isShared: false)
    }

    /// What was drawn before; nil when it has to be made again.
    func drawn(_ key: ResultKey, of subject: PictureSubject) -> [DrawnPicture]? {
        guard let bytes = cache.results.bytes(of: key),
            let record = try? JSONDecoder().decode(PictureRecord.self, from: Data(bytes))
        else { return nil }
        let drawn = record.scripts.compactMap { script in
            picture(script, of: subject).map {
                DrawnPicture(language: Language(script.language), picture: .success($0), problems: [], alike: nil)
            }
        }
        return drawn.count == record.scripts.count ? drawn : nil
    }

    private func picture(_ script: PictureRecord.Script, of subject: PictureSubject) -> Picture? {
        func file(_ kept: PictureRecord.File?) -> PictureFile?? {
            guard let kept else { return .some(nil) }
            let key = ResultKey(kept.kind, digest: kept.digest)
            let bytes = readsFiles ? cache.results.bytes(of: key) : []
            return bytes.map { PictureFile(output: OutputFile(kept.path, $0), source: .cache, key: key) }
        }
        guard let svg = file(script.wide.svg), let svg, let pdf = file(script.pdf), let png = file(script.png),
            let narrow = file(script.narrow?.svg)
        else { return nil }
        return Picture(
            width: script.wide.width, height: script.wide.height, altText: script.altText,
            description: script.description, svg: svg, panels: script.wide.panels.map { $0.panel },
            narrow: script.narrow.flatMap { kept in
                narrow.map {
                    Picture.Narrow(
                        width: kept.width, height: kept.height, svg: $0, panels: kept.panels.map { $0.panel })
                }
            }, pdf: pdf, png: png.map { Picture.Image(file: $0, scale: script.pngScale) }, sceneDigest: nil)
    }

    /// Keeps what was drawn, if nothing is wrong with it and its files are kept too.
    func keep(_ drawn: [DrawnPicture], as key: ResultKey) {
        let scripts = drawn.compactMap { PictureRecord.Script($0) }
        guard scripts.count == drawn.count, let bytes = try? JSONEncoder().encode(PictureRecord(scripts: scripts))
        else { return }
        cache.results.put(key, Array(bytes))
    }
}

extension PictureSubject {
    /// What it says, without places.
    fileprivate var statement: [UInt8]? {
        switch self {
        case .figure(let figure): figure.scenario.statement
        case .macro(let result, let audit):
            audit.result.audit.statement.map { Array(result.macro.name.utf8) + [0] + $0 }
        }
    }
}

/// The pictures of a subject in the scripts of a language, as they are kept.
private struct PictureRecord: Codable {
    let scripts: [Script]

    struct Script: Codable {
        let language: String
        let altText: String
        let description: String
        let wide: Composition
        let narrow: Composition?
        let pdf: File?
        let png: File?
        /// Pixels per point.
        let pngScale: Int
    }

    /// In points.
    struct Composition: Codable {
        let width: Double
        let height: Double
        let svg: File
        let panels: [Panel]
    }

    struct Panel: Codable {
        let id: String
        let title: String
        /// x, y, width, height.
        let frame: [Double]
    }

    /// A file of the site, and where its bytes are kept.
    struct File: Codable {
        let path: String
        let kind: String
        let digest: [UInt8]
    }
}

extension PictureRecord.Script {
    /// Nil for a picture with which something is wrong, and where a file is kept nowhere.
    init?(_ drawn: DrawnPicture) {
        guard drawn.problems.isEmpty, drawn.alike == nil, case .success(let picture) = drawn.picture,
            let svg = PictureRecord.File(picture.svg)
        else { return nil }
        let narrow = picture.narrow.flatMap { narrow in
            PictureRecord.File(narrow.svg).map {
                PictureRecord.Composition(
                    width: narrow.width, height: narrow.height, svg: $0, panels: narrow.panels.map { .init($0) })
            }
        }
        let pdf = picture.pdf.flatMap { PictureRecord.File($0) }
        let png = picture.png.flatMap { PictureRecord.File($0.file) }
        guard (narrow == nil) == (picture.narrow == nil), (pdf == nil) == (picture.pdf == nil),
            (png == nil) == (picture.png == nil)
        else { return nil }
        self.init(
            language: drawn.language.tag, altText: picture.altText, description: picture.description,
            wide: .init(
                width: picture.width, height: picture.height, svg: svg, panels: picture.panels.map { .init($0) }),
            narrow: narrow, pdf: pdf, png: png, pngScale: picture.png?.scale ?? 0)
    }
}

extension PictureRecord.Panel {
    init(_ panel: ScenePanel) {
        let frame = panel.frame
        self.init(
            id: panel.id, title: panel.title, frame: [frame.minX, frame.minY, frame.width, frame.height])
    }

    var panel: ScenePanel {
        let numbers = frame + [Double](repeating: 0, count: 4)
        return ScenePanel(
            id: id, title: title, frame: Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    }
}

extension PictureRecord.File {
    init?(_ file: PictureFile) {
        guard let key = file.key else { return nil }
        self.init(path: file.path, kind: key.kind, digest: key.digest)
    }
}
