/// Files that belong to another tool, and notes in another markup. Neither is published.
enum ForeignFiles {
    /// The kind of a file that becomes neither a page nor an attachment.
    enum Kind: Hashable, Sendable {
        /// Configuration, templates and packages of another tool.
        case tool
        /// A text in markup that is not read, by its ending.
        case markup(String)
    }

    /// Folders at the top of what Jekyll, Hugo, Docusaurus, MkDocs and mdBook keep beside notes, and packages anywhere.
    private static let topFolders: Set<String> = [
        "_layouts", "_includes", "_sass", "_data", "_plugins", "_site", "_build", "archetypes", "layouts", "overrides",
        "theme", "themes",
    ]
    private static let folders: Set<String> = ["node_modules", "__pycache__", ".git"]

    private static let names: Set<String> = [
        "_config.yml", "_config.yaml", "_config.toml", "gemfile", "gemfile.lock", "rakefile", "mkdocs.yml",
        "mkdocs.yaml",
        "zensical.toml", "book.toml", "package.json", "package-lock.json", "pnpm-lock.yaml", "yarn.lock",
        "pnpm-workspace.yaml", "tsconfig.json", "netlify.toml", "vercel.json", "_quarto.yml", "_toc.yml",
        "_category_.json",
        "_category_.yml", "_sidebar.md", "_navbar.md", "_coverpage.md", "hugo.toml", "hugo.yaml", "theme.toml",
        "conf.py",
    ]
    /// Beginnings of names: `astro.config.mjs`, `docusaurus.config.js`, `sidebars.ts`.
    private static let beginnings = [
        "astro.config.", "docusaurus.config.", "sidebars.", "vite.config.", "svelte.config.",
    ]
    private static let endings = [".gemspec", ".tutorial"]

    private static let markups = [
        "rst", "adoc", "asciidoc", "qmd", "rmd", "org", "ipynb", "textile", "mediawiki", "creole", "typ", "djot",
    ]

    /// The kind of a file that is not published; nil for all others.
    ///
    /// - Parameters:
    ///   - path: relative to the content folder.
    ///   - isOfTool: whether files of another tool are at the top of the folder, so that the tool's folders count too.
    static func kind(of path: String, besideTool isOfTool: Bool) -> Kind? {
        let steps = path.lowercased().split(separator: "/").map { String($0) }
        guard let name = steps.last else { return nil }
        if steps.dropLast().contains(where: { folders.contains($0) }) || isConfiguration(name, depth: steps.count) {
            return .tool
        }
        if steps.count > 1, let top = steps.first, topFolders.contains(top), top.hasPrefix("_") || isOfTool {
            return .tool
        }
        if let ending = markups.first(where: { name.hasSuffix("." + $0) }) { return .markup(ending) }
        return nil
    }

    private static func isConfiguration(_ name: String, depth: Int) -> Bool {
        if ["_category_.json", "_category_.yml"].contains(name) || endings.contains(where: { name.hasSuffix($0) }) {
            return true
        }
        // The summary of a book is at the top; elsewhere it may be a summary.
        return depth == 1 && (names.contains(name) || beginnings.contains { name.hasPrefix($0) })
    }

    /// Whether some file at the top is one of another tool.
    static func areBeside(_ paths: some Sequence<String>) -> Bool {
        paths.contains { !$0.contains("/") && isConfiguration($0.lowercased(), depth: 1) }
    }
}
