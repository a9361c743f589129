import Audits
import CairoRendering
import ChineseConversion
package import Content
import Drawing
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

    /// Nil where nothing is kept, and where a run is about some of the pictures.
    init?(
        _ resources: PictureRenderer.Resources, _ inputs: PictureInputs, makesPDF: Bool, pngScale: Int?
    ) {
        guard let cache = resources.cache, cache.shard == nil else { return nil }
        self.cache = cache
        readsFiles = resources.use == .writing
        let options = "\(makesPDF) \(pngScale ?? 0)"
        circumstances = SHA256.digest(of: inputs.checksum + Array(options.utf8))
    }

    /// The name of what is made of a subject; nil where nobody can tell what the subject says.
    func key(_ subject: PictureSubject, _ language: Language, isConverted: Bool) -> ResultKey? {
        guard let statement = subject.statement else { return nil }
        // The tables are opened for sites alone that have something to convert.
        let conversion: UInt8 = isConverted ? TaiwanConverter.shared == nil ? 1 : 2 : 0
        // It costs a scene, and asking a server for each of them would cost as much.
        return ResultKey(
            "scene", of: cache.version.checksum, circumstances, [conversion],
            SHA256.digest(of: Array(language.tag.utf8)),
            SHA256.digest(of: statement), isShared: false)
    }

    /// The name of a card with its figure; nil where nobody can tell what they say.
    func key(_ card: SocialCard, _ figure: Figure?) -> ResultKey? {
        let statement = figure.map { $0.revision.checksum } ?? []
        guard let statement, let said = ValueChecksum.checksum(of: card) else { return nil }
        return ResultKey("card", of: cache.version.checksum, circumstances, said, statement, isShared: false)
    }

    // MARK: - Reading

    /// The file of a card as it was drawn before; nil when it has to be made again.
    func card(_ key: ResultKey) -> PictureFile? {
        guard let bytes = cache.results.bytes(of: key) else { return nil }
        var reader = ByteReader(bytes)
        return try? file(&reader)
    }

    /// What was drawn before; nil when it has to be made again.
    func drawn(_ key: ResultKey) -> [DrawnPicture]? {
        guard let bytes = cache.results.bytes(of: key) else { return nil }
        var reader = ByteReader(bytes)
        return try? reader.list { reader throws(ByteReader.Damaged) in try picture(&reader) }
    }

    private func picture(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> DrawnPicture {
        let language = Language(try reader.text())
        let (altText, description) = (try reader.text(), try reader.text())
        let wide = try composition(&reader)
        let narrow = try reader.optional(composition)
        let pdf = try reader.optional(file)
        let png = try reader.optional { reader throws(ByteReader.Damaged) in
            Picture.Image(file: try file(&reader), scale: try reader.number())
        }
        let picture = Picture(
            width: wide.width, height: wide.height, altText: altText, description: description, svg: wide.svg,
            panels: wide.panels, narrow: narrow, pdf: pdf, png: png)
        return DrawnPicture(language: language, picture: .success(picture), problems: [], alike: nil)
    }

    private func composition(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> Picture.Narrow {
        let (width, height, svg) = (try reader.double(), try reader.double(), try file(&reader))
        let panels = try reader.list { reader throws(ByteReader.Damaged) in
            ScenePanel(
                id: try reader.text(), title: try reader.text(),
                frame: Rect(
                    x: try reader.double(), y: try reader.double(), width: try reader.double(),
                    height: try reader.double()))
        }
        return Picture.Narrow(width: width, height: height, svg: svg, panels: panels)
    }

    /// A file whose bytes are kept; throws where they are not any more.
    private func file(_ reader: inout ByteReader) throws(ByteReader.Damaged) -> PictureFile {
        let path = try reader.text()
        let key = ResultKey(try reader.text(), digest: try reader.bytes())
        let known = try reader.optional { reader throws(ByteReader.Damaged) in
            (count: try reader.number(), sha256: try reader.bytes())
        }
        guard readsFiles else { return PictureFile(output: OutputFile(path, []), source: .leftOut, key: key) }
        guard let known,
            let content = FileContent(key, count: known.count, sha256: known.sha256, in: cache.results)
        else { throw ByteReader.Damaged() }
        return PictureFile(output: OutputFile(path, content), source: .cache, key: key)
    }

    // MARK: - Writing

    /// Keeps what was drawn, if nothing is wrong with it and its files are kept too.
    func keep(_ drawn: [DrawnPicture], as key: ResultKey) {
        var writer = ByteWriter()
        var isWhole = true
        writer.append(drawn) { writer, drawn in
            guard drawn.problems.isEmpty, drawn.alike == nil, case .success(let picture) = drawn.picture,
                picture.files.allSatisfy({ $0.key != nil })
            else {
                isWhole = false
                return
            }
            write(picture, in: drawn.language, into: &writer)
        }
        if isWhole { cache.results.put(key, writer.bytes) }
    }

    /// Keeps a card with which nothing is wrong.
    func keep(_ card: PictureFile, as key: ResultKey) {
        guard card.key != nil else { return }
        var writer = ByteWriter()
        write(card, into: &writer)
        cache.results.put(key, writer.bytes)
    }

    private func write(_ picture: Picture, in language: Language, into writer: inout ByteWriter) {
        for text in [language.tag, picture.altText, picture.description] { writer.append(text) }
        write(picture.width, picture.height, picture.svg, picture.panels, into: &writer)
        writer.append(picture.narrow) { write($1.width, $1.height, $1.svg, $1.panels, into: &$0) }
        writer.append(picture.pdf) { write($1, into: &$0) }
        writer.append(picture.png) { writer, image in
            write(image.file, into: &writer)
            writer.append(image.scale)
        }
    }

    private func write(
        _ width: Double, _ height: Double, _ svg: PictureFile, _ panels: [ScenePanel], into writer: inout ByteWriter
    ) {
        writer.append(width)
        writer.append(height)
        write(svg, into: &writer)
        writer.append(panels) { writer, panel in
            writer.append(panel.id)
            writer.append(panel.title)
            let frame = panel.frame
            for number in [frame.minX, frame.minY, frame.width, frame.height] { writer.append(number) }
        }
    }

    private func write(_ file: PictureFile, into writer: inout ByteWriter) {
        writer.append(file.path)
        writer.append(file.key?.kind ?? "")
        writer.append(file.key?.digest ?? [])
        // A check draws nothing.
        writer.append(file.source == .leftOut ? nil : file.output.content) { writer, content in
            writer.append(content.count)
            writer.append(content.sha256)
        }
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
