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
        /// Folders in which nothing can be written or removed.
        package var readOnly: Set<String> = []
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
            write: { path, bytes throws(FileSystemError) in try self.write(path, bytes) },
            rename: { path, newPath throws(FileSystemError) in try self.rename(path, newPath) },
            remove: { path throws(FileSystemError) in try self.remove(path) },
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
                            size: bytes.count, modified: (bytes.hashValue ^ names.hashValue) & 0xFFFF_FFFF, changed: 0,
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
            guard !state.immovable.contains(newPath), let bytes = state.files.removeValue(forKey: path) else {
                return false
            }
            state.files[newPath] = bytes
            return true
        }
        if !isMoved { throw FileSystemError(.rename, newPath, "Permission denied") }
    }

    private func isReadOnly(_ path: String) -> Bool {
        state.withLock { $0.readOnly.contains { path.hasPrefix($0 + "/") } }
    }

    private func remove(_ path: String) throws(FileSystemError) {
        guard !isReadOnly(path) else { throw FileSystemError(.remove, path, "Permission denied") }
        let isRemoved = state.withLock { state in
            let removed = state.files.removeValue(forKey: path) ?? nil
            state.freeBytes = state.freeBytes == .max ? .max : state.freeBytes + (removed?.count ?? 0)
            return removed != nil
        }
        if !isRemoved { throw FileSystemError(.remove, path, "No such file or directory") }
    }
}
