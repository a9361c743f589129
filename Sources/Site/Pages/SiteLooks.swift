import Content
package import Languages

/// How the pages of a site are written: its words and templates as they stand, and in the traditional script.
package struct SiteLooks: Sendable {
    let standard: Look
    let traditional: Look
    let hasScript: Bool

    /// - Parameters:
    ///   - languages: those of the site.
    ///   - script: how the traditional edition is written; nil where there is none.
    ///   - memory: what earlier runs of the process have made of the same words and templates.
    package init(
        _ design: TemplateLoader.Design, _ languages: [Language], _ script: Localization.Script?, _ memory: PageMemory
    ) {
        func look(_ name: PageMemory.LookName, _ script: Localization.Script?) -> Look {
            let source = PageMemory.LookSource(
                design: design.revision, languages: languages, hasScript: script != nil)
            return memory.looks.result(named: name, of: source) {
                Look(Localization(design.words, languages: languages, script), design.templates)
            }
        }
        standard = look(.standard, nil)
        traditional = look(.traditional, script)
        hasScript = script != nil
    }
}
