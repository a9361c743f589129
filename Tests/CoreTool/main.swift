import CommandFramework
import CommandLineTool

// The tool without extras, for tests of what it misses.

runCommandLine(Subcommands(coreCommands))
