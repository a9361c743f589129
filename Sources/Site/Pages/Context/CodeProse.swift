import Templates

/// A paragraph of text in which words between back-ticks are code.
package enum CodeProse {
    /// The text as HTML.
    package static func html(_ text: String, _ localization: Localization) -> String {
        pieces(of: text).map { piece, isCode in
            isCode ? "<code>\(HTMLEscaping.escaped(piece))</code>" : HTMLEscaping.escaped(localization.text(piece))
        }.joined()
    }

    package static func add(_ text: String, to sections: inout SectionBuilder) {
        for (piece, isCode) in pieces(of: text) { sections.add(piece, isCode: isCode) }
    }

    private static func pieces(of text: String) -> [(text: String, isCode: Bool)] {
        text.split(separator: "`", omittingEmptySubsequences: false).enumerated().map { index, part in
            (String(part), index % 2 == 1)
        }
    }
}
