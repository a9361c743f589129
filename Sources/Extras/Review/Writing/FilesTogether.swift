import Content

/// Files that are replaced together: a process that is killed leaves all of them old, or a list from which the next one finishes.
struct FilesTogether: Sendable {
    private let fileSystem: FileSystem
    /// Hidden, so that nothing in it is a note.
    private let staging: String
    private var list: String { staging + "/list" }

    /// - Parameter folder: the folder in which unfinished files are kept.
    init(in folder: String, _ fileSystem: FileSystem) {
        staging = folder + "/.notchbook-writing"
        self.fileSystem = fileSystem
    }

    /// A path, and the staged file that is to be moved there.
    private struct Move {
        let staged: String
        let path: String
    }

    /// Completes the work of a process that was killed: moves that it had decided on are done, anything else is taken back.
    func recover() throws(FileSystemError) {
        guard fileSystem.kind(staging) == .folder else { return }
        if fileSystem.kind(list) == .file {
            let parts = try fileSystem.read(list).split(separator: 0, omittingEmptySubsequences: false).dropLast()
                .map { String(decoding: $0, as: UTF8.self) }
            let moves = stride(from: 0, to: parts.count - 1, by: 2).map { Move(staged: parts[$0], path: parts[$0 + 1]) }
            try finish(moves)
        } else {
            try fileSystem.removeTree(staging)
        }
    }

    /// Replaces the files, all of them or none. Their owners and permissions stay.
    func replace(_ files: [(path: String, bytes: [UInt8])]) throws(FileSystemError) {
        guard !files.isEmpty else { return }
        try recover()
        var moves: [Move] = []
        do throws(FileSystemError) {
            for (number, file) in files.enumerated() {
                try fileSystem.refuseSpecial(file.path)
                let path = fileSystem.resolvedPath(of: file.path)
                moves.append(Move(staged: try stage(file.bytes, for: path, number), path: path))
            }
            try fileSystem.synchronize(moves.map { $0.staged })
            // No path holds the character that ends each.
            let text = Array(moves.map { "\($0.staged)\0\($0.path)\0" }.joined().utf8)
            try fileSystem.replace(list, with: text)
        } catch {
            for move in moves { try? fileSystem.remove(move.staged) }
            try? fileSystem.removeTree(staging)
            throw error
        }
        try finish(moves)
    }

    /// Writes new bytes beside the others, or where the file's place is on another disk, beside that.
    private func stage(_ bytes: [UInt8], for path: String, _ number: Int) throws(FileSystemError) -> String {
        let folder = fileSystem.resolvedPath(of: staging)
        let staged = "\(folder)/\(number)"
        try fileSystem.write(staged, bytes)
        guard fileSystem.kind(path) == .file else { return staged }
        if (try? fileSystem.copyPermissions(path, staged)) != nil { return staged }
        try fileSystem.remove(staged)
        let beside = fileSystem.stagedPath(of: path)
        try fileSystem.write(beside, bytes)
        try fileSystem.copyPermissions(path, beside)
        return beside
    }

    private func finish(_ moves: [Move]) throws(FileSystemError) {
        for move in moves where fileSystem.kind(move.staged) == .file {
            try fileSystem.rename(move.staged, move.path)
        }
        try fileSystem.remove(list)
        try fileSystem.removeTree(staging)
    }
}

extension FileSystem {
    /// A copy of the file system in which some files hold other bytes.
    func overlaid(with files: [(path: String, bytes: [UInt8])]) -> FileSystem {
        let original = self
        let changed = Dictionary(files.map { ($0.path, $0.bytes) }) { $1 }
        var overlaid = self
        overlaid.read = { path throws(FileSystemError) in
            if let bytes = changed[path] { return bytes }
            return try original.read(path)
        }
        overlaid.stamp = { path in
            guard let stamp = original.stamp(path), let bytes = changed[path] else { return original.stamp(path) }
            return FileStamp(
                kind: stamp.kind, size: bytes.count, modified: stamp.modified + 1, changed: stamp.changed + 1,
                inode: stamp.inode)
        }
        return overlaid
    }
}
