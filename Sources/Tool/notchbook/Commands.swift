import Assistants
import CommandFramework
import CommandLineTool

/// The commands of the tool, in the order of the help. A new one is a type and a line here.
let commands = Subcommands([
    InitCommand.self,
    NewCommand.self,
    BuildCommand.self,
    ServeCommand.self,
    CheckCommand.self,
    SnapshotCommand.self,
    ChangesCommand.self,
    ReviewCommand.self,
    ObserveCommand.self,
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
    ContextCommand.self,
    CompletionCommand.self,
    ManCommand.self,
    HelpCommand.self,
])
