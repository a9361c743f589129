/// What became of a block of macros.
package struct AuditResult: Sendable {
    package let audit: MacroAudit
    /// The macros that stand for a value of the engine, in source order.
    package let macros: [MacroResult]

    /// The result of a macro; nil for one that only helps others.
    package subscript(name: String) -> MacroResult? { macros.first { $0.macro.name == name } }
}
