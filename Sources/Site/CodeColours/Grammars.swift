import JSON
import Resources

/// The languages that Prism has grammars for, with the dependencies of each, from Prism's own table.
struct Grammars {
    /// The grammars by their names in the table.
    private let grammars: [String: Grammar]
    /// Names that fences may use besides.
    private let aliases: [String: String]
    /// The names in the table, aliases too, but for short ones, and the names of our lexer: the candidates for a misspelt name.
    let longNames: [String]

    /// The grammars that the binary carries.
    static let carried = Grammars(table: Resources.text(of: "components.json", in: .grammars))

    /// A grammar's place in the table.
    private struct Grammar {
        let title: String
        let required: [String]
        /// The grammars that it adds something to.
        let modified: [String]
    }

    init(table: String) {
        var grammars: [String: Grammar] = [:]
        var aliases: [String: String] = [:]
        let languages = (try? JSONReader.value(of: Array(table.utf8)))?["languages"]
        for (name, entry) in languages?.members ?? [] where !entry.texts("title").isEmpty {
            grammars[name] = Grammar(
                title: entry.texts("title")[0], required: entry.texts("require"), modified: entry.texts("modify"))
            for alias in entry.texts("alias") { aliases[alias] = name }
        }
        self.grammars = grammars
        longNames = (Array(grammars.keys) + Array(aliases.keys) + ["swift", "objective-c"])
            .filter { $0.utf8.count >= CodeColours.minLetters }.sorted()
        self.aliases = aliases.merging(Self.otherNames) { known, _ in known }
    }

    /// Further names of languages in the fences of many tools' notes.
    private static let otherNames = [
        "astro": "markup", "c#": "csharp", "c++": "cpp", "cc": "cpp", "cjs": "javascript", "console": "shell-session",
        "cts": "typescript", "cxx": "cpp", "f#": "fsharp", "fish": "bash", "golang": "go", "gql": "graphql",
        "h": "c", "hh": "cpp", "hpp": "cpp", "htm": "markup", "jinja": "django", "jsonc": "json", "ksh": "bash",
        "make": "makefile", "mdx": "markdown", "mjs": "javascript", "mts": "typescript", "mysql": "sql",
        "node": "javascript", "patch": "diff", "pgsql": "sql", "plist": "markup", "postgresql": "sql",
        "postgres": "sql", "proto": "protobuf", "ps1": "powershell", "psql": "sql", "pwsh": "powershell",
        "pycon": "python", "python3": "python", "rs": "rust", "sqlite": "sql", "svelte": "markup",
        "terraform": "hcl", "tf": "hcl", "vue": "markup", "vue-html": "markup", "xhtml": "markup", "zsh": "bash",
    ]

    /// The names in the table.
    var all: [String] { grammars.keys.sorted() }

    /// The grammar that a fence names; nil for none.
    func grammar(named fence: String) -> String? {
        let name = fence.lowercased()
        if grammars[name] != nil { return name }
        return aliases[name].flatMap { grammars[$0] == nil ? nil : $0 }
    }

    /// The name of a language for readers.
    func title(of grammar: String) -> String { grammars[grammar]?.title ?? grammar }

    /// The grammars that have to be read for one, in the order in which they are: each after the grammars that it needs and
    /// adds to. Styles and scripts in markup have theirs; neither needs markup itself.
    func order(for grammar: String) -> [String] {
        var order: [String] = []
        func add(_ name: String) {
            guard let entry = grammars[name], !order.contains(name) else { return }
            for other in entry.required + entry.modified where other != "markup" || !Self.inMarkup.contains(name) {
                add(other)
            }
            guard !order.contains(name) else { return }
            order.append(name)
            if name == "markup" { for inner in Self.inMarkup { add(inner) } }
        }
        add(grammar)
        return order
    }

    private static let inMarkup = ["css", "javascript"]
}

extension JSONValue {
    fileprivate var members: [(String, JSONValue)] {
        if case .object(let members) = self { members.map { ($0.key, $0.value) } } else { [] }
    }

    /// The text of a key, or the texts of its list.
    fileprivate func texts(_ key: String) -> [String] {
        switch self[key] {
        case .string(let text): [text]
        case .array(let values): values.compactMap { if case .string(let text) = $0 { text } else { nil } }
        default: []
        }
    }
}
