/// The names that other tools have for asides, and the kind that each is here.
enum AsideNames {
    /// The words of MkDocs, Docusaurus, VitePress, Quarto and Obsidian. A word of ours shows our own name.
    private static let kinds: [String: Aside.Kind] = [
        "note": .note, "tip": .tip, "important": .important, "warning": .warning, "caution": .caution,
        "experiment": .experiment,
        "abstract": .note, "summary": .note, "tldr": .note, "info": .note, "todo": .note, "question": .note,
        "help": .note, "faq": .note, "example": .note, "quote": .note, "cite": .note, "seealso": .note,
        "secondary": .note, "admonition": .note,
        "hint": .tip, "success": .tip, "check": .tip, "done": .tip,
        "attention": .warning, "failure": .caution, "fail": .caution, "missing": .caution, "danger": .caution,
        "error": .caution, "bug": .caution,
    ]

    /// The kind that a word means; nil for an unknown one.
    static func kind(of word: some StringProtocol) -> Aside.Kind? { kinds[word.lowercased()] }

    /// The word as a title, where it is not our name of the kind: "Question".
    static func title(of word: some StringProtocol) -> String? {
        guard Aside.Kind(rawValue: word.lowercased()) == nil else { return nil }
        return word.prefix(1).uppercased() + word.dropFirst()
    }

    /// The words, for messages.
    static let all = kinds.keys.sorted()
}
