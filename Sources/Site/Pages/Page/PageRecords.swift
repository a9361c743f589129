package import Content
import Figures
package import Packing
package import ResultStore

/// Pages as earlier builds have written them, kept under what they are made of. Only that is kept in which nothing was wrong, so
/// that a report never depends on what was kept.
package struct PageRecords: Sendable {
    private let results: ResultStore
    private let circumstances: [UInt8]

    /// - Parameter circumstances: a checksum of all that decides about all pages and stands neither in the content nor in the
    ///   templates: the code, the fonts, the options.
    package init(_ results: ResultStore, circumstances: [UInt8]) {
        self.results = results
        self.circumstances = circumstances
    }

    /// The name of what a page is written as at some places; nil where nobody can tell what it is made of.
    ///
    /// - Parameter site: of what decides about all pages.
    func key(_ kind: Kind, _ places: [String], _ page: Page, on site: Revision) -> ResultKey? {
        guard let origin = page.originChecksum, let site = site.checksum else { return nil }
        return ResultKey(
            kind.rawValue, of: circumstances, site, origin, Array(places.joined(separator: "\n").utf8), isShared: false)
    }

    /// The name of what is made of some files.
    ///
    /// - Parameter name: what else it is made of.
    package func key(_ kind: Kind, of files: [FileContent], _ name: String = "") -> ResultKey {
        key(kind, of: SHA256.digest(of: files.flatMap { $0.sha256 }), name)
    }

    /// The name of what is made of something that has a checksum.
    package func key(_ kind: Kind, of checksum: [UInt8], _ name: String = "") -> ResultKey {
        ResultKey(kind.rawValue, of: circumstances, checksum, Array(name.utf8), isShared: false)
    }

    package enum Kind: String {
        case page = "html.page"
        /// The bytes of a page's file, under their checksum.
        case file = "html.file"
        /// A page within the one that holds all.
        case chapter = "html.chapter"
        /// The ids and headings of such a page.
        case contents = "html.contents"
        /// That nothing was found in a finished page.
        case check = "html.check"
        /// That a search leads to all headings.
        case headings = "search.headings"
        /// What pages make pixels of.
        case pixels
    }

    /// What was kept; nil when it has to be made again.
    package func kept<Value>(_ key: ResultKey, _ read: (inout ByteReader) throws(ByteReader.Damaged) -> Value) -> Value?
    {
        guard let bytes = results.bytes(of: key) else { return nil }
        var reader = ByteReader(bytes)
        guard let value = try? read(&reader), reader.isAtEnd else { return nil }
        return value
    }

    /// What is wrong with something, of which it is kept that nothing is.
    package func findings<Finding>(_ key: ResultKey, _ find: () -> [Finding]) -> [Finding] {
        let isKnown = kept(key) { reader throws(ByteReader.Damaged) in try reader.flag() }
        if isKnown == true { return [] }
        let findings = find()
        if findings.isEmpty { keep(key) { $0.append(true) } }
        return findings
    }

    /// The bytes of a page's file; nil where they are not kept.
    func content(count: Int, sha256: [UInt8]) -> FileContent? {
        FileContent(key(of: sha256), count: count, sha256: sha256, in: results)
    }

    func keep(_ content: FileContent) { results.put(key(of: content.sha256), content.bytes) }

    private func key(of sha256: [UInt8]) -> ResultKey {
        ResultKey(Kind.file.rawValue, digest: sha256, isShared: false)
    }

    package func keep(_ key: ResultKey, _ write: (inout ByteWriter) -> Void) {
        var writer = ByteWriter()
        write(&writer)
        results.put(key, writer.bytes)
    }
}
