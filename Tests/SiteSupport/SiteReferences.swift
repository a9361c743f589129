import Content

/// Follows every reference of a built page, independently of the link checker.
package struct SiteReferences {
    private let test: SiteTest
    private let files: Set<String>
    /// The ids of the pages that have been looked into.
    private var ids: [String: Set<String>] = [:]

    /// - Parameter files: those of the site, relative to its folder.
    package init(of test: SiteTest, files: Set<String>) {
        self.test = test
        self.files = files
    }

    /// The references of a page within its site that name no file of it, or no anchor in one.
    package mutating func broken(on page: String) -> [String] {
        let html = test.page(page)
        let loaded = ["src", "srcset"].flatMap { HTMLAttributes.values(of: $0, in: html) }
        // Links may lead to other sites, from which nothing is loaded.
        let links = HTMLAttributes.values(of: "href", in: html).filter { !$0.hasPrefix("https://") }
        var broken: [String] = []
        for reference in links + loaded where !isFine(reference, on: page) { broken.append(reference) }
        return broken
    }

    private mutating func isFine(_ reference: String, on page: String) -> Bool {
        let parts = reference.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        guard let target = Self.file(String(parts[0]), from: page), files.contains(target) else { return false }
        guard parts.count == 2 else { return true }
        let known = ids[target] ?? Set(HTMLAttributes.values(of: "id", in: test.page(target)))
        ids[target] = known
        return known.contains(PercentEncoding.decode(parts[1]))
    }

    private static func file(_ path: String, from page: String) -> String? {
        if path.isEmpty { return page }
        var steps = page.split(separator: "/").dropLast().map { String($0) }
        for step in PercentEncoding.decode(path[...]).split(separator: "/") {
            if step != ".." { steps.append(String(step)) } else if steps.popLast() == nil { return nil }
        }
        return steps.joined(separator: "/")
    }
}

/// The attributes of a built page, whose values stand in double quotation marks.
package enum HTMLAttributes {
    /// The values of an attribute, such as `id`, in source order.
    package static func values(of attribute: String, in html: String) -> [String] {
        html.split(separator: " \(attribute)=\"", omittingEmptySubsequences: false).dropFirst().map { rest in
            let value = String(rest.prefix { $0 != "\"" })
            return value.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
                .replacing("&#39;", with: "'").replacing("&amp;", with: "&")
        }
    }
}
