package import Content
import Devices
import Handbook
package import Languages
package import LayoutEngine
import NoteScenarios
package import Pages
package import Pictures
import ScenarioLanguage

// Pages of the tool's own knowledge: devices with their numbers, rules and sources, and the keys of the files that authors write
// with an example of each. In: catalogs, tables of keys and the handbook. Out: values that the generator lays out as it does its
// own lists.

/// Brings the pages of devices, rules, sources and keys.
package struct ReferenceTables: Sendable {
    private let changes = KnownScreenChanges()

    package init() {}

    package func table(_ page: GeneratedPage, of subject: TableSubject, in words: Words) -> (any ListedPage)? {
        switch page {
        case .devices: DevicesPage(catalog: subject.catalog, words: words)
        case .rules:
            RulesPage(
                rules: RuleCatalog.rules, sources: .standard, words: words, uses: subject.uses,
                observed: subject.observed)
        case .sources: SourcesPage(catalog: .standard, words: words)
        case .writingNotes: WritingNotesPage(words: words)
        case .scenarioLanguage: ReferencePage(area: .scenario, words: words)
        case .macroBlocks: ReferencePage(area: .macros, words: words)
        case .deviceFiles: ReferencePage(area: .devices, words: words)
        case .siteSettings: ReferencePage(area: .settings, words: words)
        default: nil
        }
    }

    package func page(
        of device: Device, _ picture: @escaping @Sendable (Route) -> Picture?, in words: Words
    ) -> any ListedPage {
        DevicePage(device: device, picture: picture, sources: .standard, changes: changes, words: words)
    }

    package var namesToFind: [String] { ScenarioSchema.properties.map { $0.name } }

    package func summary(of device: Device, in words: Words) -> String { DevicePage.summary(of: device, in: words) }
}
