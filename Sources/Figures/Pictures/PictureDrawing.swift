import Languages
package import CairoRendering
import Content
package import Diagnostics

/// Draws figures and audits in both languages and scripts: as SVG, and as PDF.
package enum PictureDrawing {
    /// All pictures by their key, and what cannot be read on them. A picture that cannot be drawn is missing and reported.
    ///
    /// Throws when nothing at all can be drawn, as without fonts.
    package static func draw(
        _ figures: [Figure], _ audits: [LaidOutAudit], with equipment: PictureRenderer.Equipment
    ) async throws(CairoError) -> Diagnosed<[Picture.Key: Picture]> {
        let subjects =
            figures.map { PictureSubject.figure($0) } + audits.flatMap { PictureSubject.macros(of: $0.result) }
        let works = subjects.flatMap { subject in Language.ofNotes.map { (subject: subject, language: $0) } }
        let drawn = try await concurrentMap(
            works, makeWorker: { () throws(CairoError) in try Draftsman(equipment) },
            transform: { $0.draw($1.subject, in: $1.language) })
        var pictures: [Picture.Key: Picture] = [:]
        var diagnostics: [Diagnostic] = []
        for (work, drawn) in zip(works, drawn) {
            let (id, span) = (work.subject.id, work.subject.span)
            for drawn in drawn {
                diagnostics += [
                    PictureCodes.pictureIllegible(drawn.problems, drawn.edition, id: id, at: span)
                ].compactMap { $0 }
                switch drawn.picture {
                case .success(let picture): pictures[Picture.Key(id: id, edition: drawn.edition)] = picture
                case .failure(let error):
                    diagnostics.append(PictureCodes.pictureFailed(error.description, id: id, at: span))
                }
            }
        }
        return Diagnosed(pictures, diagnostics)
    }
}
