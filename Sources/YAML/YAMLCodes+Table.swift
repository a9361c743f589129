package import Diagnostics

extension YAMLCodes {
    /// Every code of this area with an explanation and the smallest text that triggers it, by name.
    package static let documented: [DocumentedCode] = [
        DocumentedCode(
            aliasLimit,
            "Aliases may stand for 10000 values in all, so that a few lines cannot fill the memory; write "
                + "fewer values behind anchors.",
            example: aliasLimitExample),
        DocumentedCode(
            controlCharacter, "A character that cannot be seen stands in the text; remove it.",
            example: "title: a\u{7}b"),
        DocumentedCode(
            duplicateKey, "A mapping holds a key twice; keep one of them.", example: "os: 11\nos: 12"),
        DocumentedCode(emptyKey, "There is no name in front of a colon; write one.", example: ": 11"),
        DocumentedCode(
            extraText, "Text follows a value that is complete; put it into the value or behind a line '---'.",
            example: "[1, 2] 3"),
        DocumentedCode(
            invalidAnchor, "The sign of an anchor or an alias has no name behind it; name it, or quote the value.",
            example: "title: *"),
        DocumentedCode(
            invalidBlockText,
            "The line that begins a block of text holds more than '|' or '>'; begin the text on the next line.",
            example: "title: | a b"),
        DocumentedCode(
            invalidDirective, "A line that begins with '%' is a directive, and this one is unknown; remove it.",
            example: "%SCENARIO\n---\nos: 11"),
        DocumentedCode(
            invalidEscape,
            "A backslash in double quotes begins an escape, and this one does not exist; use single quotes.",
            example: #"title: "\d""#),
        DocumentedCode(
            invalidTag, "A value that begins with '!' is tagged, and this tag is not well formed; quote the value.",
            example: "title: !a!b 1"),
        DocumentedCode(
            misplacedItem, "Items that begin with '- ' and keys do not mix on one level; indent one of them.",
            example: "os: 11\n- 12"),
        DocumentedCode(
            missingColon, "A line among keys has no colon followed by a space; add it.",
            example: "device: iPhone X\nos:11\norientation: portrait"),
        DocumentedCode(
            nestingTooDeep, "Lists and mappings are nested in each other more than 4,000 times; flatten them.",
            example: String(repeating: "[", count: 4001) + String(repeating: "]", count: 4001)),
        DocumentedCode(
            nonScalarKey, "A key is a list or a mapping; use a word.", example: "? [top, left]\n: 1"),
        DocumentedCode(
            recursiveAlias, "An alias refers to the value that it is part of; write the value out.",
            example: "root: &root {view: *root}"),
        DocumentedCode(
            syntax, "The text breaks a rule of YAML that has no code of its own; the message says which.",
            example: "[1, , 2]"),
        DocumentedCode(
            tabIndentation, "A line is indented with a tab; YAML allows only spaces there.",
            example: "app:\n\tlinkedSDK: 11"),
        DocumentedCode(
            unclosedBracket, "A bracket is opened and not closed; close it or add the missing comma.",
            example: "contentInset: [1, 2, 3, 4"),
        DocumentedCode(
            unclosedQuote, "A quotation mark is opened and not closed; close it.", example: "title: \"a"),
        DocumentedCode(
            unknownAlias, "An alias names no anchor above it; correct the name.", example: "os: *version"),
        DocumentedCode(
            unknownTag, "A tag means nothing to this tool; remove it.", example: "os: !version 11"),
        DocumentedCode(
            unquotedValue, "A value holds characters that mean something to YAML; quote it.",
            example: "title: one: two"),
        DocumentedCode(
            wrongIndentation, "A line is indented unlike the lines that it belongs to; align it with them.",
            example: "app:\n  linkedSDK: 11\n os: 11"),
    ]

    /// Five lines, each ten times as long as the one before.
    private static var aliasLimitExample: String {
        let lines = ["a: &a [0, 0, 0, 0, 0, 0, 0, 0, 0, 0]"]
        let names = ["a", "b", "c", "d", "e"]
        let more = zip(names, names.dropFirst()).map { inner, outer in
            "\(outer): &\(outer) [" + [String](repeating: "*" + inner, count: 10).joined(separator: ", ") + "]"
        }
        return (lines + more).joined(separator: "\n")
    }
}
