import DataTree
package import Diagnostics
import Formulas
package import LayoutEngine

/// One block of macros, decoded: which formulas are held against which values of the engine, and where.
package struct MacroAudit: Sendable {
    package let id: String
    /// The block's place in its note.
    package let span: SourceSpan
    package let title: LocalizedText
    package let caption: LocalizedText
    /// What the block reproduces; the macros have sources of their own.
    package let sources: [SourceReference]
    /// The id of the scenario whose tree the macros are meant for.
    package let scenario: String
    package let app: App
    /// That of the scenario; device, orientation and version are replaced by those of each place.
    package let environment: Environment
    /// All macros in source order, those that only help others included.
    package let macros: [Macro]
    /// Every device in every orientation and version, in the order of the catalog.
    package let places: [AuditPlace]
    package let claims: [AuditClaim]
    let formulas: FormulaSet
    /// The paths that formulas read.
    let paths: [Located<ValuePath>]

    /// The same audit shown by another block.
    func shown(at span: SourceSpan) -> MacroAudit {
        MacroAudit(
            id: id, span: span, title: title, caption: caption, sources: sources, scenario: scenario, app: app,
            environment: environment, macros: macros, places: places, claims: claims, formulas: formulas, paths: paths)
    }
}
