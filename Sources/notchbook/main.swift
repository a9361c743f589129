import CThreads
import CommandLineTool
import Foundation

// Scenarios of 1,000 levels are read, laid out and drawn by recursion; the usual stack of 8 MB is not enough for that.
var attributes = pthread_attr_t()
pthread_attr_init(&attributes)
pthread_attr_setstacksize(&attributes, 256 << 20)
pthread_setattr_default_np(&attributes)

exit(await runCommandLine(Array(CommandLine.arguments.dropFirst())).rawValue)
