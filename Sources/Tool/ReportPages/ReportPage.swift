package import Languages
import Packing
import Templates

/// A report as one HTML file, which a browser opens from disk and which makes no requests: its policy allows its own style and
/// script by their checksums, and pictures that it contains.
package struct ReportPage {
    private let words: Words
    private let title: String
    private let style: String
    private let script: String
    private let body: String

    /// - Parameters:
    ///   - style: further rules.
    ///   - script: empty for a page without one.
    ///   - body: the markup below the title.
    package init(words: Words, title: String, style: String, script: String = "", body: String) {
        self.words = words
        self.title = title
        self.style = Self.style + style
        self.script = script
        self.body = body
    }

    package var text: String {
        let title = HTMLEscaping.escaped(title)
        let scripts = script.isEmpty ? "" : "; script-src 'sha256-\(SHA256.base64(of: Array(script.utf8)))'"
        let policy =
            "default-src 'none'; img-src data:; style-src 'sha256-\(SHA256.base64(of: Array(style.utf8)))'" + scripts
        return """
            <!doctype html>
            <html lang="\(words.language.tag)">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(HTMLEscaping.escaped(policy))">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(title)</title>
            <style>\(style)</style>
            </head>
            <body>
            <main>
            <h1>\(title)</h1>
            \(body)</main>

            """ + (script.isEmpty ? "" : "<script>\(script)</script>\n") + "</body>\n</html>\n"
    }
}

extension ReportPage {
    private static let style = """
        :root { color-scheme: light dark; --line: light-dark(#d9d9de, #3a3a40); --quiet: light-dark(#61616b, #a6a6af); }
        body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: light-dark(#fff, #121315); color: light-dark(#1c1c1f, #f1f1f4); }
        main { max-width: 72rem; margin: 0 auto; padding: 1rem 1.25rem 4rem; overflow-wrap: anywhere; }
        h2 { margin: 2.5rem 0 0; font-size: 1.25rem; }
        h3 { margin: 1.25rem 0 0.25rem; font-size: 1rem; }
        h4 { margin: 0; font-size: 0.875rem; }
        .counts { margin: 0.25rem 0; color: var(--quiet); }
        ul { padding-left: 1.1rem; }
        summary { cursor: pointer; }
        code, pre { font: 0.875em/1.45 ui-monospace, monospace; }
        pre { margin: 0.25rem 0; white-space: pre-wrap; tab-size: 3; }
        del { color: light-dark(#a3322a, #ec8673); }
        ins { color: light-dark(#1d6b3a, #7cc796); }
        .sides { display: flex; flex-wrap: wrap; gap: 1rem; position: relative; }
        .sides > * { flex: 1 1 20rem; min-width: 0; }
        .pictures > * { flex: 0 1 auto; }
        figure { margin: 0.5rem 0; }
        img, figure > svg { display: block; max-width: 100%; height: auto; border: 1px solid var(--line); }

        """
}
