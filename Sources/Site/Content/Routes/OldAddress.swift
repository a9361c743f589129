import DataTree

/// Addresses in the heads of notes, as Jekyll, Hugo and Docusaurus write them: "/guides/new/", "/2015/01/02/a.html".
enum OldAddress {
    /// The name of the page at an address; nil for an address that is not on this site, or has places to be filled.
    static func slug(_ address: String) -> String? {
        guard !address.contains("://"), !address.contains(":"), !address.contains("{") else { return nil }
        var steps = PercentEncoding.decode(address[...]).split(separator: "/").map { String($0) }
        guard var last = steps.popLast() else { return Navigation.home }
        for ending in [".html", ".htm"] where last.lowercased().hasSuffix(ending) { last.removeLast(ending.utf8.count) }
        steps.append(last)
        let slug = steps.joined(separator: "/")
        return OutputFile.staysInside(slug) && !slug.contains("#") && !slug.contains("?") ? slug : nil
    }
}

extension Note {
    /// The redirects from the addresses at which readers still request it. An address that ends in a slash is the address of a
    /// folder, whose file servers look for.
    var redirects: [Redirect] {
        guard let new = Redirect.Place(slug) else { return [] }
        var taken: Set<String> = [slug.lowercased()]
        return oldAddresses.flatMap { address -> [Redirect] in
            guard let slug = OldAddress.slug(address.value) else { return [] }
            let slugs = address.value.hasSuffix("/") ? [slug, slug + "/" + Navigation.home] : [slug]
            return slugs.compactMap { slug in
                guard taken.insert(slug.lowercased()).inserted, let old = Redirect.Place(slug) else { return nil }
                return Redirect(old: old, oldSpan: address.span, new: new, newSpan: address.span)
            }
        }
    }
}
