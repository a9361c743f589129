package import CommandFramework

/// The commands that every build of the tool has, in the order of the help. A new one is a type and a line here.
package let coreCommands: [any Subcommand.Type] = [
    InitCommand.self,
    NewCommand.self,
    BuildCommand.self,
    ServeCommand.self,
    CheckCommand.self,
    AuditCommand.self,
    EvalCommand.self,
    RenderCommand.self,
    ExportCommand.self,
    ExplainCommand.self,
    CompareCommand.self,
    ConflictCommand.self,
    DevicesCommand.self,
    RulesCommand.self,
    SchemaCommand.self,
    CacheCommand.self,
]
