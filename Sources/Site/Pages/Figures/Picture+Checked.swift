import Content
import Diagnostics
import Languages
import Markdown
import Pictures
import SafeFiles

extension Picture {
    /// A side may be this long; larger pictures are mistakes.
    private static let longestSide = 10_000

    /// Windows up to this width, in CSS pixels, show the narrow picture.
    private static let narrowWindow = 640.0

    /// A maker's picture in a language, looked into before a page shows it; nil where it may not be shown, which a diagnostic
    /// explains.
    static func checked(
        _ picture: ProvidedPicture, of block: FigureBlock, in language: Language
    ) -> Diagnosed<Picture?> {
        guard let text = picture.svg.text(in: language) else { return Diagnosed(nil) }
        let name = "figures/\(block.id).\(language.tag)"
        var diagnostics: [Diagnostic] = []
        guard let wide = file(text, name + ".svg", block, "svg").unwrap(into: &diagnostics) else {
            return Diagnosed(nil, diagnostics)
        }
        let narrow = picture.narrow.text(in: language).map {
            file($0, name + ".narrow.svg", block, "narrow").unwrap(into: &diagnostics)
        }
        if case .some(nil) = narrow { return Diagnosed(nil, diagnostics) }
        let checked = Picture(
            width: wide.width, height: wide.height, minWidth: narrowWindow - margins,
            altText: picture.altText.text(in: language) ?? "",
            description: picture.description.text(in: language) ?? "", svg: wide.svg, narrow: narrow ?? nil)
        return Diagnosed(checked, diagnostics)
    }

    /// A file written anew, so that it runs and loads nothing, with its size.
    private static func file(
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
            Narrow(
                width: Double(size.width), height: Double(size.height),
                svg: PictureFile(output: OutputFile(path, picture.bytes), source: .given), panels: []),
            omitted.isEmpty ? [] : [ProvidedFigureCodes.omissions(block, key, omitted)])
    }
}
