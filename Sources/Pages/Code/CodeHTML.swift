import Markdown
import Templates

/// Code samples as HTML, coloured where the language is known.
enum CodeHTML {
    /// The block with a class on each token; nil for a language that stays plain.
    static func html(of block: CodeBlock) -> String? {
        CodeLanguage(fence: block.language).map { language in
            let name = HTMLEscaping.escaped(block.language)
            return
                "<pre tabindex=\"0\"><code class=\"language-\(name)\">\(html(of: block.text, in: language))</code></pre>\n"
        }
    }

    private static func html(of text: String, in language: CodeLanguage) -> String {
        let bytes = Array(text.utf8)
        return CodeLexer.tokens(of: text, in: language).reduce(into: "") { html, token in
            let code = HTMLEscaping.escaped(String(decoding: bytes[token.range], as: UTF8.self))
            html += token.kind == .plain ? code : "<span class=\"\(token.kind.rawValue)\">\(code)</span>"
        }
    }
}
