package import DataTree
package import Diagnostics
import Schema

/// A program that creates the figures of a fence, as `figures` of site.yaml names it.
package struct FigureProgram: Equatable, Sendable {
    /// The name of the fence.
    package let fence: String
    package let span: SourceSpan
    /// The program and its arguments; empty only in a stranger's settings, where no program runs.
    package internal(set) var command: [Located<String>] = []
    /// Patterns of the files of the content folder that it reads.
    package internal(set) var inputs: [Located<String>] = []
    /// The limit on the time of a run, in seconds.
    package internal(set) var seconds = 10.0
    /// Megabytes of memory that a run may write to.
    package internal(set) var megabytes = 1024

    init(fence: String, at span: SourceSpan) {
        self.fence = fence
        self.span = span
    }
}

extension SettingsFormat {
    /// The programs of fences by the names of the fences; an empty value means none.
    static let figurePrograms = SettingsValueFormat<[FigureProgram]>(kind: .named(.object("figureProgram"))) {
        node, decoder in
        if case .null = node.content { return [] }
        guard let entries = node.entries else {
            decoder.reportWrongType("a mapping of names of fences", found: node)
            return nil
        }
        return entries.compactMap { entry in
            decoder.inside(.key(entry.key)) { decoder -> FigureProgram? in
                let isTaken = decoder.context.names.fences.named(entry.key) != nil
                guard Identifier.isID(entry.key), !isTaken else {
                    decoder.report(SettingsCodes.unusableFence(entry.key, isTaken: isTaken, at: entry.keySpan))
                    return nil
                }
                var program = FigureProgram(fence: entry.key, at: entry.keySpan)
                let known = decoder.diagnostics.count
                decoder.decodeObject(entry.value, into: &program, SettingsKeys.figureProgram)
                let isUntrusted = decoder.context.isUntrusted
                if program.command.isEmpty, !isUntrusted, decoder.diagnostics.count == known {
                    decoder.report(decoder.codes.missingKey("command", of: "program", at: entry.keySpan))
                }
                return program.command.isEmpty && !isUntrusted ? nil : program
            }
        }
    }
}
