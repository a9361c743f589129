package import Diagnostics

/// The diagnostics of notes: codes, messages, and what the reference page says about them.
package enum MarkdownCodes {
    static let badAnchor = DocumentedCode(
        DiagnosticCode("markdown/bad-anchor"),
        "The braces at the end of a heading do not hold an id of letters, digits, '-', '_' and '.'.",
        chinese: "标题末尾的花括号里不是合法的锚点名：只能用字母、数字、“-”、“_”和“.”。",
        example: "## Safe area {#safe area}")

    static let brokenTable = DocumentedCode(
        DiagnosticCode("markdown/broken-table"),
        "A line of dashes has another number of columns than the line above it, so there is no table.",
        chinese: "分隔行的列数与上一行不同，因此不成表格。",
        example: "| a | b |\n|---|\n| 1 | 2 |")

    static let controlCharacter = DocumentedCode(
        DiagnosticCode("markdown/control-character"),
        "A note holds a character that nobody can see; it is read as a space.",
        chinese: "笔记里有看不见的控制字符，按空格处理。",
        example: "a\u{C}b")

    static let droppedAttribute = DocumentedCode(
        DiagnosticCode("markdown/dropped-attribute"),
        "An HTML tag that is kept has an attribute that is not.",
        chinese: "保留的 HTML 标签带有不允许的属性，该属性已去掉。",
        example: "<kbd onclick=\"x()\">A</kbd>")

    static let duplicateAnchor = DocumentedCode(
        DiagnosticCode("markdown/duplicate-anchor"),
        "Two headings of a note are given the same id, so links lead to the first.",
        chinese: "同一篇笔记里两个标题用了相同的锚点，链接只会指向前一个。",
        example: "# One {#a}\n\n# Two {#a}")

    static let headingWithoutSpace = DocumentedCode(
        DiagnosticCode("markdown/heading-without-space"),
        "Number signs make a heading only with a space behind them.",
        chinese: "井号后面要有空格才是标题。",
        example: "##Safe area")

    static let imageWithoutDescription = DocumentedCode(
        DiagnosticCode("markdown/image-without-description"),
        "A picture has no words for those who cannot see it.",
        chinese: "图片没有替代文字，看不见图的读者无从得知内容。",
        example: "![](a.png)")

    static let nestingTooDeep = DocumentedCode(
        DiagnosticCode("markdown/nesting-too-deep"),
        "Lists, quotations or emphasis are nested so deep that the innermost ones are left out.",
        chinese: "列表、引用或强调嵌套过深，最内层的标记已略去。",
        example: String(repeating: ">", count: MarkdownDocument.greatestDepth + 1) + "a")

    static let rawHTML = DocumentedCode(
        DiagnosticCode("markdown/raw-html"),
        "An HTML tag is not one of those that notes may use; it is shown as text.",
        chinese: "笔记不能使用这个 HTML 标签，它会原样显示为文字。",
        example: "a <font>b</font>")

    static let shownEmphasis = DocumentedCode(
        DiagnosticCode("markdown/shown-emphasis"),
        "Two asterisks are shown as they are: beside Chinese punctuation they often do not count as emphasis.",
        chinese: "两个星号原样显示了出来：紧挨中文标点时，它们常常不算强调。",
        example: "**“安全区”**的高度")

    static let tableCellCount = DocumentedCode(
        DiagnosticCode("markdown/table-cell-count"),
        "A row has fewer or more cells than its table; they are filled up or cut off.",
        chinese: "这一行的单元格比表格的列数少或多，少的补空，多的截去。",
        example: "| a | b |\n|---|---|\n| 1 |")

    static let unbalancedHTML = DocumentedCode(
        DiagnosticCode("markdown/unbalanced-html"),
        "An HTML tag is not closed, or closes nothing, within the block it stands in.",
        chinese: "HTML 标签在所在的块里没有关闭，或没有可以关闭的标签。",
        example: "<kbd>A")

    static let unclosedFence = DocumentedCode(
        DiagnosticCode("markdown/unclosed-fence"),
        "A code block is not closed, so that it takes in all that follows.",
        chinese: "代码块没有关闭，会把后面的内容全部吞进去。",
        example: "```\na")

    static let unclosedPlaceholder = DocumentedCode(
        DiagnosticCode("markdown/unclosed-placeholder"),
        "Two opening braces are not closed on the same line and are shown as they are.",
        chinese: "两个左花括号没有在同一行内关闭，因此原样显示。",
        example: "a {{b")

    static let undefinedFootnote = DocumentedCode(
        DiagnosticCode("markdown/undefined-footnote"),
        "A footnote mark has no footnote and is shown as it is.",
        chinese: "脚注标记没有对应的脚注，因此原样显示。",
        example: "a[^1]")

    static let undefinedReference = DocumentedCode(
        DiagnosticCode("markdown/undefined-reference"),
        "The second pair of brackets names no link definition; both are shown as they are.",
        chinese: "第二对方括号里的名称没有链接定义，因此两对方括号都原样显示。",
        example: "[a][b]")

    static let unsafeDestination = DocumentedCode(
        DiagnosticCode("markdown/unsafe-destination"),
        "A link or picture leads to an address that may run code; it is left out.",
        chinese: "链接或图片指向可能执行代码的地址，已去掉。",
        example: "[a](javascript:b)")

    static let unusedFootnote = DocumentedCode(
        DiagnosticCode("markdown/unused-footnote"),
        "Nothing refers to a footnote, or one of its name stands above it; it is left out.",
        chinese: "没有任何地方引用这条脚注，或前面已有同名脚注；它已略去。",
        example: "a\n\n[^1]: b")

    /// Every code, sorted, with a note that triggers it when it is parsed and written as HTML.
    package static let all: [DocumentedCode] = [
        badAnchor, brokenTable, controlCharacter, droppedAttribute, duplicateAnchor, headingWithoutSpace,
        imageWithoutDescription, nestingTooDeep, rawHTML, shownEmphasis, tableCellCount, unbalancedHTML, unclosedFence,
        unclosedPlaceholder, undefinedFootnote, undefinedReference, unsafeDestination, unusedFootnote,
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
            fixIts: [.replace(span, old: signs, with: signs + " ")])
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
            "no table: the header has \(counted(header, "cell")), the line below it \(counted(delimiters, "column"))",
            at: span)
    }

    static func tableCellCount(_ count: Int, columns: Int, at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            tableCellCount.code, .warning,
            "row with \(counted(count, "cell")) in a table with \(counted(columns, "column"))", at: span)
    }

    // MARK: - Text

    static func controlCharacter(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            controlCharacter.code, .error, "control character in the text; it is read as a space", at: span,
            fixIts: [FixIt("remove it", [.init(span, with: "")])])
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

    static func imageWithoutDescription(at span: SourceSpan) -> Diagnostic {
        Diagnostic(
            imageWithoutDescription.code, .warning, "picture without a description; it stands between '![' and ']'",
            at: span)
    }

    // MARK: - Output

    static func rawHTML(_ tag: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let allowed = allowed.prefix(5).map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            rawHTML.code, .warning, "'\(tag)' is shown as text; allowed tags are \(allowed) and others", at: span)
    }

    static func droppedAttribute(_ name: String, tag: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let allowed = allowed.map { "'\($0)'" }.joined(separator: ", ")
        return Diagnostic(
            droppedAttribute.code, .warning, "attribute '\(name)' of '\(tag)' is left out; allowed are \(allowed)",
            at: span)
    }

    static func unbalancedHTML(_ tag: String, isEnd: Bool, at span: SourceSpan) -> Diagnostic {
        let message =
            isEnd ? "'\(tag)' closes nothing here and is left out" : "'\(tag)' is not closed in this block"
        return Diagnostic(unbalancedHTML.code, .warning, message, at: span)
    }

    static func unsafeDestination(_ scheme: String, allowed: [String], at span: SourceSpan) -> Diagnostic {
        let allowed = allowed.map { "'\($0):'" }.joined(separator: ", ")
        return Diagnostic(
            unsafeDestination.code, .error,
            "addresses with '\(scheme):' are not allowed; allowed are relative ones, \(allowed)", at: span)
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        count == 1 ? "1 \(noun)" : "\(count) \(noun)s"
    }
}
