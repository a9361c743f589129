package import Content
package import Languages
package import LayoutEngine
package import Pictures

// Scenarios and audits are evaluated, drawn and kept. Evaluation lays a scenario out in each variant, checks its claims, and
// finds the values and reasons that a page shows and prose quotes. Pictures draws figures, audits, icons and cards in every
// language and script, on all cores, for a site or for other places. Cache stores drawn pictures under a checksum of their
// inputs. In: scenarios and audits of the notes. Out: a `FigureSet`, and the files of its pictures.

/// The figures and audits of all notes, evaluated and drawn.
package struct FigureSet: Sendable {
    /// In source order, each once.
    package let figures: [Figure]
    /// In source order, each once.
    package let audits: [LaidOutAudit]
    /// The pictures of figures, of the macros of audits, and of displays.
    package let pictures: [Picture.Key: Picture]
    package let displays: DisplayFigures
    private let indices: [String: Int]

    package init(
        figures: [Figure], audits: [LaidOutAudit], pictures: [Picture.Key: Picture],
        displays: DisplayFigures = DisplayFigures()
    ) {
        self.displays = displays
        self.figures = figures
        self.audits = audits
        self.pictures = pictures
        indices = Dictionary(figures.enumerated().map { ($1.id, $0) }) { _, last in last }
    }

    /// These figures with their pictures.
    package func drawn(_ pictures: [Picture.Key: Picture]) -> FigureSet {
        FigureSet(figures: figures, audits: audits, pictures: pictures, displays: displays)
    }

    /// The figure of a scenario.
    package func figure(_ id: String) -> Figure? { indices[id].map { figures[$0] } }

    /// The block of macros with an id.
    package func audit(_ id: String) -> LaidOutAudit? { audits.first { $0.id == id } }

    /// The picture of a device's display in a language, as a page shows it; nil where none was created.
    package func picture(of device: Device, in language: Language, on route: Route) -> Picture? {
        displays.figure(of: device).flatMap { pictures[Picture.Key(id: $0.id, language: language, on: route)] }
    }
}
