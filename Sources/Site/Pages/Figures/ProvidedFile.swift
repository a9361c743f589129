import Content
import Diagnostics
import FigureProviders
import Languages
import Markdown
import SafeFiles

/// The files of a provider's picture in a language, looked into before a page shows them.
struct ProvidedFile: Equatable, Sendable {
    /// The size in pixels of CSS.
    let width, height: Int
    let svg: OutputFile
    /// Its size, and the file; nil where the wide picture serves phones as well.
    let narrow: Narrow?

    struct Narrow: Equatable, Sendable {
        let width, height: Int
        let svg: OutputFile
    }

    var outputs: [OutputFile] { [svg] + [narrow?.svg].compactMap { $0 } }

    /// A side may be this long; larger pictures are mistakes.
    private static let longestSide = 10_000

    /// The picture in a language; nil where it may not be shown, which a diagnostic explains.
    static func checked(
        _ picture: ProvidedPicture, of block: FigureBlock, in language: Language
    ) -> Diagnosed<ProvidedFile?> {
        guard let wide = picture.svg.text(in: language) else { return Diagnosed(nil) }
        let name = "figures/\(block.id).\(language.tag)"
        var diagnostics: [Diagnostic] = []
        guard let file = checked(wide, name + ".svg", block, "svg").unwrap(into: &diagnostics) else {
            return Diagnosed(nil, diagnostics)
        }
        guard let text = picture.narrow.text(in: language) else {
            return Diagnosed(
                ProvidedFile(width: file.width, height: file.height, svg: file.svg, narrow: nil), diagnostics)
        }
        let narrow = checked(text, name + ".narrow.svg", block, "narrow").unwrap(into: &diagnostics)
        let picture = narrow.map {
            ProvidedFile(width: file.width, height: file.height, svg: file.svg, narrow: $0)
        }
        return Diagnosed(picture, diagnostics)
    }

    /// A picture written anew, so that it runs and loads nothing, with its size.
    private static func checked(
        _ text: String, _ path: String, _ block: FigureBlock, _ key: String
    ) -> Diagnosed<Narrow?> {
        let picture: SafeSVG.Picture
        do throws(SafeSVG.Refusal) {
            picture = try SafeSVG.picture(from: Array(text.utf8))
        } catch {
            return Diagnosed(nil, [ProvidedFigureCodes.refused(block, key, error.reason)])
        }
        guard let size = ImageHeader.size(of: picture.bytes) else {
            return Diagnosed(nil, [ProvidedFigureCodes.sizeless(block, key)])
        }
        guard max(size.width, size.height) <= longestSide else {
            return Diagnosed(nil, [ProvidedFigureCodes.huge(block, key, size.width, size.height, most: longestSide)])
        }
        let omitted = picture.omissions.map { $0.what }
        return Diagnosed(
            Narrow(width: size.width, height: size.height, svg: OutputFile(path, picture.bytes)),
            omitted.isEmpty ? [] : [ProvidedFigureCodes.omissions(block, key, omitted)])
    }
}
