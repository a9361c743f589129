import Audits
import Content
import Devices
import NoteScenarios
package import ScenarioLanguage
import Schema

extension Handbook {
    /// A kind of file that authors write, recognised by its keys.
    package enum Area: String, CaseIterable, Sendable {
        case scenario, macros, devices, settings

        /// The tables of its keys.
        package var sections: [ScenarioSection] {
            switch self {
            case .scenario: ScenarioSchema.sections
            case .macros: AuditSchema.sections
            case .devices: DeviceSchema.sections
            case .settings: SettingsSchema.sections(.layout).map { $0.widened() }
            }
        }

        /// The name of the JSON Schema of such files.
        package var schemaName: String { self == .devices ? "device" : rawValue }

        /// Every kind of mapping in such files with all the keys that it allows, the whole file's first.
        package var mappings: [ScenarioSection] { self == .scenario ? ScenarioSchema.mappings : sections }

        /// The area that has a section.
        package static func holding(section name: String) -> Area? {
            allCases.first { area in area.sections.contains { $0.name == name } }
        }

        /// The name of the example that documents a key, such as "view.name"; nil where an earlier section has it.
        ///
        /// Keys with one text have one example, at the first place of the text. Class keys are an example, which every
        /// container accepts.
        package func exampleKey(of entry: ScenarioEntry, in section: ScenarioSection) -> String? {
            let key = section.documentationKey(of: entry)
            let first = sections.first { other in other.entries.contains { other.documentationKey(of: $0) == key } }
            return first?.name == section.name ? String(key.dropFirst("schema.".count)) : nil
        }
    }

    /// A key's own example, or the example of its text at the first place of the text; nil for a key whose example is
    /// elsewhere.
    package func example(of entry: ScenarioEntry, in section: ScenarioSection) -> KeyExample? {
        examples[section.name + "." + entry.name] ?? area.exampleKey(of: entry, in: section).flatMap { examples[$0] }
    }
}
