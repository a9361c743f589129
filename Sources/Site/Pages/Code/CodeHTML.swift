import CodeColours
package import Markdown
import Templates

/// Code samples as HTML, coloured where the language is known.
package enum CodeHTML {
    /// The block's text with a class on each token; nil for a language that stays plain.
    package static func html(of block: CodeBlock) -> String? {
        CodeColours.tokens(of: block.text, in: block.language).map { html(of: block.text, $0) }
    }

    private static func html(of text: String, _ tokens: [CodeToken]) -> String {
        let bytes = Array(text.utf8)
        return tokens.reduce(into: "") { html, token in
            let code = HTMLEscaping.escaped(String(decoding: bytes[token.range], as: UTF8.self))
            html += token.kind == .plain ? code : "<span class=\"\(token.kind.rawValue)\">\(code)</span>"
        }
    }
}
