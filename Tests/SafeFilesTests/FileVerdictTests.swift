import SafeFiles
import Testing

/// A file that nobody vouches for is published only if its name and its bytes are of a kind that does nothing.
@Suite struct FileVerdictTests {
    private static func verdict(_ path: String, _ bytes: [UInt8]) -> String {
        switch FileVerdict.of(path, reading: { bytes }) {
        case .published(let kind): kind.name
        case .rewritten: "written anew"
        case .leftOut(.server): "server"
        case .leftOut(.active): "active"
        case .leftOut(.unknownKind): "unknown"
        case .leftOut(.otherKind(let kind)): "no \(kind.name)"
        case .leftOut(.unreadable): "unreadable"
        }
    }

    static let texts: [(path: String, text: String, verdict: String)] = [
        ("a.txt", "a < b\n", "plain text"), ("a.txt", " <b>", "no plain text"),
        ("a.txt", "\u{FEFF}\n<b>", "no plain text"),
        ("a.txt", "a\u{0}b", "no plain text"), ("a.csv", "a,b\n", "CSV table"), ("a.json", "{}", "JSON file"),
        ("Demo.swift", "let a = 1", "plain text"), ("LICENSE", "MIT", "plain text"), ("a", "b", "unknown"),
        ("a.svg", "<svg/>", "written anew"), ("a.min.svg", "<svg/>", "written anew"), ("a.svg", "<p>", "unreadable"),
        ("a.png", "<svg onload='a()'/>", "no PNG picture"), ("a.gif", "GIF89a", "GIF picture"),
        ("A.GIF", "GIF87a", "GIF picture"),
        ("a.mp4", "<!--ftypisom", "no MP4 video"), ("a.mp4", "\0\0\0\u{20}ftypisom", "MP4 video"),
        ("a.mov", "\0\0\0\u{20}ftypqt  ", "QuickTime video"),
        ("a.pdf", "%PDF-1.7", "PDF document"), ("a.pdf", "<html>%PDF-", "no PDF document"),
        ("a.zip", "PK\u{3}\u{4}", "ZIP archive"),
        ("a.docx", "PK\u{3}\u{4}", "Word document"), ("a.woff2", "wOF2", "WOFF2 font"),
        ("a.ogg", "OggS", "Ogg recording"),
        ("a.webp", "RIFF0000WEBP", "WebP picture"), ("a.wav", "RIFF0000WEBP", "no WAV sound"),
        ("a.mp3", "ID3", "MP3 sound"),
        (".nojekyll", "", "plain text"), ("a/.nojekyll", "", "server"),
        ("a.html", "", "active"), ("a.HTM", "", "active"), ("a.xhtml", "", "active"), ("a.xml", "", "active"),
        ("a.css", "", "active"),
        ("a.js", "", "active"), ("a.mjs", "", "active"), ("a.svgz", "", "active"), ("a.wasm", "", "active"),
        ("a.rss", "", "active"),
        ("a.php", "", "server"), ("a.php5", "", "server"), ("a.phtml", "", "server"), ("a.shtml", "", "server"),
        ("a.cgi", "", "server"),
        ("a.aspx", "", "server"), ("a.jsp", "", "server"), ("a.php.png", "", "server"), ("a.asp;.jpg", "", "server"),
        (".htaccess", "", "server"), (".domains", "", "server"), (".well-known/a.txt", "", "server"),
        ("CNAME", "", "server"),
        ("_headers", "", "server"), ("_redirects", "", "server"), ("b/web.config", "", "server"),
        ("netlify.toml", "", "server"),
        ("_worker.js", "", "server"), ("php.ini", "", "server"),
        ("a.html.gz", "", "active"), ("a.svg.gz", "", "active"), ("a.html.en", "", "active"),
        ("a.svg.txt", "", "active"),
        ("a.html.", "", "active"), ("a.png.", "", "unknown"), ("a.xpdl", "", "unknown"), ("a.psd", "", "unknown"),
        ("a.HTML ", "", "active"),
        ("a.1.2.txt", "b", "plain text"), ("learning-php.txt", "b", "plain text"),
        ("example.com.txt", "b", "plain text"),
        ("图.txt", "b", "plain text"), ("a。html", "", "unknown"),
    ]

    @Test(arguments: texts) func `a file is what its name and its bytes say`(
        _ path: String, _ text: String, _ verdict: String
    ) {
        #expect(Self.verdict(path, Array(text.utf8)) == verdict)
    }

    static let binaries: [(path: String, bytes: [UInt8], verdict: String)] = [
        ("a.png", [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0], "PNG picture"),
        ("a.jpg", [0xFF, 0xD8, 0xFF, 0xE0], "JPEG picture"),
        ("a.tar.gz", [0x1F, 0x8B, 8, 0], "gzip archive"), ("a.webm", [0x1A, 0x45, 0xDF, 0xA3], "WebM video"),
        ("a.txt", [0xFF, 0xFE, 0x3C, 0x00], "no plain text"), ("a.csv", [0xC4, 0xE3, 0x2C, 0x31], "CSV table"),
        ("a.txt", [0x1B, 0x24, 0x42], "no plain text"), ("a.mp3", [0xFF, 0xFB, 0x90, 0], "MP3 sound"),
        ("a.ico", [0, 0, 1, 0, 1, 0], "icon"),
    ]

    @Test(arguments: binaries) func `a file of bytes is told by its first`(
        _ path: String, _ bytes: [UInt8], _ verdict: String
    ) {
        #expect(Self.verdict(path, bytes) == verdict)
    }

    @Test func `every kind says a type that browsers do not run`() {
        let running = ["html", "xml", "script", "css", "wasm", "pdf+x"]
        for kind in FileKind.all where kind != .drawing {
            #expect(
                !running.contains { kind.mediaType.contains($0) } || kind.mediaType.contains("openxml"), "\(kind.name)")
            #expect(kind.endings.allSatisfy { FileKind.named($0) == kind }, "\(kind.name)")
        }
    }

    @Test func `the server tells a type of the list, and bytes for all else`() {
        #expect(MediaTypes.ofAttachment("files/a.png") == "image/png")
        #expect(MediaTypes.ofAttachment("files/a.html") == "application/octet-stream")
        #expect(MediaTypes.ofAttachment("files/a.xpdl") == "application/octet-stream")
    }
}
