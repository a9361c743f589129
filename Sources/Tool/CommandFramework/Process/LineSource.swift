import Content
import Glibc

/// A file, or standard input, whose lines are read more than once without being held. Standard input, which can be read once, is
/// copied into a scratch file first.
package struct LineSource {
    private let path: String
    private let scratch: ScratchFolder?

    /// - Parameter file: `-` for standard input.
    package init(_ file: String) throws(CommandError) {
        if file != "-" {
            if FileSystem.real.kind(file) == .folder { throw .isFolder(path: file) }
            (path, scratch) = (file, nil)
            return
        }
        let folder = try ScratchFolder.make()
        path = folder.path + "/input"
        scratch = folder
        do throws(CommandError) {
            try Self.copyInput(to: path)
        } catch {
            folder.remove()
            throw error
        }
    }

    package func open(maxBytes: Int) throws(CommandError) -> LineInput.OpenFile {
        try LineInput.file(path, maxBytes: maxBytes)
    }

    package func close() { scratch?.remove() }

    private static func copyInput(to path: String) throws(CommandError) {
        let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { throw .unwritable(path: path, reason: String(cString: strerror(errno))) }
        defer { Glibc.close(descriptor) }
        try Console.readPieces { piece throws(CommandError) in
            if let error = Console.write(piece, to: descriptor) {
                throw .unwritable(path: path, reason: String(cString: strerror(error)))
            }
        }
    }
}
