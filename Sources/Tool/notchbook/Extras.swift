import Assistants
import CommandFramework
import CommandLineTool
import ProbeAnswers
import Programs
import Review

/// The extras of this tool. To leave one out, take away its two lines here and its name in `Package.swift`.
let extras: [Extra] = [
    .review,
    .probeAnswers,
    .programs,
    .assistants,
]

let commands = Subcommands(coreCommands, extras)
