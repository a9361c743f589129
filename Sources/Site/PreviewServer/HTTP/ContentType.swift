import SafeFiles

/// The content type of a file, by the ending of its name.
struct ContentType: Hashable, Sendable {
    /// The value of the header.
    let text: String

    private init(_ text: String) { self.text = text }

    static let html = ContentType("text/html; charset=utf-8")
    static let css = ContentType("text/css; charset=utf-8")
    static let script = ContentType("text/javascript; charset=utf-8")
    static let text = ContentType("text/plain; charset=utf-8")
    static let markdown = ContentType("text/markdown; charset=utf-8")
    static let events = ContentType("text/event-stream")
    static let json = ContentType("application/json")
    static let manifest = ContentType("application/manifest+json")
    static let xml = ContentType("application/xml")
    static let svg = ContentType("image/svg+xml")
    static let png = ContentType("image/png")
    static let jpeg = ContentType("image/jpeg")
    static let gif = ContentType("image/gif")
    static let webp = ContentType("image/webp")
    static let avif = ContentType("image/avif")
    static let icon = ContentType("image/x-icon")
    static let pdf = ContentType("application/pdf")
    static let epub = ContentType("application/epub+zip")
    static let zip = ContentType("application/zip")
    static let mp4 = ContentType("video/mp4")
    static let webm = ContentType("video/webm")
    static let mp3 = ContentType("audio/mpeg")
    static let woff2 = ContentType("font/woff2")
    static let csv = ContentType("text/csv; charset=utf-8")
    static let bytes = ContentType("application/octet-stream")

    /// The type of a file of the site; bytes, which a browser offers to save, for an unknown ending. Attachments have the types
    /// of the list of their kinds, and none of them is a page.
    init(of name: String) {
        if Self.isAttachment(name) {
            self.init(MediaTypes.ofAttachment(name))
            return
        }
        let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        self = Self.endings[ending.lowercased()] ?? .bytes
    }

    /// Whether a path belongs to a file that notes show or link to.
    static func isAttachment(_ path: String) -> Bool { path.hasPrefix("files/") }

    private static let endings: [String: ContentType] = [
        "html": .html, "htm": .html, "css": .css, "js": .script, "mjs": .script, "txt": .text, "md": .markdown,
        "yaml": .text, "yml": .text, "swift": .text, "m": .text, "h": .text, "c": .text, "json": .json,
        "webmanifest": .manifest, "xml": .xml, "svg": .svg, "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "gif": .gif,
        "webp": .webp, "avif": .avif, "ico": .icon, "pdf": .pdf, "epub": .epub, "zip": .zip, "mp4": .mp4,
        "webm": .webm, "mp3": .mp3, "woff2": .woff2,
    ]
}
