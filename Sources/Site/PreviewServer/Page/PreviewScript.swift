import JSON
import Languages
import Resources

/// The script that the server adds to a page when it delivers it; the files of the site do not contain it.
struct PreviewScript: Sendable {
    /// The folder of the preview's files; no page of a site begins with a dot.
    static let folder = ".preview"

    /// The texts that the script shows, by their keys, in each language.
    private let words: String

    private static let keys = ["errors", "failed", "warnings", "stopped", "nothing"]

    init(words: [Words]) {
        let languages = words.map { words in
            let texts =
                Self.keys.map { JSONValue.Member($0, .string(words["preview." + $0])) }
                + [.init("close", .string(words["pages.close"]))]
            return JSONValue.Member(words.language.tag, .object(texts))
        }
        self.words = JSONValue.object(languages).text
    }

    /// A page with the script.
    ///
    /// - Parameters:
    ///   - path: the file that is delivered, which may replace one that is missing.
    ///   - version: the state of the site that the page is of.
    func added(to page: [UInt8], path: String, version: String) -> [UInt8] {
        let tag = """
            <script src="/\(Self.folder)/preview.js" data-path="\(escaped(path))" data-version="\(escaped(version))" \
            data-words="\(escaped(words))" defer></script>

            """
        guard let end = Self.endOfHead(in: page) else { return page + tag.utf8 }
        let head = String(decoding: page[..<end], as: UTF8.self)
        return Array(PreviewContentPolicy.widened(in: head).utf8) + Array(tag.utf8) + page[end...]
    }

    /// The page that is delivered for an address without one, when the site has no page for that.
    func emptyPage(version: String) -> [UInt8] {
        let page = """
            <!doctype html>
            <html>
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <link rel="stylesheet" href="/\(Self.folder)/preview.css">
            </head>
            <body class="nothing"><main></main></body>
            </html>

            """
        return added(to: Array(page.utf8), path: "", version: version)
    }

    /// The offset of "</head>".
    private static func endOfHead(in page: [UInt8]) -> Int? {
        let tag = Array("</head>".utf8)
        var start = 0
        while start + tag.count <= page.count {
            if page[start] == tag[0], page[start..<start + tag.count].elementsEqual(tag, by: { $0 | 0x20 == $1 | 0x20 })
            {
                return start
            }
            start += 1
        }
        return nil
    }

    private func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "\"": result += "&quot;"
            case "<": result += "&lt;"
            default: result.append(character)
            }
        }
    }
}

extension PreviewScript {
    /// A file of the preview by its name; nil where there is none.
    static func file(_ name: String) -> (type: ContentType, text: String)? {
        switch name {
        case "preview.js": (.script, Resources.text(of: name, in: .preview))
        case "preview.css": (.css, Resources.text(of: name, in: .preview))
        default: nil
        }
    }

    /// The worker that is served in place of the site's own, which would keep pages that are still being written.
    static var worker: String { Resources.text(of: "worker.js", in: .preview) }
}
