package import Audits
import CairoRendering
import Content
import Diagnostics
import Diagrams
import Drawing
import Languages
package import Pictures
package import ResultStore
import ScenarioLanguage

/// The subject of a picture.
package enum PictureSubject: Sendable {
    case figure(Figure)
    case macro(MacroResult, LaidOutAudit)

    /// Everything that has a picture.
    package static func all(_ figures: [Figure], _ audits: [LaidOutAudit]) -> [PictureSubject] {
        figures.map { .figure($0) } + audits.flatMap { macros(of: $0) }
    }

    /// The macros of a block that are compared with something somewhere.
    static func macros(of audit: LaidOutAudit) -> [PictureSubject] {
        audit.result.macros.filter { !$0.cells.isEmpty }.map { .macro($0, audit) }
    }

    /// No scenario has a dot in its id.
    package var id: String {
        switch self {
        case .figure(let figure): figure.id
        case .macro(let result, let audit): Picture.id(of: result.macro, in: audit.result.audit)
        }
    }

    var span: SourceSpan {
        switch self {
        case .figure(let figure): figure.scenario.span
        case .macro(let result, _): result.macro.span
        }
    }

    /// The key of its content.
    package var key: ResultKey {
        switch self {
        case .figure(let figure): figure.key
        case .macro(let result, let audit): ResultKey("macro", madeOf: audit.key, result.macro.name)
        }
    }

    /// The file of its picture in a site: "figures/nav-tab.en.svg".
    func path(
        _ language: Language, _ format: PictureFormat, _ composition: Composition = .wide, scale: Int = 1
    ) -> String {
        "figures/" + name(language, format, composition, scale: scale)
    }

    /// A name that no other picture has: "nav-tab.en.svg", "nav-tab.en.narrow.svg", "nav-tab.en.dark@2x.png". No scenario
    /// has a dot in its id, and the language is always there.
    func name(
        _ language: Language, _ format: PictureFormat, _ composition: Composition = .wide,
        in palette: Palette? = nil, scale: Int = 1
    ) -> String {
        let place = composition == .narrow ? ".narrow" : ""
        let palette = palette.map { "." + $0.name } ?? ""
        return "\(id).\(language.tag)\(place)\(palette)\(Self.mark(ofScale: scale)).\(format.rawValue)"
    }

    /// "@2x", as pictures for several resolutions are named; nothing for one pixel per point.
    static func mark(ofScale scale: Int) -> String { scale > 1 ? "@\(scale)x" : "" }

    /// The picture in the language of some words, for a place.
    func diagram(_ words: Words, _ composition: Composition, measuring measurer: some TextMeasuring) -> Diagram {
        switch self {
        case .figure(let figure):
            drawDiagram(
                figure.scenario, figure.variants.map { $0.result }, words: words, composition: composition,
                measuring: measurer)
        case .macro(let result, let audit):
            drawAudit(
                result, of: audit.result.audit, words: words, composition: composition, measuring: measurer)
        }
    }
}

extension Picture {
    /// The id of the picture of one macro of a block, such as "macro-top.kNavigationBarHeight".
    package static func id(of macro: Macro, in audit: MacroAudit) -> String { audit.id + "." + macro.name }
}

extension Composition {
    /// The width at which the type of a wide picture is as small as type on a phone may be, in CSS pixels.
    static func minWidth(of width: Double) -> Double {
        width * Composition.narrow.smallestText / Composition.wide.smallestText
    }
}
