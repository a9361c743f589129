package import Diagnostics

/// The diagnostics of notes: codes, messages, and what the reference page says about them.
package enum MarkdownCodes {
    static let badAnchor = DocumentedCode(
        DiagnosticCode("markdown/bad-anchor"),
        example: "## Safe area {#safe area}")

    static let brokenTable = DocumentedCode(
        DiagnosticCode("markdown/broken-table"),
        example: "| a | b |\n|---|\n| 1 | 2 |")

    static let controlCharacter = DocumentedCode(
        DiagnosticCode("markdown/control-character"),
        example: "a\u{C}b")

    static let definitionTooLong = DocumentedCode(
        DiagnosticCode("markdown/definition-too-long"),
        example: "[a]: " + String(repeating: "b", count: 1_200) + "\n\n" + String(repeating: "[a] ", count: 1_000))

    static let diagram = DocumentedCode(
        DiagnosticCode("markdown/diagram"),
        example: "```mermaid\ngraph TD\n```")

    static let droppedAttribute = DocumentedCode(
        DiagnosticCode("markdown/dropped-attribute"),
        example: "<kbd onclick=\"x()\">A</kbd>")

    static let duplicateAnchor = DocumentedCode(
        DiagnosticCode("markdown/duplicate-anchor"),
        example: "# One {#a}\n\n# Two {#a}")

    static let duplicateAttribute = DocumentedCode(
        DiagnosticCode("markdown/duplicate-attribute"),
        example: "<kbd title=\"a\" title=\"b\">A</kbd>")

    static let generatorTag = DocumentedCode(
        DiagnosticCode("markdown/generator-tag"),
        example: "{% include a.html %}")

    static let headingWithoutSpace = DocumentedCode(
        DiagnosticCode("markdown/heading-without-space"),
        example: "##Safe area")

    static let imageWithoutDescription = DocumentedCode(
        DiagnosticCode("markdown/image-without-description"),
        example: "![](a.png)")

    static let misplacedHTML = DocumentedCode(
        DiagnosticCode("markdown/misplaced-html"),
        example: "a <div>b</div>")

    static let nestingTooDeep = DocumentedCode(
        DiagnosticCode("markdown/nesting-too-deep"),
        example: String(repeating: ">", count: MarkdownDocument.greatestDepth + 1) + "a")

    static let rawHTML = DocumentedCode(
        DiagnosticCode("markdown/raw-html"),
        example: "a <font>b</font>")

    static let shownEmphasis = DocumentedCode(
        DiagnosticCode("markdown/shown-emphasis"),
        example: "**“安全区”**的高度")

    static let tableCellCount = DocumentedCode(
        DiagnosticCode("markdown/table-cell-count"),
        example: "| a | b |\n|---|---|\n| 1 |")

    static let tableTooLarge = DocumentedCode(
        DiagnosticCode("markdown/table-too-large"),
        example: String(repeating: "|a", count: 200) + "\n" + String(repeating: "|-", count: 200)
            + String(repeating: "\nb", count: 200))

    static let unbalancedHTML = DocumentedCode(
        DiagnosticCode("markdown/unbalanced-html"),
        example: "<kbd>A")

    static let unclosedFence = DocumentedCode(
        DiagnosticCode("markdown/unclosed-fence"),
        example: "```\na")

    static let unclosedPlaceholder = DocumentedCode(
        DiagnosticCode("markdown/unclosed-placeholder"),
        example: "a {{b: c")

    static let undefinedFootnote = DocumentedCode(
        DiagnosticCode("markdown/undefined-footnote"),
        example: "a[^1]")

    static let undefinedReference = DocumentedCode(
        DiagnosticCode("markdown/undefined-reference"),
        example: "[a][b]")

    static let unknownAside = DocumentedCode(
        DiagnosticCode("markdown/unknown-aside"),
        example: "> [!NOTICE]\n> a")

    static let unsafeDestination = DocumentedCode(
        DiagnosticCode("markdown/unsafe-destination"),
        example: "[a](javascript:b)")

    static let unusedFootnote = DocumentedCode(
        DiagnosticCode("markdown/unused-footnote"),
        example: "a\n\n[^1]: b")

    /// Every code, sorted, with a note that triggers it when it is parsed and written as HTML.
    package static let all: [DocumentedCode] = [
        badAnchor, brokenTable, controlCharacter, definitionTooLong, diagram, droppedAttribute, duplicateAnchor,
        duplicateAttribute,
        generatorTag, headingWithoutSpace, imageWithoutDescription, misplacedHTML, nestingTooDeep, rawHTML,
        shownEmphasis,
        tableCellCount, tableTooLarge, unbalancedHTML, unclosedFence, unclosedPlaceholder, undefinedFootnote,
        undefinedReference,
        unknownAside, unsafeDestination, unusedFootnote,
    ]

    // MARK: - Structure

    static func badAnchor(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            badAnchor.code, .warning, "bad id at the end of a heading; allowed are letters, digits, '-', '_' and '.'",
            at: span)
    }

    static func duplicateAnchor(_ id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(duplicateAnchor.code, .error, "the id '\(id)' already belongs to a heading of this note", at: span)
    }

    static func headingWithoutSpace(_ level: Int, at span: SourceSpan) -> Diagnostic {
        let signs = String(repeating: "#", count: level)
        return Diagnostic(
            headingWithoutSpace.code, .warning, "'\(signs)' without a space behind it makes no heading", at: span,
            fixIts: [.replace(span, old: signs, with: signs + " ", .guess)])
    }

    static func nestingTooDeep(_ limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            nestingTooDeep.code, .error, "nesting is deeper than \(limit) levels; further levels are left out", at: span
        )
    }

    static func unclosedFence(_ fence: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unclosedFence.code, .error, "code block is not closed; it ends with a line '\(fence)'", at: span)
    }

    static func brokenTable(header: Int, delimiters: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            brokenTable.code, .warning,
            "no table: the header has \(Message.counted(header, "cell")), the line below it \(Message.counted(delimiters, "column"))",
            at: span)
    }

    static func tableCellCount(_ count: Int, columns: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            tableCellCount.code, .warning,
            "row with \(Message.counted(count, "cell")) in a table with \(Message.counted(columns, "column"))", at: span
        )
    }

    static func tableTooLarge(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            tableTooLarge.code, .error,
            """
            no table: a line has more than 2,000 cells, filling up short rows takes more cells than the note has \
            characters, or more than 1,000 lines stand above it without a blank one
            """, at: span)
    }

    static func unknownAside(_ name: String, at span: SourceSpan) -> Diagnostic {
        let known = Aside.Kind.allCases.map { $0.rawValue.uppercased() }
        let nearest = SpellingSuggestion.nearest(to: name.uppercased(), among: known)
        return Diagnostic(
            unknownAside.code, .warning,
            "unknown kind of alert '\(name)', so the quotation stays one; known are \(known.quoted)",
            at: span, label: nearest?.question,
            fixIts: nearest.map { [.spelling(span, name, $0)] } ?? [])
    }

    // MARK: - Text

    /// - Parameter spans: of all of them in a note, in their order; nil where there are none.
    static func controlCharacters(at spans: [SourceSpan], in file: SourceFile) -> Diagnostic? {
        spans.first.map { first in
            Diagnostic(
                controlCharacter.code, .error, "control character in the text; it is read as a space", at: first,
                notes: RepeatedPlaces(spans).notes(in: file),
                fixIts: [
                    FixIt(spans.count == 1 ? "remove it" : "remove them", spans.map { .init($0, with: "") }, .guess)
                ])
        }
    }

    static func shownEmphasis(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            shownEmphasis.code, .warning, "'**' is no emphasis here and is shown as it is", at: span,
            notes: [
                .init("between a letter and punctuation it does not count; take the punctuation out, or write '\\*\\*'")
            ])
    }

    static func unclosedPlaceholder(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unclosedPlaceholder.code, .warning, "'{{' is not closed on this line and is shown as it is", at: span,
            notes: [.init("to show two braces, write '\\{{'")])
    }

    static func undefinedFootnote(_ label: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            undefinedFootnote.code, .warning, "there is no footnote '\(label)'; the mark is shown as it is", at: span)
    }

    static func definitionTooLong(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            definitionTooLong.code, .error,
            "this definition is too long for a note with so many references, and does not count", at: span)
    }

    static func unusedFootnote(_ label: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unusedFootnote.code, .warning, "nothing refers to this footnote '\(label)'; it is left out", at: span)
    }

    static func undefinedReference(_ label: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            undefinedReference.code, .warning,
            "there is no link definition '\(label)'; the brackets are shown as they are",
            at: span)
    }

    // MARK: - Output

    static func unbalancedHTML(_ tag: String, isEnd: Bool, at span: SourceSpan) -> Diagnostic {
        let message: Message =
            isEnd ? "'\(tag)' closes nothing here and is left out" : "'\(tag)' is not closed in this block"
        return Diagnostic(unbalancedHTML.code, .warning, message, at: span)
    }

    static func unsafeDestination(_ scheme: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let allowed = allowed.map { $0 + ":" }.quoted
        return Diagnostic(
            unsafeDestination.code, .error,
            "addresses with '\(scheme):' are not allowed; allowed are relative ones, \(allowed)", at: span)
    }

    // MARK: - Problems told once

    static func repeated(_ problem: RepeatedProblem, at span: SourceSpan, notes: [Diagnostic.Note]) -> Diagnostic {
        let (entry, message) = wording(of: problem)
        return Diagnostic(entry.code, .warning, message, at: span, notes: notes)
    }

    private static func wording(of problem: RepeatedProblem) -> (DocumentedCode, Message) {
        switch problem {
        case .refusedTag(let name): (rawHTML, refusal(of: name))
        case .misplacedTag(let name):
            (misplacedHTML, "'<\(name)>' cannot stand here and is left out; what is in it stays")
        case .droppedAttribute(let name, let tag):
            (droppedAttribute, "the attribute '\(name)' of '<\(tag)>' is left out; allowed are \(allowed(on: tag))")
        case .duplicateAttribute(let name, let tag):
            (duplicateAttribute, "'<\(tag)>' has the attribute '\(name)' twice; the first one counts")
        case .forbiddenReference:
            (controlCharacter, "this names a control character, which no text may hold, and is shown as it stands")
        case .imageWithoutDescription:
            (
                imageWithoutDescription,
                "picture without a description; it stands between '![' and ']', or in 'alt' of an '<img>'"
            )
        case .diagram(let language):
            (diagram, "'\(language)' is not drawn but shown as code; a picture of it is '![what it shows](file.svg)'")
        case .generatorTag:
            (generatorTag, "a tag of another generator means nothing here and is shown as text; write it as Markdown")
        }
    }

    private static func refusal(of name: String) -> Message {
        switch RefusedElement(name) {
        case .tags: "'<\(name)>' is left out, what is in it stays; \(RefusedElement.advice(name))"
        case .whole: "'<\(name)>' is left out with all that is in it; \(RefusedElement.advice(name))"
        case .text: "'<\(name)>' is no tag of HTML and is shown as text; as code it stands between '`' and '`'"
        }
    }

    private static func allowed(on tag: String) -> Message {
        let own = HTMLElement.named(tag)?.attributes ?? []
        return (own + HTMLElement.commonAttributes).sorted().quoted
    }
}
