package import Content
package import Diagnostics

/// Writes corrections of diagnostics into the files.
package struct FixItWriter {
    private let fileSystem: FileSystem

    package init(fileSystem: FileSystem) { self.fileSystem = fileSystem }

    private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// A file before and after its corrections.
    package struct Correction {
        package let old: SourceFile
        package let new: SourceFile
        /// The titles of the fix-its that were applied, in source order.
        package let titles: [Message]

        package init(old: SourceFile, new: SourceFile, titles: [Message]) {
            self.old = old
            self.new = new
            self.titles = titles
        }
    }

    /// The files after the chosen fix-its, without unchanged files.
    ///
    /// - Parameter choose: the fix-it to apply for a diagnostic, if any.
    package static func corrections(
        of diagnostics: [Diagnostic], in sources: [SourceFile], choosing choose: (Diagnostic) -> FixIt?
    ) -> [Correction] {
        sources.compactMap { source in
            let fixIts = diagnostics.compactMap(choose).filter { $0.replacements[0].span.file == source.path }
            let fixed = source.applying(fixIts)
            guard fixed.text != source.text else { return nil }
            return Correction(old: source, new: fixed, titles: fixIts.map { $0.title })
        }
    }

    /// The first fix-it that changes no meaning.
    package static func certain(_ diagnostic: Diagnostic) -> FixIt? {
        diagnostic.fixIts.first { $0.certainty == .certain }
    }

    /// Writes a correction; false for a file whose bytes are no longer, or never were, the text that it refers to: it is left
    /// alone.
    package func write(_ correction: Correction) throws(CommandError) -> Bool {
        let path = correction.old.path
        do throws(FileSystemError) {
            guard let bytes = try bytes(of: correction) else { return false }
            try fileSystem.replace(path, with: bytes)
            return true
        } catch {
            throw .unwritable(path: path, reason: error.reason)
        }
    }

    /// The whole file as it will be; nil where its bytes are no longer, or never were, the text that the correction refers to.
    package func bytes(of correction: Correction) throws(FileSystemError) -> [UInt8]? {
        let bytes = try fileSystem.read(correction.old.path)
        let mark = bytes.starts(with: Self.byteOrderMark) ? Self.byteOrderMark : []
        guard bytes.dropFirst(mark.count).elementsEqual(correction.old.text.utf8) else { return nil }
        return mark + Array(correction.new.text.utf8)
    }
}
