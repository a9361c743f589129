/// The files that a book may have besides chapters: reading systems need not support others.
package enum BookMedia {
    /// The media type of a file by its ending; nil for one that EPUB 3.3 does not name among its core media types.
    package static func type(of path: String) -> String? {
        switch path.split(separator: ".").last.map({ $0.lowercased() }) {
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "jpg", "jpeg": "image/jpeg"
        case "gif": "image/gif"
        case "webp": "image/webp"
        case "css": "text/css"
        default: nil
        }
    }
}
