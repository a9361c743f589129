package import Markdown
import Templates

/// Code samples as HTML, coloured where the language is known.
package enum CodeHTML {
    /// The block's text with a class on each token; nil for a language that stays plain.
    package static func html(of block: CodeBlock) -> String? {
        guard let language = CodeLanguage(fence: block.language) else { return nil }
        let bytes = Array(block.text.utf8)
        return CodeLexer.tokens(of: block.text, in: language).reduce(into: "") { html, token in
            let code = HTMLEscaping.escaped(String(decoding: bytes[token.range], as: UTF8.self))
            html += token.kind == .plain ? code : "<span class=\"\(token.kind.rawValue)\">\(code)</span>"
        }
    }
}
