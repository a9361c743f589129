import CRunningCode
import Packing

/// The code that is running: the tool and the libraries that it was linked with.
package enum RunningCode {
    /// A checksum of it; the same on every machine that runs the same files. Nil when nobody can say which code that is.
    ///
    /// Files are told apart by the ids that linkers make of their contents. Libraries' version numbers would miss a
    /// distribution's fixes, times of files differ between machines, and checksums of so much code take a second.
    package static let checksum = checksum(of: objects)

    private static let objects: [LoadedObject] = {
        var objects: [LoadedObject] = []
        withUnsafeMutablePointer(to: &objects) { list in
            running_code_visit(list) { list, path, id, count in
                let object = LoadedObject(
                    path: path.map { String(cString: $0) } ?? "",
                    id: id.map { Array(UnsafeBufferPointer(start: $0, count: count)) })
                list?.assumingMemoryBound(to: [LoadedObject].self).pointee.append(object)
            }
        }
        return objects
    }()

    /// The order in which they were loaded counts for nothing.
    static func checksum(of objects: [LoadedObject]) -> [UInt8]? {
        var marks: [[UInt8]] = []
        for object in objects {
            guard let mark = object.mark else { return nil }
            marks.append(SHA256.digest(of: mark))
        }
        guard !marks.isEmpty else { return nil }
        return SHA256.digest(of: marks.sorted { $0.lexicographicallyPrecedes($1) }.flatMap { $0 })
    }
}

/// A file that the process runs code of.
struct LoadedObject: Equatable {
    /// Empty for the program itself.
    let path: String
    /// What the linker made of its contents, if it did.
    let id: [UInt8]?

    /// What tells it from another one; nil when it was replaced since it was loaded and has no id.
    fileprivate var mark: [UInt8]? {
        if let id { return id }
        return FileMark(of: path.isEmpty ? "/proc/self/exe" : path).map { Array($0.description.utf8) }
    }
}
