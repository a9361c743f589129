import Languages
import Packing
import Templates

/// A report as one HTML file, which a browser opens from disk and which makes no requests: its policy allows its own style and
/// script by their checksums, and pictures that it contains.
struct ReportPage {
    let words: Words
    let title: String
    let style: String
    /// Empty for a page without one.
    var script = ""
    /// The markup below the title.
    let body: String

    var text: String {
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
