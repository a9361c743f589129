import CommandFramework
import Build
import CairoRendering
import Content
import Devices
import Diagnostics
import Drawing
import Figures
import Languages
import LayoutEngine
import LayoutSite
import Reference
import ResultStore
import UIKitCode
import WordFiles

/// `export` without a word: draws every picture of the content as files to use elsewhere.
package struct PictureFiles: Equatable, Sendable {
    let content: String
    /// Nil for the folder beside the content folder, if there is one.
    let templates: String?
    var isUntrusted = false
    let output: String
    let format: PictureFormat
    /// Pixels per point of a PNG.
    let scale: Int
    /// Nil for light, and for an SVG that has the colours that its reader prefers.
    let palette: PaletteChoice?
    /// The languages as they are written, the traditional script counting as a language; nil for the languages of the notes.
    let languages: [String]?
    /// The most problems that are shown; nil to leave it to where they go.
    let limit: Int?
    let results: ResultStore.Configuration

    /// The colours of exported pictures.
    enum PaletteChoice: String, CaseIterable, Sendable {
        case light, dark, both
    }

    static let outputFolder = OptionSpecification(
        "--output", .text("DIR"), "Folder that receives the pictures; required to draw them")
    static let format = OptionSpecification(
        "--format", .choice(PictureFormat.allCases.map { $0.rawValue }), "Format (default: svg)")
    static let palette = OptionSpecification(
        "--palette", .choice(PaletteChoice.allCases.map { $0.rawValue }),
        "Colours (default: light; for an SVG, the reader's preference)")
    static let languages = OptionSpecification(
        "--language",
        .list(drawable(with: .standard).map { $0.tag } + CodeLanguage.allCases.map { $0.rawValue }, "TAG,..."),
        "Languages of the text (default: those of the notes); for code, swift or objc (default: swift)")

    /// Every language that there are words for, and the script that one of them can be converted to.
    private static func drawable(with words: WordFiles) -> [Language] {
        (words.languages.map { $0.language } + [.traditionalChinese]).reduce(into: []) { found, language in
            if !found.contains(language) { found.append(language) }
        }
    }

    static let options =
        [outputFolder, format, RenderCommand.scale, languages, palette, .content, .templates, .untrusted, .limit]
        + StoreOptions.all
}

extension PictureFiles {
    /// The command, with defaults for omitted arguments.
    init(_ arguments: ParsedArguments) throws(CommandError) {
        guard let folder = arguments.text(Self.outputFolder) else {
            throw .usage(.missingOption(Self.outputFolder.synopsis), command: ExportCommand.specification.name)
        }
        output = folder
        content = arguments.text(.content) ?? "content"
        templates = arguments.text(.templates)
        isUntrusted = arguments.isSet(.untrusted)
        format = arguments.choice(Self.format, default: .svg)
        if format != .png, arguments.isSet(RenderCommand.scale) {
            throw .usage(.scaleOfVectorPicture, command: ExportCommand.specification.name)
        }
        scale = arguments.number(RenderCommand.scale) ?? 1
        palette = arguments.text(Self.palette).flatMap { PaletteChoice(rawValue: $0) }
        languages = arguments.list(Self.languages)
        limit = arguments.number(.limit)
        results = try StoreOptions.configuration(arguments, of: ExportCommand.specification.name)
    }

    /// Draws and writes the pictures; the last line of the output counts them.
    func run(on console: Console) async -> CommandOutcome {
        let fileSystem = FileSystem.real
        if let nothing = CommandOutcome.withoutContent(content, in: fileSystem) { return nothing }
        let languages: [Language]?
        do throws(CommandError) {
            languages = try drawnLanguages(in: fileSystem)
        } catch {
            return CommandOutcome(stoppedBy: error)
        }
        let export = PictureExport(format: format, scale: scale, palettes: palettes, languages: languages)
        let configuration = SiteConfiguration(
            contentFolder: content, templateFolder: templates, outputFolder: output, isUntrusted: isUntrusted,
            results: results,
            subject: LayoutSubject(), extras: console.extras, progress: console.progress)
        let report = await InterruptionNotice.during { await exportPictures(export, configuration, in: fileSystem) }
        var outcome = CommandOutcome(report)
        outcome.listing = .report(.text, limit: limit)
        let count = report.changes.written.count
        let isWhole =
            report.outcome == .built && !report.diagnostics.contains { $0.code == FileCodes.cannotAccess.code }
        outcome.summary = [
            isWhole
                ? "wrote \(Message.counted(count, "picture")) into '\(output)'"
                : FileCount.cutShort(count, "picture", in: output)
        ]
        return outcome
    }

    /// The languages that are asked for, each once; nil for the languages of the notes.
    private func drawnLanguages(in fileSystem: FileSystem) throws(CommandError) -> [Language]? {
        guard let languages else { return nil }
        let words = try WordFiles.words(ofContent: content, templates: templates, in: fileSystem)
        let known = Self.drawable(with: words)
        let named = try languages.map { tag throws(CommandError) in
            try known.named(tag, in: Self.languages, of: ExportCommand.specification)
        }
        return known.filter { named.contains($0) }
    }

    /// An SVG in both palettes is one file.
    private var palettes: [Palette?] {
        switch palette {
        case nil: [nil]
        case .light: [.light]
        case .dark: [.dark]
        case .both: format == .svg ? [nil] : [.light, .dark]
        }
    }
}
