/// The place of a page below the output folder.
package struct Route: Hashable, Sendable {
    /// The edition; nil for a page above all editions, such as the start page.
    package let edition: Edition?
    /// The path below the edition's folder, without ending.
    package let slug: String

    package init(_ edition: Edition?, _ slug: String) {
        self.edition = edition
        self.slug = slug
    }

    package static let start = Route(nil, "index")

    /// The page's file, relative to the output folder: "en/safe-area.html".
    package var path: String { (edition?.path(slug) ?? slug) + ".html" }

    /// The relative path from this page to the output folder: "../" for "en/safe-area.html".
    package var root: String { String(repeating: "../", count: path.split(separator: "/").count - 1) }

    /// The page of the same name in another edition.
    package func inEdition(_ edition: Edition) -> Route { Route(edition, slug) }

    /// A reference from this page to a file of the output folder, ready for an attribute:
    /// from "en/safe-area.html" to "assets/site.css" it is "../assets/site.css".
    package func reference(to file: String, fragment: String? = nil) -> String {
        let here = path
        let shared = Self.sharedFolders(here, file)
        let up = String(repeating: "../", count: here.utf8.dropFirst(shared).count { $0 == UInt8(ascii: "/") })
        let down = PercentEncoding.encode(file[file.utf8.index(file.startIndex, offsetBy: shared)...], keeping: "/")
        return up + down + (fragment.map { "#" + PercentEncoding.encode($0[...]) } ?? "")
    }

    /// The bytes of the folders that both paths begin with, the last slash included.
    private static func sharedFolders(_ first: String, _ second: String) -> Int {
        var shared = 0
        var offset = 0
        for (one, other) in zip(first.utf8, second.utf8) {
            guard one == other else { break }
            offset += 1
            if one == UInt8(ascii: "/") { shared = offset }
        }
        return shared
    }
}
