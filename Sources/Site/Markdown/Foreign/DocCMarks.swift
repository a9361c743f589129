/// Directives of DocC: `@Row { … }`, `@TabNavigator { @Tab("Title") { … } }`, `@Image(source: a, alt: "…")`.
///
/// A line counts as one only where it begins with a name of DocC, so that `@Someone` stays text.
enum DocCMarks {
    static func mark(_ line: Substring) -> ContainerMark? {
        guard line.first == "@" else { return nil }
        let name = line.dropFirst().leadingName
        guard let kind = names[String(name)] else { return nil }
        var rest = line.dropFirst(1 + name.count).trimmed
        var arguments: Substring = ""
        if rest.first == "(" {
            guard let end = rest.lastIndex(of: ")") else { return nil }
            arguments = rest[..<end].dropFirst()
            rest = rest[end...].dropFirst().trimmed
        }
        if rest.hasPrefix("{"), rest.hasSuffix("}"), rest.count > 1 {
            return ContainerMark(meaning: .hidden, body: .none)
        }
        guard rest.isEmpty || rest == "{" else { return nil }
        let body: ContainerMark.Body = rest.isEmpty ? .none : .until(.brace)
        switch kind {
        case .hidden: return ContainerMark(meaning: .hidden, body: body)
        case .plain: return ContainerMark(meaning: .plain, body: body)
        case .displayName:
            let title = arguments.trimmed.quoted.map { String($0) } ?? ""
            return ContainerMark(meaning: title.isEmpty ? .hidden : .noteTitle(title), body: .none)
        case .tabs: return ContainerMark(meaning: .container(.tabs), body: body)
        case .tab:
            let title = arguments.trimmed.quoted
            return ContainerMark(meaning: .container(.panel), title: title?.offsets(in: line), body: body)
        case .image:
            guard let source = argument("source", of: arguments) else { return nil }
            let words = argument("alt", of: arguments) ?? ""
            return ContainerMark(meaning: .text("![\(words)](<\(source)>)"), body: body)
        }
    }

    private enum Kind {
        case hidden, plain, tabs, tab, image, displayName
    }

    private static let names: [String: Kind] = [
        "Metadata": .hidden, "Comment": .hidden, "Options": .hidden, "Redirected": .hidden, "PageKind": .hidden,
        "PageImage": .hidden, "PageColor": .hidden, "CallToAction": .hidden, "TitleHeading": .hidden,
        "TechnologyRoot": .hidden, "SupportedLanguage": .hidden, "Available": .hidden, "DeprecationSummary": .plain,
        "DisplayName": .displayName, "DocumentationExtension": .hidden, "AutomaticSeeAlso": .hidden,
        "AutomaticTitleHeading": .hidden, "AutomaticArticleSubheading": .hidden, "TopicsVisualStyle": .hidden,
        "Row": .plain, "Column": .plain, "Small": .plain, "Links": .plain, "TabNavigator": .tabs, "Tab": .tab,
        "Image": .image, "Video": .hidden, "Snippet": .hidden,
    ]

    /// The value of `name: value` among arguments.
    private static func argument(_ name: String, of arguments: Substring) -> String? {
        var isQuoted = false
        let items = arguments.split { character in
            if character == "\"" { isQuoted.toggle() }
            return character == "," && !isQuoted
        }
        for item in items {
            let words = item.trimmed
            guard words.hasPrefix(name + ":") else { continue }
            let value = words.dropFirst(name.count + 1).trimmed
            return String(value.quoted ?? value)
        }
        return nil
    }
}
