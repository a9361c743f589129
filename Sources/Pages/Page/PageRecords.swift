import Content
import Packing
package import ResultStore

/// Pages as earlier builds have written them, kept under what they are made of. Only what had no problem is kept, and what a
/// build wants to know of a page is worked out anew: a report never depends on what was kept.
package struct PageRecords: Sendable {
    private let results: ResultStore
    private let circumstances: [UInt8]

    /// - Parameter circumstances: a checksum of all that decides about all pages and stands neither in the content nor in the
    ///   templates: the code, the fonts, the options.
    package init(_ results: ResultStore, circumstances: [UInt8]) {
        self.results = results
        self.circumstances = circumstances
    }

    /// The name of what is written from a source; nil where nobody can tell what the source is.
    func key(_ kind: Kind, _ places: [String], _ source: PageSource) -> ResultKey? {
        let names = ValueChecksum.checksum(of: places)
        guard let names, let checksum = ValueChecksum.checksum(of: source) else { return nil }
        return ResultKey(kind.rawValue, of: circumstances, names, checksum, isShared: false)
    }

    enum Kind: String {
        case page = "html.page"
        /// A page within the one that holds all.
        case chapter = "html.chapter"
    }

    func texts(_ key: ResultKey) -> [[UInt8]]? {
        guard let bytes = results.bytes(of: key) else { return nil }
        var texts: [[UInt8]] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            guard rest.count >= Self.lengthSize else { return nil }
            let length = rest.prefix(Self.lengthSize).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(Self.lengthSize)
            guard rest.count >= length else { return nil }
            texts.append(Array(rest.prefix(length)))
            rest = rest.dropFirst(length)
        }
        return texts
    }

    func keep(_ texts: [[UInt8]], as key: ResultKey) {
        var bytes: [UInt8] = []
        for text in texts {
            for shift in (0..<Self.lengthSize).reversed() {
                bytes.append(UInt8(truncatingIfNeeded: text.count >> (8 * shift)))
            }
            bytes += text
        }
        results.put(key, bytes)
    }

    /// Bytes of the length before a text.
    private static let lengthSize = 4
}
