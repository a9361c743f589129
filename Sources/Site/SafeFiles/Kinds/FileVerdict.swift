/// The decision whether an untrusted file is published.
package enum FileVerdict: Hashable, Sendable {
    /// The file is published unchanged.
    case published(FileKind)
    /// The picture is published, written anew.
    case rewritten(SafeSVG.Picture)
    case leftOut(Reason)

    /// The reason why a file is left out. The words complete a sentence about files: "'a.php', which servers run or obey".
    package enum Reason: Hashable, Sendable {
        /// Servers take it for settings, or run it.
        case server
        /// Browsers may run it: pages, scripts, style sheets, XML.
        case active
        /// No kind on the list has its name.
        case unknownKind
        /// Its bytes do not match the kind that its name indicates.
        case otherKind(FileKind)
        /// A picture that cannot be read, and why.
        case unreadable(String)
    }

    /// Looks at the name and, where a kind on the list has it, at the bytes.
    ///
    /// - Parameter path: relative to the content folder.
    package static func of<E: Error>(_ path: String, reading bytes: () throws(E) -> [UInt8]) throws(E) -> FileVerdict {
        let kind: FileKind
        switch FileNameKind.of(path) {
        case .known(let known): kind = known
        case .refused(let reason): return .leftOut(reason)
        }
        let content = try bytes()
        guard kind == .drawing else { return kind.matches(content) ? .published(kind) : .leftOut(.otherKind(kind)) }
        do throws(SafeSVG.Refusal) {
            return .rewritten(try SafeSVG.picture(from: content))
        } catch {
            return .leftOut(.unreadable(error.reason))
        }
    }
}

/// The kind of file that servers and browsers take a file for by its name alone.
package enum FileNameKind {
    case known(FileKind)
    case refused(FileVerdict.Reason)

    package static func of(_ path: String) -> FileNameKind {
        let steps = path.lowercased().split(separator: "/").map { String($0) }
        guard let name = steps.last else { return .refused(.unknownKind) }
        // The switch of GitHub Pages, of which only the name is read.
        if path == ".nojekyll" { return .known(.plainText) }
        if serverNames.contains(name) || name.hasPrefix("_") && serverNames.contains(withoutEnding(name)) {
            return .refused(.server)
        }
        // Files at the top of the site: who may write there speaks for its address.
        if steps[0].hasPrefix(".") || name.hasPrefix(".") { return .refused(.server) }
        let parts = name.split(separator: ".", omittingEmptySubsequences: false).dropFirst().map { String($0) }
        // Servers look at every part after a dot, whatever follows it.
        for (place, part) in parts.enumerated() {
            let word = String(part.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) })
            if runByServers.contains(word) || word.hasPrefix("php") { return .refused(.server) }
            let isDrawing = part == "svg" && place == parts.count - 1
            if runByBrowsers.contains(word), !isDrawing { return .refused(.active) }
        }
        guard let ending = parts.last else {
            return plainNames.contains(name) ? .known(.plainText) : .refused(.unknownKind)
        }
        return FileKind.named(ending).map { .known($0) } ?? .refused(.unknownKind)
    }

    private static func withoutEnding(_ name: String) -> String { String(name.prefix { $0 != "." }) }

    /// Names without an ending that hold text.
    private static let plainNames = SVGNames.words(
        "license licence readme notice authors changelog copying contributing makefile gemfile podfile cartfile dockerfile"
    )

    /// Settings of servers and of places that sites are served from.
    private static let serverNames = SVGNames.words(
        """
        .htaccess .htpasswd .user.ini .domains cname _headers _redirects _routes.json _worker.js _worker _routes web.config
        php.ini nginx.conf netlify.toml vercel.json now.json firebase.json staticwebapp.config.json wrangler.toml
        crossdomain.xml clientaccesspolicy.xml sw.js service-worker.js robots.txt app.yaml procfile
        """)

    /// Endings of programs that servers run, at any place in a name.
    private static let runByServers = SVGNames.words(
        """
        phtml phar pht inc cgi fcgi pl pm py pyc rb rhtml asp aspx asa asax ascx ashx asmx axd cer cdx idc jsp jspx jspa jsw jsv
        jspf cfm cfml cfc shtml shtm stm lua tcl sh bash ksh zsh csh exe dll bat cmd ps1 var asis htaccess htpasswd nsf war
        ear jar class
        """)

    /// Endings of files that browsers run, or that are served so that they do.
    private static let runByBrowsers = SVGNames.words(
        """
        html htm xhtml xht xhtm mht mhtml xml xsl xslt xsd dtd rdf rss atom mathml mml svg svgz svgml js mjs cjs jsx css wasm hta
        htc htt webloc lnk swf xap appcache webmanifest manifest wml vml xul xbl xpi crx plist opml kml gpx
        """)
}
