import Content
package import Languages
package import ResultStore

/// The words and templates of a site's pages: as they are, and in the traditional script.
package struct SiteLooks: Sendable {
    let standard: Look
    let traditional: Look
    let hasScript: Bool

    /// - Parameters:
    ///   - languages: those of the site.
    ///   - script: how the traditional edition is written; nil where there is none.
    package init(
        _ design: TemplateLoader.Design, _ languages: [Language], _ script: Localization.Script?, _ cache: Cache
    ) {
        func look(_ script: Localization.Script?) -> Look {
            cache.value(for: ResultKey("look", madeOf: design.key, languages, script != nil)) {
                Look(Localization(design.words, languages: languages, script), design.templates)
            }
        }
        standard = look(nil)
        traditional = look(script)
        hasScript = script != nil
    }
}
