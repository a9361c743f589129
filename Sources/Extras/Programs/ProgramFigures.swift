package import Content
import DataTree
package import Diagnostics
import Languages
import Processes
package import ResultStore

// Figures that programs of the author create. `figures` of site.yaml names a program for a fence; it gets a block as JSON on
// standard input and answers JSON on standard output. Its answer is kept under a checksum of all inputs.
//
//   ProgramFigures    the maker
//   ProgramFiles      where the program and its inputs are, and the checksum of their bytes
//   ProgramRequest    the input of a program
//   ProgramAnswer     its answer, parsed

/// Creates figures by running the programs that `figures` of site.yaml names.
package struct ProgramFigures: Sendable {
    private let programs: [String: Program]
    private let folder: String
    private let cache: Cache

    /// A program with its files, or the reason why it is not run.
    private enum Program {
        case ready(FigureProgram, ProgramFiles)
        case refused(Diagnostic)
        /// A stranger's, which is told where the settings are read.
        case untrusted
    }

    /// - Parameters:
    ///   - blocks: the programs that have a block are looked up.
    ///   - content: its settings name the programs.
    ///   - cache: stores the answers of programs. Failures are kept in memory alone.
    package static func open(
        for blocks: [FigureBlock], of content: SiteContent, _ cache: Cache, in fileSystem: FileSystem
    ) throws(FileSystemError) -> Diagnosed<FigureMaker> {
        let used = Set(blocks.map { $0.fence })
        var diagnostics: [Diagnostic] = []
        var programs: [String: Program] = [:]
        for program in content.settings.figures where used.contains(program.fence) {
            guard !program.command.isEmpty else {
                programs[program.fence] = .untrusted
                continue
            }
            let files = try ProgramFiles.find(for: program, in: content.folder, of: fileSystem)
            switch files.unwrap(into: &diagnostics) {
            case .found(let files): programs[program.fence] = .ready(program, files)
            case .refused(let diagnostic): programs[program.fence] = .refused(diagnostic)
            }
        }
        let figures = ProgramFigures(programs: programs, folder: content.folder, cache: cache)
        return Diagnosed({ figures.figure(of: $0, in: $1) }, diagnostics)
    }

    private func figure(of block: FigureBlock, in languages: [Language]) -> Diagnosed<ProvidedFigure?> {
        switch programs[block.fence] {
        case nil, .untrusted: return Diagnosed(nil)
        case .refused(let diagnostic): return Diagnosed(nil, [diagnostic])
        case .ready(let program, let files):
            let input = ProgramRequest(block, languages, inputs: files.inputs).bytes
            switch output(of: program, files, block, input) {
            case .answer(let bytes): return ProgramAnswer.figure(bytes, of: block, in: languages)
            case .failure(let failure):
                return Diagnosed(nil, [ProgramCodes.failed(program, failure, at: block.span)])
            }
        }
    }

    /// The version of the exchange with programs: counted up when it changes, so that older results are not used.
    private static let version: UInt8 = 1

    /// Bytes that a program may answer.
    static let maxOutput = 16 << 20

    private func output(
        of program: FigureProgram, _ files: ProgramFiles, _ block: FigureBlock, _ input: [UInt8]
    ) -> ProgramOutcome {
        let key = ResultKey("figure.answer", of: [Self.version], files.checksum, input, isShared: false)
        return cache.value(for: key) {
            if let bytes = cache.bytes(of: key) { return .answer(bytes) }
            let outcome = ProgramRun(
                files.executable, program.command.map { $0.value }, in: folder, seconds: program.seconds,
                megabytes: program.megabytes, maxOutput: Self.maxOutput
            ).outcome(of: input)
            if case .answer(let bytes) = outcome { cache.put(key, bytes) }
            return outcome
        }
    }
}
