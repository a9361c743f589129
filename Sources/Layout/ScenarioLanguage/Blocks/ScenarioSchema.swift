import LayoutEngine
import Schema

/// The whole vocabulary of the scenario language, as the reference page shows it.
///
/// The sections are read off the tables of keys that decode scenarios; there is no second list.
package enum ScenarioSchema {
    /// All sections, from the top of a scenario down to the parts of a table.
    package static let sections: [ScenarioSection] =
        [block] + EnvironmentKeys.sections + HierarchySchema.sections.prefix(1) + [change, step, axisValue, compared]
        + HierarchySchema.sections.dropFirst()

    /// Every kind of mapping with all the keys that it allows, while `sections` has only the new ones: also inherited keys,
    /// and the class keys of its contents.
    package static let mappings: [ScenarioSection] =
        [ScenarioSection("scenario", BlockKeys.all.map { $0.entry })] + EnvironmentKeys.sections.dropFirst()
        + [change, step, axisValue, compared] + HierarchySchema.mappings

    /// The class keys of views, one of which is the only key of a view in a list.
    package static let viewClasses = ViewClass.allCases.map { (key: $0.rawValue, mapping: $0.mappingName) }

    /// The words that `expect`, `{{…}}` and the command line accept after a name.
    ///
    /// After them come the parts of tables, which are written between a table's name and a property.
    package static let properties: [PropertyEntry] = PropertyEntry.all + PropertyEntry.tableParts

    /// The keys of a section; empty for an unknown name.
    package static func entries(of section: String) -> [ScenarioEntry] {
        sections.first { $0.name == section }?.entries ?? []
    }

    private static let block = ScenarioSection(
        "scenario", BlockKeys.all.map { $0.entry }.filter { !EnvironmentKeys.names.contains($0.name) })

    private static let change = ScenarioSection("change", ChangeDraft.keys.map { $0.entry })

    private static let step = ScenarioSection("step", StepDraft.keys.map { $0.entry })

    private static let axisValue = ScenarioSection("axisValue", MatrixValue.keys.map { $0.entry })

    private static let compared = ScenarioSection("compared", ComparedKeys.all.map { $0.entry })
}
