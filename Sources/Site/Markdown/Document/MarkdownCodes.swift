package import Diagnostics

/// The diagnostics of notes: codes, messages, and their descriptions for the reference page.
package enum MarkdownCodes {
    // MARK: - Structure

    static let badAnchor = DiagnosticKind("markdown/bad-anchor", .warning, example: "## Safe area {#safe area}")
    static func badAnchor(at span: SourceSpan) -> Diagnostic {
        Diagnostic(badAnchor, "invalid id at the end of a heading; use letters, digits, '-', '_' and '.'", at: span)
    }

    static let duplicateAnchor = DiagnosticKind(
        "markdown/duplicate-anchor", .error, example: "# One {#a}\n\n# Two {#a}")
    static func duplicateAnchor(_ id: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(duplicateAnchor, "the id '\(id)' already belongs to a heading of this note", at: span)
    }

    static let headingWithoutSpace = DiagnosticKind("markdown/heading-without-space", .warning, example: "##Safe area")
    static func headingWithoutSpace(_ level: Int, at span: SourceSpan) -> Diagnostic {
        let signs = String(repeating: "#", count: level)
        return Diagnostic(
            headingWithoutSpace, "'\(signs)' without a space after it is not a heading", at: span,
            fixIts: [.replace(span, old: signs, with: signs + " ", .guess)])
    }

    static let nestingTooDeep = DiagnosticKind(
        "markdown/nesting-too-deep", .error,
        example: String(repeating: ">", count: MarkdownDocument.greatestDepth + 1) + "a")
    static func nestingTooDeep(_ limit: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(nestingTooDeep, "nesting is deeper than \(limit) levels; further levels are left out", at: span)
    }

    static let unclosedFence = DiagnosticKind("markdown/unclosed-fence", .error, example: "```\na")
    static func unclosedFence(_ fence: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unclosedFence, "code block is not closed; close it with a line '\(fence)'", at: span)
    }

    static let brokenTable = DiagnosticKind("markdown/broken-table", .warning, example: "| a | b |\n|---|\n| 1 | 2 |")
    static func brokenTable(header: Int, delimiters: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            brokenTable,
            "not a table: the header has \(Message.counted(header, "cell")), the line below it \(Message.counted(delimiters, "column"))",
            at: span)
    }

    static let tableCellCount = DiagnosticKind(
        "markdown/table-cell-count", .warning, example: "| a | b |\n|---|---|\n| 1 |")
    static func tableCellCount(_ count: Int, columns: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            tableCellCount,
            "the row has \(Message.counted(count, "cell")), but the table has "
                + "\(Message.counted(columns, "column"))", at: span
        )
    }

    static let tableTooLarge = DiagnosticKind(
        "markdown/table-too-large", .error,
        example: String(repeating: "|a", count: 200) + "\n" + String(repeating: "|-", count: 200)
            + String(repeating: "\nb", count: 200))
    static func tableTooLarge(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            tableTooLarge,
            """
            not a table: a line has more than 2,000 cells, padding short rows would take more cells than the note has \
            characters, or more than 1,000 lines come before it without a blank line
            """, at: span)
    }

    static let unknownAside = DiagnosticKind("markdown/unknown-aside", .warning, example: "> [!NOTICE]\n> a")

    /// The nearest kind of alert to a name that is not a kind.
    private static func nearestAside(to name: String) -> SpellingSuggestion? {
        SpellingSuggestion.nearest(to: name.uppercased(), among: AsideNames.all.map { $0.uppercased() })
    }

    // MARK: - Text

    static let controlCharacter = DiagnosticKind("markdown/control-character", .error, example: "a\u{C}b")
    /// - Parameter spans: the spans of all of them in a note, in their order; nil where there are none.
    static func controlCharacters(at spans: [SourceSpan], in file: SourceFile) -> Diagnostic? {
        spans.first.map { first in
            Diagnostic(
                controlCharacter, "control character in the text; it is read as a space", at: first,
                notes: RepeatedPlaces(spans).notes(in: file),
                fixIts: [
                    FixIt(spans.count == 1 ? "remove it" : "remove them", spans.map { .init($0, with: "") }, .guess)
                ])
        }
    }

    static let shownEmphasis = DiagnosticKind("markdown/shown-emphasis", .warning, example: "**“安全区”**的高度")
    static func shownEmphasis(_ mark: String, at span: SourceSpan) -> Diagnostic {
        let escaped = mark.map { "\\\($0)" }.joined()
        return Diagnostic(
            shownEmphasis, "'\(mark)' is not emphasis here and is shown as it is", at: span,
            notes: [
                .init(
                    "between a letter and punctuation it does not count as emphasis; move the punctuation outside, or "
                        + "write '\(escaped)'"
                )
            ])
    }

    static let unclosedPlaceholder = DiagnosticKind("markdown/unclosed-placeholder", .warning, example: "a {{b: c")
    static func unclosedPlaceholder(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            unclosedPlaceholder, "'{{' is not closed on this line and is shown as it is", at: span,
            notes: [.init("to show two braces, write '\\{{'")])
    }

    static let undefinedFootnote = DiagnosticKind("markdown/undefined-footnote", .warning, example: "a[^1]")
    static func undefinedFootnote(_ label: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(undefinedFootnote, "there is no footnote '\(label)'; the mark is shown as it is", at: span)
    }

    static let definitionTooLong = DiagnosticKind(
        "markdown/definition-too-long", .error,
        example: "[a]: " + String(repeating: "b", count: 1_200) + "\n\n" + String(repeating: "[a] ", count: 1_000))
    static func definitionTooLong(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            definitionTooLong,
            "this definition is too long for a note with so many references, and is ignored", at: span)
    }

    static let unusedFootnote = DiagnosticKind("markdown/unused-footnote", .warning, example: "a\n\n[^1]: b")
    static func unusedFootnote(_ label: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(unusedFootnote, "nothing refers to the footnote '\(label)'; it is left out", at: span)
    }

    static let undefinedReference = DiagnosticKind("markdown/undefined-reference", .warning, example: "[a][b]")
    static func undefinedReference(_ label: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            undefinedReference, "there is no link definition '\(label)'; the brackets are shown as they are", at: span)
    }

    // MARK: - Output

    static let unbalancedHTML = DiagnosticKind("markdown/unbalanced-html", .warning, example: "<kbd>A")
    static func unbalancedHTML(_ tag: String, isEnd: Bool, at span: SourceSpan) -> Diagnostic {
        let message: Message =
            isEnd ? "'\(tag)' closes nothing here and is left out" : "'\(tag)' is not closed in this block"
        return Diagnostic(unbalancedHTML, message, at: span)
    }

    static let unsafeDestination = DiagnosticKind("markdown/unsafe-destination", .error, example: "[a](javascript:b)")
    static func unsafeDestination(_ scheme: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let allowed = allowed.map { $0 + ":" }.quoted
        return Diagnostic(
            unsafeDestination,
            "addresses with '\(scheme):' are not allowed; use a relative address, or one with \(allowed)", at: span)
    }

    static let codeNote = DiagnosticKind("markdown/code-note", .warning, example: "```sh\nls # (1)!\n```")
    static func codeNote(_ number: Int, count: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            codeNote,
            count == 0
                ? "the number (\(number)) in this comment is not explained: write the explanation in an ordered list directly below the code"
                : "the number (\(number)) in this comment is not explained: the list below the code ends at \(count)",
            at: span)
    }

    static let tabs = DiagnosticKind("markdown/tabs", .warning, example: "=== \"a\"\n\n    b")
    static func singlePanel(at span: SourceSpan) -> Diagnostic {
        Diagnostic(tabs, "a tab group with one panel leaves nothing to choose", at: span)
    }
    static func twoPanels(_ name: String, at span: SourceSpan) -> Diagnostic {
        Diagnostic(tabs, "two panels of these tabs are called '\(name)'", at: span)
    }

    static let diagram = DiagnosticKind("markdown/diagram", .warning, example: "```mermaid\ngraph TD\n```")

    static let droppedAttribute = DiagnosticKind(
        "markdown/dropped-attribute", .warning, example: "<kbd onclick=\"x()\">A</kbd>")

    static let duplicateAttribute = DiagnosticKind(
        "markdown/duplicate-attribute", .warning, example: "<kbd title=\"a\" title=\"b\">A</kbd>")

    static let generatorTag = DiagnosticKind("markdown/generator-tag", .warning, example: "{% include a.html %}")

    static let include = DiagnosticKind("markdown/include", .error, example: "{{#include nowhere.md}}")

    static let foreignConstruct = DiagnosticKind(
        "markdown/foreign-construct", .warning, example: "::: notice\na\n:::")

    static let imageWithoutDescription = DiagnosticKind(
        "markdown/image-without-description", .warning, example: "![](a.png)")

    static let misplacedHTML = DiagnosticKind("markdown/misplaced-html", .warning, example: "a <div>b</div>")

    static let rawHTML = DiagnosticKind("markdown/raw-html", .warning, example: "a <font>b</font>")

    // MARK: - Problems reported once a note

    /// A warning, even of a control character: one that is written as a reference is shown as written.
    static func repeated(_ problem: RepeatedProblem, at span: SourceSpan, notes: [Diagnostic.Note]) -> Diagnostic {
        let (kind, message) = wording(of: problem)
        switch problem {
        case .include: return Diagnostic(kind, message, at: span, notes: notes)
        case .unread(.slip(_, let meant)):
            return Diagnostic(
                kind, message, at: span, notes: notes,
                fixIts: [FixIt("write '\(meant)'", [.init(span, with: meant)], .guess)])
        case .unknownAside(let name):
            let nearest = nearestAside(to: name)
            return Diagnostic(
                kind, message, at: span, label: nearest?.question, notes: notes,
                fixIts: nearest.map { [.spelling(span, name, $0)] } ?? [])
        default: return Diagnostic(kind, message, at: span, notes: notes).with(.warning)
        }
    }

    private static func wording(of problem: RepeatedProblem) -> (DiagnosticKind, Message) {
        switch problem {
        case .refusedTag(let name): (rawHTML, refusal(of: name))
        case .misplacedTag(let name):
            (misplacedHTML, "'<\(name)>' is not allowed here and is left out; its content is kept")
        case .droppedAttribute(let name, let tag):
            (
                droppedAttribute,
                "the attribute '\(name)' of '<\(tag)>' is left out; allowed "
                    + "attributes are \(allowed(on: tag))"
            )
        case .duplicateAttribute(let name, let tag):
            (duplicateAttribute, "'<\(tag)>' has the attribute '\(name)' twice; the first one counts")
        case .forbiddenReference:
            (controlCharacter, "this stands for a control character, which text may not contain, and is shown as it is")
        case .imageWithoutDescription:
            (
                imageWithoutDescription,
                "picture without a description; write one between '![' and ']', or in 'alt' of an '<img>'"
            )
        case .diagram(let language):
            (diagram, "'\(language)' is not drawn but shown as code; for a picture write '![what it shows](file.svg)'")
        case .generatorTag:
            (generatorTag, "a tag of another generator has no effect here and is shown as text; write it as Markdown")
        case .unknownAside(let name):
            (
                unknownAside,
                "unknown kind of alert '\(name)', so it is still shown as a block quote; known kinds: \(Aside.Kind.allCases.map { $0.rawValue.uppercased() }.quoted)"
            )
        case .unknownContainer(let name):
            (foreignConstruct, "the container '\(name)' has no effect here; its content is kept")
        case .droppedComponent(let name):
            (
                foreignConstruct,
                "the component '<\(name)>' is left out; text between its tags is kept, its attributes are lost"
            )
        case .droppedIcon: (foreignConstruct, "MkDocs icons are left out")
        case .unread(let mark): (foreignConstruct, mark.message)
        case .include(let failure): (include, wording(of: failure))
        }
    }

    private static func wording(of failure: IncludeFailure) -> Message {
        switch failure {
        case .missing(let path, let nearest?): "there is no file '\(path)' to include; '\(nearest)' has that name"
        case .missing(let path, nil): "there is no file '\(path)' to include"
        case .outside(let folder):
            "to include files outside the content folder, allow them in site.yaml: 'includes: [\(folder)]'"
        case .unreadable(let path): "'\(path)' is not text that can be included"
        case .tooLarge(let path): "'\(path)' is too large to include; the limit is 8 MB"
        case .markerMissing(let name, let path): "'\(path)' has no part '\(name)' to include"
        case .markerTwice(let name, let path): "'\(path)' has the part '\(name)' more than once"
        case .circle(let path): "'\(path)' includes itself"
        case .tooMuch: "a note can include at most 8 MB, and included files can be nested at most 8 levels deep"
        }
    }

    private static func refusal(of name: String) -> Message {
        switch RefusedElement(name) {
        case .tags: "'<\(name)>' is left out, its content is kept; \(RefusedElement.advice(name))"
        case .whole: "'<\(name)>' is left out with its content; \(RefusedElement.advice(name))"
        case .text: "'<\(name)>' is not an HTML tag and is shown as text; if it is code, put it between '`' and '`'"
        }
    }

    private static func allowed(on tag: String) -> Message {
        let own = HTMLElement.named(tag)?.attributes ?? []
        return (own + HTMLElement.commonAttributes).sorted().quoted
    }

    /// Every code, sorted, with a note that triggers it when it is parsed and written as HTML.
    package static let all: [DiagnosticKind] = [
        badAnchor, brokenTable, codeNote, controlCharacter, definitionTooLong, diagram, droppedAttribute,
        duplicateAnchor,
        duplicateAttribute, foreignConstruct, generatorTag, headingWithoutSpace, imageWithoutDescription, include,
        misplacedHTML, nestingTooDeep,
        rawHTML, shownEmphasis, tableCellCount, tableTooLarge, tabs, unbalancedHTML, unclosedFence, unclosedPlaceholder,
        undefinedFootnote, undefinedReference, unknownAside, unsafeDestination, unusedFootnote,
    ]
}
