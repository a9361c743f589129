import Content
import Packing

/// What earlier builds made with much work, in a folder that may be deleted at any time.
///
/// An entry is named by a checksum of everything that decides its bytes, so what it holds can be used without asking how
/// old it is. It begins with a checksum of its name and its bytes: a file that is broken, cut off or another's is none.
/// Files with other names are neither read nor removed.
struct BuildCache: Sendable {
    let folder: String
    let fileSystem: FileSystem
    /// A checksum of what decides the bytes of all entries alike, such as the code that makes them.
    private let origin: [UInt8]

    /// The name of an entry: 64 hexadecimal digits.
    struct Key: Hashable, Sendable {
        fileprivate let name: String
    }

    /// A new entry.
    struct Entry: Sendable {
        let key: Key
        let bytes: [UInt8]
    }

    init(folder: String, origin: [UInt8], in fileSystem: FileSystem) throws(FileSystemError) {
        switch fileSystem.kind(folder) {
        case nil, .folder: break
        case .link: throw FileSystemError(.write, folder, "it is a link, which could lead elsewhere")
        case .file, .other: throw FileSystemError(.write, folder, "a file of that name stands there")
        }
        self.folder = folder
        self.origin = origin
        self.fileSystem = fileSystem
    }

    /// The name for what is made of a description; the kind says what is made of it.
    func key(_ kind: String, _ description: [UInt8]) -> Key {
        Key(name: SHA256.hexadecimal(of: origin + SHA256.digest(of: Array(kind.utf8)) + description))
    }

    // MARK: - Reading

    /// What was made before; nil when it has to be made again.
    func bytes(of key: Key) -> [UInt8]? {
        guard fileSystem.kind(path(key)) == .file, let file = try? fileSystem.read(path(key)) else { return nil }
        let bytes = Array(file.dropFirst(SHA256.byteCount))
        return file.starts(with: Self.proof(of: bytes, key)) ? bytes : nil
    }

    private static func proof(of bytes: [UInt8], _ key: Key) -> [UInt8] {
        SHA256.digest(of: Array(key.name.utf8), bytes)
    }

    private func path(_ key: Key) -> String { folder + "/" + key.name }

    // MARK: - Writing

    /// Adds what this build made, and removes what it neither made nor used.
    ///
    /// Builds that do so at the same time at worst remove what the other has to make again.
    func save(_ entries: [Entry], keeping used: Set<Key>) throws(FileSystemError) {
        // Another build may be writing the same entry.
        let ending = ".\(UInt64.random(in: 0 ... .max))"
        for entry in entries { try add(entry, ending: ending) }
        guard fileSystem.kind(folder) != nil else { return }
        for name in try fileSystem.list(folder) where Self.isEntry(name) && !used.contains(Key(name: name)) {
            try remove(folder + "/" + name)
        }
    }

    private func add(_ entry: Entry, ending: String) throws(FileSystemError) {
        let draft = path(entry.key) + ending
        do throws(FileSystemError) {
            try fileSystem.write(draft, Self.proof(of: entry.bytes, entry.key) + entry.bytes)
        } catch {
            try? fileSystem.remove(draft)
            throw error
        }
        do throws(FileSystemError) {
            try fileSystem.rename(draft, path(entry.key))
        } catch {
            // Gone when another build has tidied up in between.
            guard fileSystem.kind(draft) != nil else { return }
            try? fileSystem.remove(draft)
            throw error
        }
    }

    private func remove(_ path: String) throws(FileSystemError) {
        do throws(FileSystemError) {
            try fileSystem.remove(path)
        } catch {
            guard fileSystem.kind(path) != nil else { return }
            throw error
        }
    }

    /// True for entries, and for drafts of entries that were never finished.
    private static func isEntry(_ name: String) -> Bool {
        let parts = name.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
        let isHexadecimal = parts[0].allSatisfy { ($0 >= 0x30 && $0 <= 0x39) || ($0 >= 0x61 && $0 <= 0x66) }
        let isDraft = parts.count == 2 && !parts[1].isEmpty && parts[1].allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
        return parts[0].count == 2 * SHA256.byteCount && isHexadecimal && (parts.count == 1 || isDraft)
    }
}
