import Content
import Packing

/// The list of the files that earlier builds wrote, so that a later one can remove those that it no longer creates, and detect
/// those that have been edited since.
///
/// It lies in the output folder: a line for each file with its SHA-256, two spaces and the path, sorted by path, as `sha256sum
/// --check` reads it. Only files named here are ever replaced or removed.
struct Manifest: Equatable, Sendable {
    static let path = ".site-files"

    /// The checksums in hexadecimal digits, by path; nil for files of builds that kept none.
    private(set) var checksums: [String: String?]

    private static let separator = "  "

    /// - Parameter digests: the SHA-256 of each file, by path.
    init(_ digests: [String: [UInt8]]) { checksums = digests.mapValues { SHA256.hexadecimal($0) } }

    /// Reads the list; a line with a path out of the folder, or to the list itself, is left out.
    init(reading bytes: [UInt8]) {
        checksums = [:]
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            let (checksum, path) = Self.parts(of: line)
            if OutputFile.staysInside(path), path != Self.path { checksums[path] = .some(checksum) }
        }
    }

    private static func parts(of line: ArraySlice<UInt8>) -> (checksum: String?, path: String) {
        func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }
        let checksum = line.prefix(2 * SHA256.byteCount)
        let rest = line.dropFirst(2 * SHA256.byteCount)
        guard checksum.allSatisfy({ hexadecimalDigits.contains($0) }), rest.starts(with: separator.utf8) else {
            return (nil, text(line))
        }
        return (text(checksum), text(rest.dropFirst(separator.utf8.count)))
    }

    private static let hexadecimalDigits = Array("0123456789abcdefABCDEF".utf8)

    var paths: Set<String> { Set(checksums.keys) }

    /// The paths of pages, which readers open.
    var pages: Set<String> { paths.filter { $0.hasSuffix(".html") } }

    /// Whether these are the bytes that a build wrote, as far as it is known.
    func wrote(_ bytes: [UInt8], at path: String) -> Bool {
        guard let known = checksums[path] else { return false }
        return known.map { $0 == SHA256.hexadecimal(of: bytes) } ?? true
    }

    var bytes: [UInt8] {
        let sorted = checksums.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
        return Array(sorted.map { ($1.map { $0 + Self.separator } ?? "") + $0 + "\n" }.joined().utf8)
    }
}
