import Languages
import Markdown

/// The target of a reference written in a note.
package enum LinkTarget: Hashable, Sendable {
    /// Another site, or a mail address.
    case external
    /// A page of this site; nil when the fragment is missing.
    case page(Route, fragment: String?)
    /// A file of the content folder, relative to it.
    case attachment(String)
    case empty
    /// A path from the root of a server, which a site opened from disk does not have.
    case absolute
    /// A path that climbs out of the site.
    case outside
    /// A scheme that pages do not link to, such as `javascript`.
    case refused(scheme: String)
    /// A name in a link of a wiki that no note and no file has.
    case unnamed(String)
}

/// Reads the references of notes: to other notes by their files or pages, and to files beside them.
package struct LinkReader: Sendable {
    private let editions: Editions
    private let languages: [Language]
    /// The pages of notes by the paths of their files.
    private let routes: [String: Route]
    /// The paths that name a language.
    private let pathsOfLanguages: Set<String>
    private let pages: Set<Route>
    private let slugs: Set<String>
    /// The names of pages as servers without capitals have them: "functions/time" for "functions/Time".
    private let slugsByLowercase: [String: String]
    /// Notes by the names of their files and by the last parts of their addresses, lowercased, with hyphens between words.
    private let notesByName: [String: [NamedNote]]
    private let slugsByAlias: [String: [String]]
    private let attachments: Attachments
    /// A note that is referred to by its name.
    private struct NamedNote {
        let slug: String
        /// Its file without ending and language, which its address may differ from.
        let path: String

        /// Whether its file or its address ends with a path.
        func ends(with path: String) -> Bool {
            ("/" + self.path.lowercased()).hasSuffix(path) || ("/" + slug.lowercased()).hasSuffix(path)
        }
    }

    /// Pictures by their names without ending, folder, scale and appearance, as DocC refers to them.
    private let namedImages: [String: String]

    init(_ notes: [Note], _ attachments: Attachments, _ editions: Editions, languages: [Language]) {
        self.editions = editions
        self.languages = languages
        self.attachments = attachments
        namedImages = Self.names(of: attachments.paths)
        var routes: [String: Route] = [:]
        var notesByName: [String: [NamedNote]] = [:]
        var slugsByAlias: [String: [String]] = [:]
        for note in notes {
            routes[note.path] = note.route
            let path = NoteName(path: note.path, languages: languages)?.slug ?? note.slug
            for name in Set([path, note.slug].map { Self.name($0.split(separator: "/").last ?? "") })
            where notesByName[name]?.contains(where: { $0.slug == note.slug }) != true {
                notesByName[name, default: []].append(NamedNote(slug: note.slug, path: path))
            }
            for other in note.otherNames where slugsByAlias[other.lowercased()]?.contains(note.slug) != true {
                slugsByAlias[other.lowercased(), default: []].append(note.slug)
            }
        }
        self.slugsByAlias = slugsByAlias
        self.routes = routes
        pathsOfLanguages = Set(
            routes.keys.filter { NoteName(path: $0, languages: languages)?.language != nil })
        pages = Set(routes.values)
        slugs = Set(notes.map { $0.slug })
        slugsByLowercase = Dictionary(slugs.map { ($0.lowercased(), $0) }, uniquingKeysWith: { min($0, $1) })
        self.notesByName = notesByName
    }

    /// Reads a reference as written in a note.
    ///
    /// Notes and files may be named from the note's own file, as on GitHub (`safe-area.md`, `../img/a.png`), from the content
    /// folder (`/img/a.png`), or as pages are on the site (`safe-area.html`, `../en/safe-area.html`). A link whose path names no
    /// language stays in the language of its note.
    package func target(of reference: String, in note: Note) -> LinkTarget {
        switch Self.scheme(of: reference) {
        case "http", "https", "mailto": return .external
        case "doc": return documentation(reference.dropFirst("doc:".count), in: note)
        case "wiki": return wiki(String(reference.dropFirst("wiki:".count)), in: note)
        case let scheme?: return .refused(scheme: scheme)
        case nil: break
        }
        if reference.isEmpty { return .empty }
        return reference.hasPrefix("//") ? .external : relative(reference, in: note)
    }

    /// "boat" for "img/boat@2x.png"; the one of the largest scale for light paper, else another.
    private static func names(of paths: Set<String>) -> [String: String] {
        let endings = [".png", ".jpg", ".jpeg", ".gif", ".svg", ".webp"]
        var names: [String: String] = [:]
        for path in paths.sorted() {
            guard let ending = endings.first(where: { path.lowercased().hasSuffix($0) }) else { continue }
            let file = (path.split(separator: "/").last ?? "").dropLast(ending.utf8.count)
            let isDark = file.contains("~dark")
            let name = String(file.prefix { $0 != "@" && $0 != "~" })
            if names[name] == nil || !isDark { names[name] = path }
        }
        return names
    }

    private static func scheme(of reference: String) -> String? {
        guard let colon = reference.utf8.firstIndex(of: 0x3A) else { return nil }
        let name = reference.utf8[..<colon]
        let isName = name.allSatisfy { byte in
            (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || [0x2B, 0x2D, 0x2E].contains(byte)
        }
        return isName && !name.isEmpty ? String(Substring(name)).lowercased() : nil
    }

    /// Reads a reference of DocC, which names a page by the last part of its path: `doc:Getting-Started#Install`. The words of a
    /// heading have hyphens for spaces, and may have its punctuation.
    private func documentation(_ reference: Substring, in note: Note) -> LinkTarget {
        let (path, written) = Self.split(String(reference))
        let anchor = written.map { MarkdownDocument.anchor(of: $0) }
        guard !path.isEmpty else { return .page(note.route, fragment: anchor) }
        let name = Self.name(path.split(separator: "/").last ?? "")
        return .page(Route(note.route.edition, notesByName[name]?.first?.slug ?? path), fragment: anchor)
    }

    /// Reads a reference of a wiki, which names a note or file by its path, the end of its path, or another name of its own.
    private func wiki(_ reference: String, in note: Note) -> LinkTarget {
        let (path, written) = Self.split(reference)
        let anchor = written.flatMap { Self.headingAnchor($0) }
        guard !path.isEmpty else { return .page(note.route, fragment: anchor) }
        let known = relative(PercentEncoding.encode(path[...], keeping: "/"), in: note)
        if case .page(let route, _) = known, pages.contains(route) || slugs.contains(route.slug) {
            return .page(route, fragment: anchor)
        }
        if case .attachment(let file) = known, attachments.file(at: file) != nil { return known }
        if let file = attachments.file(named: path) { return .attachment(file) }
        let lowered = path.lowercased()
        let name = lowered.hasSuffix(".md") ? String(path.dropLast(3)) : path
        let named = notesByName[Self.name(name.split(separator: "/").last ?? "")] ?? []
        let ending = "/" + name.lowercased()
        guard
            let slug = (named.first { $0.ends(with: ending) } ?? named.first)?.slug
                ?? slugsByAlias[name.lowercased()]?.first
        else { return .unnamed(path) }
        return .page(Route(note.route.edition, slug), fragment: anchor)
    }

    /// The anchor of a heading that is given by its words; of several, one inside the other, the last. Nil for a mark of a block.
    private static func headingAnchor(_ words: String) -> String? {
        let last = words.split(separator: "#").last.map { String($0) } ?? ""
        return last.hasPrefix("^") ? nil : MarkdownDocument.anchor(of: last)
    }

    private static func name(_ text: Substring) -> String {
        PercentEncoding.decode(text).lowercased().split { $0 == " " || $0 == "-" || $0 == "_" }.joined(separator: "-")
    }

    /// Path and fragment; "#top" is the beginning of every page.
    private static func split(_ reference: String) -> (path: String, anchor: String?) {
        let start = reference.utf8.firstIndex(of: UInt8(ascii: "#")) ?? reference.endIndex
        let fragment = PercentEncoding.decode(Substring(reference.utf8[start...].dropFirst()))
        let path = PercentEncoding.decode(
            Substring(reference.utf8[..<start].prefix { $0 != UInt8(ascii: "?") }))
        return (path, fragment.isEmpty || fragment == "top" ? nil : fragment)
    }

    private func relative(_ reference: String, in note: Note) -> LinkTarget {
        var (path, anchor) = Self.split(reference)
        guard !path.isEmpty else { return .page(note.route, fragment: anchor) }
        // Zola writes a path from the content folder so.
        if path.hasPrefix("@/") { path.removeFirst() }
        let isFromRoot = path.hasPrefix("/")
        let beside = Self.resolve(path, from: isFromRoot ? "" : note.path)
        if let beside, let route = self.note(at: beside, in: note) { return .page(route, fragment: anchor) }
        if let beside, let file = attachments.file(at: beside) { return .attachment(file) }
        if let named = namedImages[path] { return .attachment(named) }
        // DocC and Obsidian find a picture by its name in any folder.
        if Attachments.isPicture(path), let named = attachments.file(named: path) ?? self.scaledImage(of: path) {
            return .attachment(named)
        }
        if isFromRoot {
            // A server has the page of a note at this address.
            guard let beside, let route = self.note(at: beside.droppingHTML, in: note) else { return .absolute }
            return .page(route, fragment: anchor)
        }
        guard let onSite = Self.resolve(path, from: note.route.path) else {
            return beside.map { .attachment($0) } ?? .outside
        }
        return page(onSite, isFolder: path.hasSuffix("/"), anchor, in: note) ?? .attachment(beside ?? onSite)
    }

    /// The file "img/boat@2x.png" for "boat.png".
    private func scaledImage(of path: String) -> String? {
        guard let dot = path.lastIndex(of: "."), let named = namedImages[String(path[..<dot])] else { return nil }
        return named.lowercased().hasSuffix(path[dot...].lowercased()) ? named : nil
    }

    /// The path that a relative one comes to beside a file; nil when it climbs out.
    private static func resolve(_ path: String, from file: String) -> String? {
        let slash = UInt8(ascii: "/")
        var steps = Array(file.utf8.split(separator: slash).dropLast())
        for step in path.utf8.split(separator: slash) where !step.elementsEqual(".".utf8) {
            if !step.elementsEqual("..".utf8) {
                steps.append(step)
            } else if steps.popLast() == nil {
                return nil
            }
        }
        return steps.map { Substring($0) }.joined(separator: "/")
    }

    // MARK: - Notes

    /// The page of the note at a path of the content folder, with its ending, without, or as a folder with a home page.
    private func note(at path: String, in note: Note) -> Route? {
        if let known = routes[path] {
            return pathsOfLanguages.contains(path) ? known : Route(note.route.edition, known.slug)
        }
        let candidates =
            [path] + NoteName.endings.map { path + $0 }
            + ["index", "_index", "README"].flatMap { home in
                NoteName.endings.map { (path.isEmpty ? "" : path + "/") + home + $0 }
            }
        for candidate in candidates {
            guard let name = NoteName(path: candidate, languages: languages) else { continue }
            if name.language != nil, let route = routes[candidate] { return route }
            let slug = routes[candidate]?.slug ?? name.slug
            let route = Route(name.language.map { editions[$0] } ?? note.route.edition, slug)
            // An untranslated note appears on a page of the other languages too. An address that names no file is the address
            // of such a page.
            let isPage = name.language == nil || !NoteName.endings.contains { path.hasSuffix($0) }
            if isPage ? slugs.contains(slug) : pages.contains(route) { return route }
        }
        // Other generators create addresses in lower case.
        let names = [path, path + "/index"].compactMap { slugsByLowercase[$0.lowercased()] }
        return names.first.map { Route(note.route.edition, $0) }
    }

    /// A page by its path on the site; nil for another file.
    private func page(_ path: String, isFolder: Bool, _ anchor: String?, in note: Note) -> LinkTarget? {
        guard let (edition, rest) = editions.split(path) else {
            return path.isEmpty || path == "index.html" ? .page(.start, fragment: anchor) : nil
        }
        if rest.isEmpty || isFolder {
            return .page(Route(edition, rest + (rest.isEmpty ? "" : "/") + "index"), fragment: anchor)
        }
        if rest.hasSuffix(".html") { return .page(Route(edition, String(rest.dropLast(5))), fragment: anchor) }
        // A note that is not there, for the message.
        guard let name = NoteName(path: rest, languages: languages) else { return nil }
        return .page(Route(name.language.map { editions[$0] } ?? edition, name.slug), fragment: anchor)
    }
}

extension String {
    /// The path without the ending of a page.
    fileprivate var droppingHTML: String { hasSuffix(".html") ? String(dropLast(".html".utf8.count)) : self }
}
