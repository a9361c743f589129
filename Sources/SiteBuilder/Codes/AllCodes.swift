import Audits
import Diagnostics
import Formulas
import Markdown
import ScenarioLanguage
import Templates
import YAML

/// The codes of all targets, for the page of diagnostics.
enum AllCodes {
    /// By area, as each target lists them.
    static let documented: [DocumentedCode] =
        SiteCodes.documented + SettingsCodes.documented + LanguageCodes.documented + PageCodes.documented
        + LinkCodes.documented
        + SearchCodes.documented
        + MarkdownCodes.all + YAMLCodes.documented
        + ScenarioCodes.documented + AuditCodes.documented + FormulaCodes.documented + DeviceCodes.documented
        + TemplateCodes.all
}
