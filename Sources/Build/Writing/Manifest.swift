import Content

/// The list of the files that earlier builds wrote, so that a later one can take away what it no longer makes.
///
/// It lies in the output folder, one path a line, sorted. Only files named here are ever replaced or removed.
struct Manifest: Sendable {
    static let path = ".notchbook-files"

    private(set) var paths: Set<String>

    init(paths: some Sequence<String>) { self.paths = Set(paths) }

    /// Reads the list; a line that would lead out of the folder, or to the list itself, is left out.
    init(reading bytes: [UInt8]) {
        let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n").map { String($0) }
        self.init(paths: lines.filter { OutputFile.staysInside($0) && $0 != Self.path })
    }

    var bytes: [UInt8] {
        let sorted = paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return Array(sorted.map { $0 + "\n" }.joined().utf8)
    }
}
