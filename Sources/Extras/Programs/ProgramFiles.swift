import Content
import DataTree
import Diagnostics
import Packing
import Processes

/// The files of a program: its executable, its inputs, and the checksum of all of them.
struct ProgramFiles: Equatable, Sendable {
    /// The absolute path of the executable.
    let executable: String
    /// The input files, relative to the content folder, sorted.
    let inputs: [String]
    /// A checksum of the words of the command, and of the names and bytes of all files.
    let checksum: [UInt8]

    enum Search {
        case found(ProgramFiles)
        case refused(Diagnostic)
    }

    /// Looks up the program and its inputs. Both lie in the content folder, but for programs of the system.
    static func find(
        for program: FigureProgram, in folder: String, of fileSystem: FileSystem
    ) throws(FileSystemError) -> Diagnosed<Search> {
        guard let executable = executable(of: program, in: folder, fileSystem) else {
            return Diagnosed(.refused(ProgramCodes.missing(program.command[0], below: folder)))
        }
        var diagnostics: [Diagnostic] = []
        let all = program.inputs.isEmpty ? [] : try fileSystem.files(below: folder)
        let inside = all.filter { fileSystem.isInside(folder + "/" + $0, folder: folder) }
        var inputs: Set<String> = []
        for pattern in program.inputs {
            let patterns = PathPatterns([Self.normalized(pattern.value)])
            let found = inside.filter { patterns.match($0) }
            if found.isEmpty { diagnostics.append(ProgramCodes.noInput(pattern, below: folder)) }
            inputs.formUnion(found)
        }
        // A word of the command that names a file is read by the program that runs it, such as a script after its interpreter.
        let named = program.command.dropFirst().map { normalized($0.value) }.filter { name in
            let path = folder + "/" + name
            return OutputFile.staysInside(name) && fileSystem.kind(path) != nil && fileSystem.kind(path) != .folder
                && fileSystem.isInside(path, folder: folder)
        }
        let sorted = inputs.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        var description: [UInt8] = []
        for word in program.command { description += SHA256.digest(of: Array(word.value.utf8)) }
        let read = [executable] + (named + sorted).map { folder + "/" + $0 }
        for (name, path) in zip([""] + named + sorted, read) {
            description += SHA256.digest(of: Array(name.utf8))
            description += SHA256.digest(of: try fileSystem.read(path))
        }
        let files = ProgramFiles(executable: executable, inputs: sorted, checksum: SHA256.digest(of: description))
        return Diagnosed(.found(files), diagnostics)
    }

    /// Nil where there is no such file, or it lies outside of the content folder.
    private static func executable(
        of program: FigureProgram, in folder: String, _ fileSystem: FileSystem
    ) -> String? {
        let name = program.command[0].value
        guard name.contains("/") else {
            return ProgramRun.systemFolders.lazy.compactMap { fileSystem.resolve($0 + "/" + name) }.first {
                fileSystem.kind($0) == .file
            }
        }
        let path = folder + "/" + normalized(name)
        guard OutputFile.staysInside(normalized(name)), fileSystem.isInside(path, folder: folder) else { return nil }
        return fileSystem.resolve(path).flatMap { fileSystem.kind($0) == .file ? $0 : nil }
    }

    /// A path of the content folder without "./" at its start.
    private static func normalized(_ path: String) -> String {
        path.hasPrefix("./") ? String(path.dropFirst(2)) : path
    }
}
