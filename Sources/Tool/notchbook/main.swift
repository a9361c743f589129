// In place of glibc's: threads of a build ask for memory all the time. Linked is enough.
import CMimalloc
import CommandFramework

runCommandLine(commands)
