/// The media type of a file, by the ending of its name.
enum ContentType: String, Sendable {
    case html = "text/html; charset=utf-8"
    case css = "text/css; charset=utf-8"
    case script = "text/javascript; charset=utf-8"
    case text = "text/plain; charset=utf-8"
    case events = "text/event-stream"
    case json = "application/json"
    case manifest = "application/manifest+json"
    case xml = "application/xml"
    case svg = "image/svg+xml"
    case png = "image/png"
    case jpeg = "image/jpeg"
    case gif = "image/gif"
    case webp = "image/webp"
    case avif = "image/avif"
    case icon = "image/x-icon"
    case pdf = "application/pdf"
    case epub = "application/epub+zip"
    case zip = "application/zip"
    case mp4 = "video/mp4"
    case webm = "video/webm"
    case mp3 = "audio/mpeg"
    case woff2 = "font/woff2"
    case bytes = "application/octet-stream"

    /// The type of a file; bytes, which a browser offers to save, for an ending that is not known.
    init(of name: String) {
        let ending = name.split(separator: ".", omittingEmptySubsequences: false).last ?? ""
        self = Self.endings[ending.lowercased()] ?? .bytes
    }

    private static let endings: [String: ContentType] = [
        "html": .html, "htm": .html, "css": .css, "js": .script, "mjs": .script, "txt": .text, "md": .text,
        "yaml": .text, "yml": .text, "swift": .text, "m": .text, "h": .text, "c": .text, "json": .json,
        "webmanifest": .manifest, "xml": .xml, "svg": .svg, "png": .png, "jpg": .jpeg, "jpeg": .jpeg, "gif": .gif,
        "webp": .webp, "avif": .avif, "ico": .icon, "pdf": .pdf, "epub": .epub, "zip": .zip, "mp4": .mp4,
        "webm": .webm, "mp3": .mp3, "woff2": .woff2,
    ]
}
