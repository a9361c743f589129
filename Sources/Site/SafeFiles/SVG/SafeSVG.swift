import Markup

// Untrusted files become files that are known to do nothing: a kind that is recognised by name and first bytes is published as
// it is (Kinds), a picture in SVG is read as XML and written anew (SVG) from a list of elements, attributes and values, its
// styles among them (Styles). In: bytes. Out: other bytes and the list of parts missing in them, or the reason why there are
// none.

/// Pictures in SVG, rewritten from parts known to be harmless: no script, no address but fragments of the picture itself and
/// raster pictures and fonts that it carries. The bytes depend on the source alone.
package enum SafeSVG {
    package struct Picture: Hashable, Sendable {
        /// UTF-8, one line, without document type, comments and instructions.
        package let bytes: [UInt8]
        /// The parts of the source that are left out, in its order. Parts that show nothing anyway, such as an editor's own
        /// notes, are not listed.
        package let omissions: [Omission]
    }

    /// A part of the source that the picture lacks.
    package struct Omission: Hashable, Sendable {
        /// The part as messages name it: "'<script>'", "'onload='", "'https://a.org/b.woff2'".
        package let what: String
        package let count: Int
    }

    /// The reason why there is no picture.
    package struct Refusal: Error, Hashable, Sendable {
        /// Completes a sentence: "it is no XML: …".
        package let reason: String
    }

    /// Writes a picture anew.
    package static func picture(from bytes: [UInt8]) throws(Refusal) -> Picture {
        try picture(from: bytes, isInside: 0)
    }

    /// - Parameter depth: how many pictures it is carried by, each by the next.
    static func picture(from bytes: [UInt8], isInside depth: Int) throws(Refusal) -> Picture {
        let tree: XMLTree
        do throws(XMLTree.Problem) {
            tree = try XMLTree.read(bytes, maxLevels: Bounds.levels, maxElements: Bounds.elements)
        } catch {
            throw Refusal(reason: error.description)
        }
        guard let root = tree.nodes.first, SVGNames.isSVG(root.name), root.name.local == "svg" else {
            throw Refusal(reason: "its outermost element is not 'svg'")
        }
        if let reason = SVGReferences.problem(in: tree) { throw Refusal(reason: reason) }
        var rewriter = SVGRewriter(tree, isInside: depth)
        return rewriter.picture()
    }

    /// The limits beyond which there is no picture.
    enum Bounds {
        static let levels = 250
        static let elements = 500_000
        /// Elements that are drawn once every reference is followed.
        static let drawnElements = 1_000_000
        /// Pictures in each other.
        static let pictures = 3
    }
}

/// Things that a picture lacks, counted, in the order in which they were found.
struct OmissionList {
    private var counts: [String: Int] = [:]
    private var order: [String] = []

    mutating func add(_ what: String, count: Int = 1) {
        if counts[what] == nil { order.append(what) }
        counts[what, default: 0] += count
    }

    var omissions: [SafeSVG.Omission] { order.map { SafeSVG.Omission(what: $0, count: counts[$0] ?? 0) } }
}
