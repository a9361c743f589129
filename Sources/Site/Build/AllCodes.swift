import Audits
import Content
import Devices
import Diagnostics
import Figures
import Formulas
import Markdown
import Pages
import Publishing
import ScenarioLanguage
import Templates
import WordFiles
import YAML

/// The codes of all targets, for the page of diagnostics.
enum AllCodes {
    /// Area by area, in each by name.
    static let documented: [DocumentedCode] = {
        let codes = areas.flatMap { $0 }
        let names = codes.reduce(into: [String]()) { names, code in
            if !names.contains(code.code.area) { names.append(code.code.area) }
        }
        return names.flatMap { name in
            codes.filter { $0.code.area == name }.sorted { $0.description < $1.description }
        }
    }()

    /// The tables of the targets, of which several can report problems of one area.
    private static let areas = [
        FileCodes.documented, NoteCodes.documented, FigureCodes.documented, PictureCodes.documented,
        StoreCodes.documented,
        ConversionCodes.documented,
        SettingsCodes.documented, SeverityCodes.documented, RedirectCodes.documented, LanguageCodes.documented,
        PageCodes.documented,
        PublishedFileCodes.documented,
        LinkCodes.documented, FormulaCheck.documented, SearchCodes.documented, MarkdownCodes.all, YAMLCodes.documented,
        ScenarioCodes.documented, AuditCodes.documented, FormulaCodes.documented, DeviceCodes.documented,
        TemplateCodes.all, WordCodes.documented,
    ]
}
