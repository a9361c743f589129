import Scenarios

/// A figure in one language, all its variants side by side, drawn for both colour schemes.
struct Picture: Sendable {
    /// In points.
    let width: Double
    let height: Double
    /// What it shows, in words, in its language.
    let altText: String
    let light: PictureFile
    let dark: PictureFile
    /// For print, in light colours.
    let pdf: PictureFile

    /// The file's name without its ending: "nav-tab.en".
    var name: String { String(pdf.path.split(separator: "/").last?.dropLast(".pdf".count) ?? "") }

    /// Everything that is written.
    var files: [PictureFile] { [light, dark, pdf] }

    /// The name of the picture of one macro of a block, such as "macro-top.kNavigationBarHeight".
    static func id(of macro: Macro, in audit: MacroAudit) -> String { audit.id + "." + macro.name }

    /// Which picture of the site it is.
    struct Key: Hashable, Sendable {
        let id: String
        let language: Language
    }
}
