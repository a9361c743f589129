import Content
import Packing
import ResultStore

/// How the files of a site lay on disk when it had been written, so that the next build need not read them to see that they are as
/// they were. It is kept among the results of earlier builds.
package struct OutputStamps: Sendable {
    /// By the paths of the files, as they are opened.
    let stamps: [String: FileStamp]

    private static let kind = "output"

    private static func key(of folder: OutputFolder) -> ResultKey {
        let place = folder.fileSystem.resolvedPath(of: folder.path)
        return ResultKey(kind, of: Array(place.utf8), isShared: false)
    }

    /// Those that were kept of a folder; nil where none were, or where another build has replaced the list of files since.
    static func kept(of folder: OutputFolder, in results: ResultStore) -> OutputStamps? {
        guard let bytes = results.bytes(of: key(of: folder)), let stamps = OutputStamps(reading: bytes),
            stamps.hold(folder.full(Manifest.path), in: folder.fileSystem)
        else { return nil }
        return stamps
    }

    /// Takes down how files lie in a folder, and keeps it; nil where one of them is gone.
    ///
    /// - Parameter paths: relative to the folder, the list of files among them.
    static func keep(_ paths: [String], of folder: OutputFolder, in results: ResultStore) -> OutputStamps? {
        var stamps: [String: FileStamp] = [:]
        for path in paths {
            let place = folder.full(path)
            guard let stamp = folder.fileSystem.stamp(place) else { return nil }
            stamps[place] = stamp
        }
        let taken = OutputStamps(stamps: stamps)
        results.put(key(of: folder), taken.bytes)
        return taken
    }

    /// True when a file lies there as it did then.
    func hold(_ place: String, in fileSystem: FileSystem) -> Bool {
        stamps[place].map { $0 == fileSystem.stamp(place) } ?? false
    }

    /// The same of all files.
    func hold(in fileSystem: FileSystem) -> Bool { stamps.allSatisfy { $0.value == fileSystem.stamp($0.key) } }

    private init(stamps: [String: FileStamp]) { self.stamps = stamps }

    // MARK: - As they are kept

    private var bytes: [UInt8] {
        var writer = ByteWriter()
        writer.append(stamps.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) { writer, entry in
            writer.append(entry.key)
            let stamp = entry.value
            for number in [stamp.size, stamp.modified, stamp.changed, Int(bitPattern: UInt(stamp.inode))] {
                writer.append(number)
            }
        }
        return writer.bytes
    }

    /// Nil for bytes that are none.
    package init?(reading bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        let read = try? reader.list { reader throws(ByteReader.Damaged) in
            let path = try reader.text()
            let (size, modified, changed) = (try reader.number(), try reader.number(), try reader.number())
            let inode = UInt64(UInt(bitPattern: try reader.number()))
            return (path, FileStamp(kind: .file, size: size, modified: modified, changed: changed, inode: inode))
        }
        guard let read, reader.isAtEnd else { return nil }
        stamps = Dictionary(read) { $1 }
    }
}
