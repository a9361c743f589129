package import ScenarioLanguage
import Schema

/// The vocabulary of blocks of macros, which have a fence of their own.
package enum AuditSchema {
    /// From the top of a block down to what is claimed about a macro.
    package static let sections: [ScenarioSection] = [
        ScenarioSection(
            "macros", SchemaText("The top of a fence `macros`.", "`macros` 代码块的顶层。"), AuditKeys.all.map { $0.entry }),
        ScenarioSection("macro", SchemaText("One item of `macros`.", "`macros` 中的一项。"), MacroKeys.all.map { $0.entry }),
        ScenarioSection(
            "over", SchemaText("Where macros are tried.", "在哪些地方检验宏。"), AuditKeys.over.map { $0.entry }),
        ScenarioSection(
            "macroClaims", SchemaText("What is claimed about a macro.", "对一个宏的断言。"),
            AuditClaimKeys.all.map { $0.entry }),
        ScenarioSection(
            "macroCell", SchemaText("One item of `cells`.", "`cells` 中的一项。"), AuditClaimKeys.cell.map { $0.entry }),
    ]
}
