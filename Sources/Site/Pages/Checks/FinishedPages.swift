package import Content
import Markup
package import ResultStore
import Synchronization

/// Reads a finished page of each template as browsers do, because content that templates produce together is in none of them
/// alone.
///
/// Pages may be passed in from any thread.
package final class FinishedPages: Sendable {
    /// The template of each page that is read, by its path: the first one of the template in reading order.
    private let samples: [String: String]
    private let cache: Cache
    private let read = Mutex<[String: [Finding]]>([:])

    /// A problem of a finished page of a template.
    struct Finding: Hashable {
        let template: String
        let kind: Kind

        enum Kind: Hashable {
            case active(ActiveContent.Finding)
            case openPolicy
            /// The page has no content.
            case empty
        }
    }

    package init(_ site: SitePages, _ cache: Cache) {
        self.cache = cache
        var samples: [String: String] = [:]
        var seen: Set<String> = []
        func add(_ path: String, _ template: String, as kind: String? = nil) {
            if seen.insert(kind ?? template).inserted { samples[path] = template }
        }
        for page in site.pages {
            let template = site.map.generatedPage(page.route.slug)?.template ?? "page"
            add(page.route.path, template, as: page.route.edition?.kind == .both ? "both " + template : nil)
        }
        add(Route.start.path, "start")
        for edition in site.map.editions.all {
            for redirect in site.redirects.pages { add(Route(edition, redirect.old.slug).path, "moved") }
        }
        for reason in MissingPage.Reason.allCases { add(reason.path, "not-found") }
        self.samples = samples
    }

    package func take(_ file: OutputFile) {
        if let template = samples[file.path] { take(file, of: template) }
    }

    /// Reads the beginning of the page with everything, when pages have been written: it is the longest by far, and templates
    /// produce the same for all its chapters as for the first.
    package func takeSinglePage(of site: SitePages) {
        if let file = site.singlePageWithFirstChapter() { take(file, of: GeneratedPage.singlePage.template) }
    }

    private func take(_ file: OutputFile, of template: String) {
        let found = cache.value(for: ResultKey("finished page", madeOf: file.bytes)) { Self.findings(in: file.bytes) }
        let own = found.map { Finding(template: template, kind: $0) }
        read.withLock { $0[file.path] = own }
    }

    /// The findings, each once, in the order of the pages' paths.
    var findings: [Finding] {
        let all = read.withLock { $0 }.sorted { $0.key < $1.key }.flatMap { $0.value }
        var seen: Set<Finding> = []
        return all.filter { seen.insert($0).inserted }
    }

    /// Whether there is anything but white space outside of tags and comments.
    private static func hasText(_ bytes: [UInt8]) -> Bool {
        var rest = bytes[...]
        while let byte = rest.first {
            if byte == UInt8(ascii: "<") {
                let end = Array((rest.starts(with: "<!--".utf8) ? "-->" : ">").utf8)
                while !rest.isEmpty, !rest.starts(with: end) { rest = rest.dropFirst() }
                rest = rest.dropFirst(end.count)
            } else if byte > 0x20 {
                return true
            } else {
                rest = rest.dropFirst()
            }
        }
        return false
    }

    static func findings(in bytes: [UInt8]) -> [Finding.Kind] {
        let elements = HTMLReader.elements(of: bytes)
        let hasElements = elements.contains { !["html", "head", "body"].contains($0.name) }
        guard hasElements || hasText(bytes) else { return [.empty] }
        let isClosed = elements.contains { element in
            element.name == "meta" && element["http-equiv"]?.lowercased() == "content-security-policy"
                && element["content"].map { ContentPolicy.isClosed($0) } ?? false
        }
        return (isClosed ? [] : [.openPolicy])
            + elements.flatMap { ActiveContent.places(in: $0) }.map { .active($0.finding) }
    }
}
