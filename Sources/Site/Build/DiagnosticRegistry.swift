import Content
import Diagnostics
import Markdown
import Pages
import Pictures
import Publishing
import Templates
import WordFiles
import YAML

/// The kinds of problems of all targets, for the page of diagnostics.
enum DiagnosticRegistry {
    /// Area by area, in each by name.
    ///
    /// - Parameter providers: the makers of the figures of the site.
    static func all(beside providers: [any FigureProvider]) -> [DiagnosticKind] {
        let (files, figures) = (providers.map { $0.codesOfFiles }, providers.map { $0.codes })
        let kinds = (ofContent + files + ofPages + figures + ofTemplates).flatMap { $0 }
        let names = kinds.reduce(into: [String]()) { names, kind in
            if !names.contains(kind.code.area) { names.append(kind.code.area) }
        }
        return names.flatMap { name in
            kinds.filter { $0.code.area == name }.sorted { $0.description < $1.description }
        }
    }

    /// The lists of the targets, several of which can report problems of one area.
    private static let ofContent = [
        FileCodes.all, NoteCodes.all, StoreCodes.all, ConversionCodes.all,
        FigureBlockCodes.all, ProvidedFigureCodes.all,
        SettingsCodes.all, SeverityCodes.all, RedirectCodes.all, ComparisonCodes.all,
    ]

    private static let ofPages = [
        PageCodes.all, AttachmentCodes.all, LinkCodes.all, FormulaCheck.all, CodeLanguageCheck.all, SearchCodes.all,
        MarkdownCodes.all, YAMLCodes.all,
    ]

    private static let ofTemplates = [TemplateCodes.all, WordCodes.all]
}
