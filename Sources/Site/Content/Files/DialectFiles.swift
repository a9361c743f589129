import Markdown

/// The tools that a folder of notes belongs to, as far as their notation differs from Markdown.
enum DialectFiles {
    /// A tool's own file or folder, which lies with the notes or beside their folder.
    private static let marks: [(name: String, dialect: Dialect)] = [
        (".obsidian", .obsidian), ("mkdocs.yml", .mkdocs), ("mkdocs.yaml", .mkdocs), ("zensical.toml", .mkdocs),
        (".vitepress", .vitepress), (".vuepress", .vitepress), ("_quarto.yml", .quarto), ("book.toml", .mdbook),
        ("_config.yml", .jekyll), ("hugo.toml", .hugo), ("hugo.yaml", .hugo),
        ("docusaurus.config.js", .docusaurus), ("docusaurus.config.ts", .docusaurus),
        ("astro.config.mjs", .starlight), ("astro.config.ts", .starlight),
    ]

    /// The dialects of a folder, each with the file or setting that is the reason.
    static func found(beside folder: String, _ settings: SiteSettings, in fileSystem: FileSystem) -> [Dialect: String] {
        var found: [Dialect: String] = [:]
        for (name, dialect) in marks where found[dialect] == nil {
            if fileSystem.has(name, withOrBeside: folder) { found[dialect] = name }
        }
        // DocC has no file of its own: the folder is a catalog by its name.
        if folder.hasSuffix(".docc") { found[.docc] = String(folder.split(separator: "/").last ?? "") }
        for dialect in settings.dialects { found[dialect] = "site.yaml" }
        return found
    }
}
