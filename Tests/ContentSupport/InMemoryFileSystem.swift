package import Content
import Synchronization

/// Files in memory, with the failures that a test asks for.
package final class InMemoryFileSystem: Sendable {
    /// What can go wrong, and what is there.
    package struct State: Sendable {
        package var files: [String: [UInt8]] = [:]
        /// Where a link leads, by its path.
        package var links: [String: String] = [:]
        package var unreadable: Set<String> = []
        package var immovable: Set<String> = []
        /// Whether folders can change their places in one step.
        package var exchanges = true
        /// The folders that another process has for itself, and which.
        package var locked: [String: String] = [:]
        /// How many changes of the files still work; then the process is as good as killed.
        package var changesLeft = Int.max
        /// Folders in which nothing can be written or removed.
        package var readOnly: Set<String> = []
        /// What stamps say of sizes, where that is not the number of bytes.
        package var sizes: [String: Int] = [:]
        /// Bytes that can still be written before the disk is full.
        package var freeBytes = Int.max
        package var writeCount = 0
        package var readCount = 0
    }

    private let state: Mutex<State>

    package init(_ files: [String: String] = [:]) {
        state = Mutex(State(files: files.mapValues { Array($0.utf8) }))
    }

    package func change(_ body: (inout sending State) -> Void) {
        state.withLock { body(&$0) }
    }

    /// The text of a file, or nil when there is none.
    package func text(_ path: String) -> String? {
        state.withLock { $0.files[path] }.map { String(decoding: $0, as: UTF8.self) }
    }

    /// All files below a folder, sorted.
    package func paths(below folder: String) -> [String] {
        state.withLock { state in state.files.keys.filter { $0.hasPrefix(folder + "/") }.sorted() }
    }

    /// Every file and its bytes.
    package var snapshot: [String: [UInt8]] { state.withLock { $0.files } }

    package var writeCount: Int { state.withLock { $0.writeCount } }

    package var readCount: Int { state.withLock { $0.readCount } }

    package var fileSystem: FileSystem {
        FileSystem(
            kind: { path in self.state.withLock { Self.kind(path, $0) } },
            list: { folder throws(FileSystemError) in try self.list(folder) },
            read: { path throws(FileSystemError) in try self.read(path) },
            write: { path, bytes throws(FileSystemError) in
                try self.countChange(path)
                try self.write(path, bytes)
            },
            rename: { path, newPath throws(FileSystemError) in
                try self.countChange(newPath)
                try self.rename(path, newPath)
            },
            link: { path, newPath throws(FileSystemError) in
                try self.countChange(newPath)
                self.state.withLock {
                    $0.files[newPath] = $0.files[path]
                    $0.links[newPath] = $0.links[path]
                }
            },
            exchange: { path, otherPath throws(FileSystemError) in
                try self.countChange(path)
                try self.exchange(path, otherPath)
            },
            makeFolder: { _ in },
            copyPermissions: { _, _ in },
            synchronize: { _ in },
            lock: { folder throws(FileSystemError) in try self.lock(folder) },
            remove: { path throws(FileSystemError) in
                try self.countChange(path)
                try self.remove(path)
            },
            resolve: { path in
                self.state.withLock { state in
                    let target = state.links[path] ?? path
                    if target == "." { return "/home" }
                    return Self.kind(target, state) == nil ? nil : "/home/" + target
                }
            },
            stamp: { path in
                self.state.withLock { state in
                    Self.kind(path, state).map { kind in
                        // A folder changes with the names in it.
                        let names = kind == .folder ? state.files.keys.filter { $0.hasPrefix(path + "/") }.sorted() : []
                        let bytes = state.files[path] ?? []
                        return FileStamp(
                            kind: kind, size: state.sizes[path] ?? bytes.count,
                            modified: (bytes.hashValue ^ names.hashValue) & 0xFFFF_FFFF, changed: 0,
                            inode: 0)
                    }
                }
            })
    }

    private static func kind(_ path: String, _ state: State) -> FileSystem.Kind? {
        if state.links[path] != nil { return .link }
        if state.files[path] != nil { return .file }
        let prefix = path + "/"
        let holdsSomething =
            state.files.keys.contains { $0.hasPrefix(prefix) }
            || state.links.keys.contains { $0.hasPrefix(prefix) }
        return holdsSomething ? .folder : nil
    }

    private func list(_ folder: String) throws(FileSystemError) -> [String] {
        let names: [String]? = state.withLock { state in
            guard Self.kind(folder, state) == .folder else { return nil }
            let below = (Array(state.files.keys) + state.links.keys).filter { $0.hasPrefix(folder + "/") }
            return Set(below.map { String($0.dropFirst(folder.count + 1).prefix { $0 != "/" }) }).sorted()
        }
        guard let names else { throw FileSystemError(.list, folder, "No such file or directory") }
        return names
    }

    private func read(_ path: String) throws(FileSystemError) -> [UInt8] {
        let found: Result<[UInt8], FileSystemError> = state.withLock { state in
            state.readCount += 1
            let target = state.links[path] ?? path
            guard !state.unreadable.contains(target) else {
                return .failure(FileSystemError(.read, path, "Permission denied"))
            }
            return state.files[target].map { .success($0) }
                ?? .failure(FileSystemError(.read, path, "No such file or directory"))
        }
        return try found.get()
    }

    private func write(_ path: String, _ bytes: [UInt8]) throws(FileSystemError) {
        guard !isReadOnly(path) else { throw FileSystemError(.write, path, "Permission denied") }
        let isWritten = state.withLock { state in
            state.writeCount += 1
            let written = min(bytes.count, state.freeBytes)
            state.files[path] = Array(bytes.prefix(written))
            state.freeBytes -= written
            return written == bytes.count
        }
        if !isWritten { throw FileSystemError(.write, path, "No space left on device") }
    }

    private func rename(_ path: String, _ newPath: String) throws(FileSystemError) {
        let isMoved = state.withLock { state in
            guard !state.immovable.contains(newPath), Self.kind(newPath, state) != .folder else { return false }
            switch Self.kind(path, state) {
            case nil: return false
            case .folder: Self.move([(path, newPath)], &state)
            default:
                state.files[newPath] = state.files.removeValue(forKey: path)
                state.links[newPath] = state.links.removeValue(forKey: path)
            }
            return true
        }
        if !isMoved { throw FileSystemError(.rename, newPath, "Permission denied") }
    }

    private func exchange(_ path: String, _ otherPath: String) throws(FileSystemError) {
        let isDone = state.withLock { state in
            guard state.exchanges else { return false }
            Self.move([(path, otherPath), (otherPath, path)], &state)
            return true
        }
        if !isDone { throw FileSystemError(.rename, otherPath, "Invalid argument") }
    }

    /// Moves all that lies in folders.
    private static func move(_ folders: [(from: String, to: String)], _ state: inout State) {
        func moved(_ path: String) -> String {
            let move = folders.first { path.hasPrefix($0.from + "/") }
            return move.map { $0.to + path.dropFirst($0.from.count) } ?? path
        }
        state.files = Dictionary(uniqueKeysWithValues: state.files.map { (moved($0.key), $0.value) })
        state.links = Dictionary(uniqueKeysWithValues: state.links.map { (moved($0.key), $0.value) })
    }

    /// Refuses every change of a process that has made its last.
    private func countChange(_ path: String) throws(FileSystemError) {
        let isAlive = state.withLock { state in
            if state.changesLeft > 0, state.changesLeft < .max { state.changesLeft -= 1 }
            return state.changesLeft > 0
        }
        if !isAlive { throw FileSystemError(.write, path, "killed") }
    }

    private func lock(_ folder: String) throws(FileSystemError) -> FolderLock {
        let holder = state.withLock { $0.locked[folder] }
        if let holder { throw FileSystemError(.write, folder, "\(holder) is building into it") }
        return FolderLock {}
    }

    private func isReadOnly(_ path: String) -> Bool {
        state.withLock { $0.readOnly.contains { path.hasPrefix($0 + "/") } }
    }

    private func remove(_ path: String) throws(FileSystemError) {
        guard !isReadOnly(path) else { throw FileSystemError(.remove, path, "Permission denied") }
        let isRemoved = state.withLock { state in
            let removed = state.files.removeValue(forKey: path) ?? nil
            let freed = removed?.count ?? 0
            state.freeBytes = min(state.freeBytes, .max - freed) + freed
            return removed != nil
        }
        if !isRemoved { throw FileSystemError(.remove, path, "No such file or directory") }
    }
}
