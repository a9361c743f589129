import Content
import Diagnostics

/// Writes the mechanical corrections of diagnostics into the files.
struct FixItWriter {
    let fileSystem: FileSystem

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// Applies the first fix-it of each diagnostic; returns one line per file that changed.
    func apply(_ diagnostics: [Diagnostic], to sources: [SourceFile]) throws(CommandError) -> String {
        var lines = ""
        for source in sources {
            let fixIts = diagnostics.filter { $0.span?.file == source.path }.compactMap { $0.fixIts.first }
            let fixed = source.applying(fixIts)
            guard fixed.text != source.text else { continue }
            do throws(FileSystemError) {
                guard try write(fixed, over: source) else { continue }
            } catch {
                throw .unwritable(path: source.path, reason: error.reason)
            }
            lines +=
                "corrected \(TerminalText.visible(source.path)): \(fixIts.map { $0.title }.joined(separator: "; "))\n"
        }
        return lines
    }

    /// Leaves a file alone whose bytes are no longer, or never were, the text that the fix-its speak of.
    private func write(_ fixed: SourceFile, over source: SourceFile) throws(FileSystemError) -> Bool {
        let bytes = try fileSystem.read(source.path)
        let mark = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
        guard bytes.dropFirst(mark.count).elementsEqual(source.text.utf8) else { return false }
        try fileSystem.replace(source.path, with: mark + Array(fixed.text.utf8))
        return true
    }
}
