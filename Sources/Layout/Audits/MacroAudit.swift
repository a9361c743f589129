import DataTree
package import Diagnostics
import Formulas
package import Languages
package import LayoutEngine
package import ScenarioLanguage

/// A decoded block of macros: which formulas are compared with which values of the engine, and where.
package struct MacroAudit: Equatable, Sendable {
    package let id: String
    /// The block's place in its note.
    package let span: SourceSpan
    package let title: LocalizedText
    package let caption: LocalizedText
    /// The publications that the block reproduces; macros have sources of their own.
    package let sources: [SourceReference]
    /// The id of the scenario whose tree the macros apply to.
    package let scenario: String
    package let app: App
    /// The environment of the scenario; device, orientation and version are replaced by those of each place.
    package let environment: Environment
    /// All macros in source order, those that only help others included.
    package let macros: [Macro]
    /// Every device in every orientation and version, in the order of the catalog.
    package let places: [AuditPlace]
    package let claims: [AuditClaim]
    let formulas: FormulaSet
    /// The paths that formulas read.
    let paths: [Located<ValuePath>]
    /// The whole content of the block and of the scenario that it names, without locations; nil if the scenario was built in
    /// code.
    package let statement: [UInt8]?

    /// This audit shown by another block.
    func shown(at span: SourceSpan) -> MacroAudit {
        MacroAudit(
            id: id, span: span, title: title, caption: caption, sources: sources, scenario: scenario, app: app,
            environment: environment, macros: macros, places: places, claims: claims, formulas: formulas, paths: paths,
            statement: statement)
    }
}

/// A layout macro of an app: a name for a formula, and its intended meaning.
package struct Macro: Equatable, Sendable {
    package let name: String
    package let span: SourceSpan
    /// The formula as it is written.
    package let formula: String
    /// The engine's value that the macro represents; nil for a macro that only helps others.
    package var against: ValuePath? { comparedPath?.value }
    /// The compared path with its place.
    let comparedPath: Located<ValuePath>?
    /// The places where the macro was found.
    package let sources: [SourceReference]
    /// The code to write instead.
    package let replacement: LocalizedText
}

/// A point of an audit: device, orientation and major version of the system.
package struct AuditPlace: Equatable, Sendable {
    package let device: Device
    package let orientation: InterfaceOrientation
    package let os: OSVersion

    /// Whether the device, orientation and major version are the same; the version that a device shipped with may have a minor
    /// part.
    func isSame(as other: AuditPlace) -> Bool {
        device.id == other.device.id && orientation == other.orientation && os.major == other.os.major
    }
}
