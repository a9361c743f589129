import Content
import Packing
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

    /// The name of what is written from a source at some places; nil where nobody can tell what the source is.
    func key(_ kind: Kind, _ places: [String], _ source: PageSource) -> ResultKey? {
        guard let checksum = ValueChecksum.checksum(of: (places, source)) else { return nil }
        return ResultKey(kind.rawValue, of: circumstances, checksum, isShared: false)
    }

    enum Kind: String {
        case page = "html.page"
        /// A page within the one that holds all.
        case chapter = "html.chapter"
    }

    /// What was kept; nil when it has to be made again.
    func kept<Value>(_ key: ResultKey, _ read: (inout ByteReader) throws(ByteReader.Damaged) -> Value) -> Value? {
        guard let bytes = results.bytes(of: key) else { return nil }
        var reader = ByteReader(bytes)
        guard let value = try? read(&reader), reader.isAtEnd else { return nil }
        return value
    }

    func keep(_ key: ResultKey, _ write: (inout ByteWriter) -> Void) {
        var writer = ByteWriter()
        write(&writer)
        results.put(key, writer.bytes)
    }
}
