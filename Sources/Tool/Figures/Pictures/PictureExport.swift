package import CairoRendering
package import Content
package import Diagnostics
package import Drawing
package import Languages
import Pictures
package import WordFiles

/// Pictures as files for other places than a site: one for each figure and each macro, in languages and palettes.
package struct PictureExport: Sendable {
    package let format: PictureFormat
    /// Pixels per point of a PNG.
    package let scale: Int
    /// The palettes, with a file for each; nil is light, and for an SVG the colours that its reader prefers.
    package let palettes: [Palette?]
    /// The languages of the words; the traditional script counts as a language. Nil for the languages of the notes.
    package let languages: [Language]?

    package init(format: PictureFormat, scale: Int, palettes: [Palette?], languages: [Language]?) {
        self.format = format
        self.scale = scale
        self.palettes = palettes
        self.languages = languages
    }

    /// Draws the pictures on all cores and passes each file on as soon as it is drawn, under a name that no other file has.
    /// Out: the names, in the order of the figures, and the pictures that cannot be read or drawn.
    ///
    /// Throws when nothing at all can be drawn, as without fonts.
    ///
    /// - Parameters:
    ///   - noteLanguages: the languages of the notes.
    ///   - words: the tool's words in all languages.
    package func draw(
        _ figures: [Figure], _ audits: [LaidOutAudit], of noteLanguages: [Language], words: WordFiles,
        with resources: PictureRenderer.Resources, progress listener: ProgressListener? = nil,
        handingTo write: @escaping @Sendable (OutputFile) -> Diagnostic?
    ) async throws(CairoError) -> Diagnosed<[String]> {
        let languages = languages ?? noteLanguages
        // The traditional script is derived from the Chinese picture.
        let laidOut = Set(languages.map { $0 == .traditionalChinese ? .simplifiedChinese : $0 })
            .sorted { $0.tag < $1.tag }
        let tasks = PictureSubject.all(figures, audits).flatMap { subject in
            laidOut.map { (subject: subject, language: $0) }
        }
        let drawn = try await concurrentMap(
            tasks, progress: listener, makeWorker: { () throws(CairoError) in try PictureBuilder(resources) },
            transform: { builder, task in
                builder.layOut(
                    task.subject, words[task.language],
                    isConverted: task.language == .simplifiedChinese && languages.contains(.traditionalChinese)
                ).filter { languages.contains($0.language) }
                    .map { draw($0, of: task.subject, with: builder, handingTo: write) }
            })
        var diagnostics: [Diagnostic] = []
        let names = drawn.flatMap { $0.flatMap { $0.unwrap(into: &diagnostics) } }
        return Diagnosed(names, diagnostics)
    }

    /// Draws a picture in all palettes.
    private func draw(
        _ laidOut: LaidOutPicture, of subject: PictureSubject, with builder: PictureBuilder,
        handingTo write: (OutputFile) -> Diagnostic?
    ) -> Diagnosed<[String]> {
        let (id, span) = (subject.id, subject.span)
        let illegible = PictureCodes.pictureIllegible(laidOut.problems, laidOut.language, id: id, at: span)
        var result = Diagnosed<[String]>([], [illegible].compactMap { $0 })
        for palette in palettes {
            let name = subject.name(laidOut.language, format, in: palette, scale: scale)
            do throws(CairoError) {
                let file = try builder.file(of: laidOut, called: name, as: format, in: palette, scale: scale)
                if let problem = write(file.output) {
                    result.diagnostics.append(problem)
                } else {
                    result.value.append(name)
                }
            } catch {
                result.diagnostics.append(PictureCodes.pictureFailed(error.description, id: id, at: span))
            }
        }
        return result
    }
}
