package import ScenarioLanguage
import Schema

/// The vocabulary of blocks of macros, which have a fence of their own.
package enum AuditSchema {
    /// The sections of a block, from its top down to the claims about a macro.
    package static let sections: [ScenarioSection] = [
        ScenarioSection("macros", AuditKeys.all.map { $0.entry }),
        ScenarioSection("macro", MacroKeys.all.map { $0.entry }),
        ScenarioSection("over", AuditKeys.over.map { $0.entry }),
        ScenarioSection("macroClaims", AuditClaimKeys.all.map { $0.entry }),
        ScenarioSection("macroCell", AuditClaimKeys.cell.map { $0.entry }),
    ]
}
