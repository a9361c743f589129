/// A kind of file that no browser runs and no server obeys.
package struct FileKind: Hashable, Sendable {
    /// The name in messages: "PNG picture".
    package let name: String
    /// The endings of names, in lower case, without their dots.
    package let endings: [String]
    package let mediaType: String
    let form: Form

    /// The form by which bytes show that a file is of its kind.
    enum Form: Hashable, Sendable {
        /// Bytes that begin with one of these signatures.
        case signatures([Signature])
        /// Text without control characters.
        case text
        /// A picture in SVG, which is written anew.
        case drawing
    }

    /// Bytes at a place; nil for any.
    struct Signature: Hashable, Sendable {
        let start: Int
        let bytes: [UInt8?]
    }

    /// Whether pages show it where a note has it as an image.
    package var isPicture: Bool { mediaType.hasPrefix("image/") }

    /// Whether the bytes are of this kind. A drawing is checked when it is written anew.
    package func matches(_ bytes: [UInt8]) -> Bool {
        switch form {
        case .drawing: true
        case .text: PlainBytes.areText(bytes)
        case .signatures(let signatures):
            signatures.contains { $0.matches(bytes) } && !PlainBytes.beginLikeMarkup(bytes)
        }
    }

    private init(_ name: String, _ endings: String, _ mediaType: String, _ form: Form) {
        self.name = name
        self.endings = endings.split(separator: " ").map { String($0) }
        self.mediaType = mediaType
        self.form = form
    }

    private init(_ name: String, _ endings: String, _ mediaType: String, begins texts: String..., from start: Int = 0) {
        self.init(name, endings, mediaType, .signatures(texts.map { Signature($0, from: start) }))
    }

    private init(_ name: String, _ endings: String, _ mediaType: String, _ beginnings: [UInt8?]...) {
        self.init(name, endings, mediaType, .signatures(beginnings.map { Signature(start: 0, bytes: $0) }))
    }

    // MARK: - The list

    /// The kinds by the endings of their names.
    package static func named(_ ending: String) -> FileKind? { byEnding[ending] }

    private static let byEnding = Dictionary(
        all.flatMap { kind in kind.endings.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })

    /// Every kind that is published.
    package static let all: [FileKind] = pictures + [drawing] + recordings + fonts + documents + archives + texts

    /// Pictures that another one may carry.
    static let carriedPictures = Array(pictures.prefix(5))

    private static let pictures = [
        FileKind("PNG picture", "png apng", "image/png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]),
        FileKind("JPEG picture", "jpg jpeg", "image/jpeg", [0xFF, 0xD8, 0xFF]),
        FileKind("GIF picture", "gif", "image/gif", begins: "GIF87a", "GIF89a"),
        FileKind("WebP picture", "webp", "image/webp", riff("WEBP")),
        FileKind("AVIF picture", "avif", "image/avif", begins: "ftypavif", "ftypavis", from: 4),
        FileKind(
            "HEIC picture", "heic heif", "image/heic", begins: "ftypheic", "ftypheix", "ftypmif1", "ftypmsf1",
            "ftyphevc",
            from: 4),
        FileKind("BMP picture", "bmp", "image/bmp", [0x42, 0x4D, nil, nil, nil, nil, 0, 0, 0, 0]),
        FileKind("icon", "ico", "image/x-icon", [0, 0, 1, 0]),
        FileKind("TIFF picture", "tif tiff", "image/tiff", [0x49, 0x49, 0x2A, 0], [0x4D, 0x4D, 0, 0x2A]),
    ]

    package static let drawing = FileKind("SVG picture", "svg", "image/svg+xml", .drawing)

    private static let recordings = [
        FileKind("MP4 video", "mp4 m4v", "video/mp4", begins: "ftyp", from: 4),
        FileKind("QuickTime video", "mov", "video/quicktime", begins: "ftypqt", from: 4),
        FileKind("MP4 sound", "m4a", "audio/mp4", begins: "ftyp", from: 4),
        FileKind("WebM video", "webm", "video/webm", [0x1A, 0x45, 0xDF, 0xA3]),
        FileKind(
            "MP3 sound", "mp3", "audio/mpeg", [0x49, 0x44, 0x33], [0xFF, 0xFB], [0xFF, 0xF3], [0xFF, 0xF2],
            [0xFF, 0xFA]),
        FileKind("Ogg recording", "ogg oga opus", "audio/ogg", begins: "OggS"),
        FileKind("Ogg video", "ogv", "video/ogg", begins: "OggS"),
        FileKind("WAV sound", "wav", "audio/wav", riff("WAVE")),
        FileKind("FLAC sound", "flac", "audio/flac", begins: "fLaC"),
    ]

    static let fonts = [
        FileKind("WOFF2 font", "woff2", "font/woff2", begins: "wOF2"),
        FileKind("WOFF font", "woff", "font/woff", begins: "wOFF"),
        FileKind("OpenType font", "otf", "font/otf", begins: "OTTO"),
        FileKind("TrueType font", "ttf", "font/ttf", [0, 1, 0, 0], [0x74, 0x72, 0x75, 0x65]),
    ]

    private static let documents = [
        FileKind("PDF document", "pdf", "application/pdf", begins: "%PDF-"),
        FileKind("EPUB book", "epub", "application/epub+zip", zip),
        FileKind(
            "Word document", "docx", "application/vnd.openxmlformats-officedocument.wordprocessingml.document", zip),
        FileKind("Excel document", "xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", zip),
        FileKind(
            "PowerPoint document", "pptx", "application/vnd.openxmlformats-officedocument.presentationml.presentation",
            zip),
        FileKind("OpenDocument file", "odt ods odp odg", "application/zip", zip),
        FileKind("design document", "sketch key pages numbers", "application/zip", zip),
    ]

    private static let archives = [
        FileKind("ZIP archive", "zip", "application/zip", zip, [0x50, 0x4B, 0x05, 0x06]),
        FileKind("gzip archive", "gz tgz", "application/gzip", [0x1F, 0x8B, 0x08]),
        FileKind("XZ archive", "xz", "application/x-xz", [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0x00]),
        FileKind("bzip2 archive", "bz2", "application/x-bzip2", begins: "BZh"),
        FileKind("Zstandard archive", "zst", "application/zstd", [0x28, 0xB5, 0x2F, 0xFD]),
        FileKind("7-Zip archive", "7z", "application/x-7z-compressed", [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C]),
    ]

    private static let texts = [
        FileKind("CSV table", "csv", "text/csv; charset=utf-8", .text),
        FileKind("TSV table", "tsv", "text/tab-separated-values; charset=utf-8", .text),
        FileKind("JSON file", "json geojson jsonl ndjson ipynb excalidraw map", "application/json", .text),
        FileKind("subtitles", "vtt", "text/vtt; charset=utf-8", .text),
        plainText,
    ]

    static let plainText = FileKind(
        "plain text",
        "txt text log md markdown srt yaml yml toml ini conf diff patch tex bib gv dot mmd puml strings resolved swift m mm h c "
            + "cc cpp hpp metal kt java rs go ts tsx sql snapshot",
        "text/plain; charset=utf-8", .text)

    private static let zip: [UInt8?] = [0x50, 0x4B, 0x03, 0x04]

    private static func riff(_ type: String) -> [UInt8?] {
        "RIFF".utf8.map { $0 } + [nil, nil, nil, nil] + type.utf8.map { $0 }
    }
}

extension FileKind.Signature {
    init(_ text: String, from start: Int) { self.init(start: start, bytes: text.utf8.map { $0 }) }

    func matches(_ file: [UInt8]) -> Bool {
        guard file.count >= start + bytes.count else { return false }
        return zip(bytes, file[start...]).allSatisfy { $0 == nil || $0 == $1 }
    }
}

/// The treatment of bytes by a browser that is given no type.
enum PlainBytes {
    /// Whether browsers may interpret bytes as markup. They look for markup after white space, and for nothing else that runs.
    static func beginLikeMarkup(_ bytes: [UInt8]) -> Bool {
        let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        return bytes[start...].first { !isSpace($0) } == UInt8(ascii: "<")
    }

    /// Whether bytes are text in UTF-8 or another encoding that extends ASCII.
    static func areText(_ bytes: [UInt8]) -> Bool {
        !beginLikeMarkup(bytes) && bytes.allSatisfy { $0 >= 0x20 && $0 != 0x7F || isSpace($0) }
            && !bytes.starts(with: [0xFE, 0xFF]) && !bytes.starts(with: [0xFF, 0xFE])
    }

    private static func isSpace(_ byte: UInt8) -> Bool { (0x09...0x0D).contains(byte) || byte == 0x20 }
}
