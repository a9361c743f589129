import Content
package import Languages
package import ResultStore

/// The words and templates of a site's pages: as they are, and in the traditional script.
package struct EditionThemes: Sendable {
    let standard: EditionTheme
    let traditional: EditionTheme
    let hasScript: Bool

    /// - Parameters:
    ///   - languages: the languages of the site.
    ///   - script: how the traditional edition is written; nil where there is none.
    package init(
        _ design: TemplateLoader.Design, _ languages: [Language], _ script: Localization.Script?, _ cache: Cache
    ) {
        func theme(_ script: Localization.Script?) -> EditionTheme {
            cache.value(for: ResultKey("look", madeOf: design.key, languages, script != nil)) {
                EditionTheme(Localization(design.words, languages: languages, script), design.templates)
            }
        }
        standard = theme(nil)
        traditional = theme(script)
        hasScript = script != nil
    }
}
