import Content
import Devices
import Diagnostics
import Languages
import LayoutEngine
import NoteScenarios
import Pages
import Templates

/// The page of everything published that the numbers of devices and the rules rest on, each once.
struct SourcesPage: ListedPage {
    let catalog: SourceCatalog
    /// The words in the language of the page, as they are in the words files.
    let words: Words

    private var language: Language { words.language }

    static func anchor(of source: PublishedSource) -> String { "source-" + source.id }

    var ids: [String] { catalog.sources.map { Self.anchor(of: $0) } }

    func describe(in sections: inout SectionBuilder) {
        sections.add(paragraph: words[.sourcesIntroduction])
        for source in catalog.sources {
            sections.enclose { sections in
                sections.begin(Self.anchor(of: source), isEntry: true)
                sections.add(source.title.text(in: language))
                sections.endTitle()
                sections.add(paragraph: source.author ?? "")
                sections.add(paragraph: source.use.text(in: language) ?? "")
            }
        }
    }

    func html(in context: RenderingContext) -> Diagnosed<String> {
        let sources = catalog.sources.map { source in
            let title = source.titleFields(in: context, language)
            return context.element(
                Self.anchor(of: source),
                [
                    "title": title.text, "lang": title.tag, "address": .text(source.address ?? ""),
                    "author": .text(source.author ?? ""), "year": .text(source.year.map { "\($0)" } ?? ""),
                    "use": context.text(source.use.text(in: language) ?? ""),
                ])
        }
        return context.render("sources", ["sources": .list(sources)], in: language)
    }
}

extension PublishedSource {
    /// The title, and its language where it differs from the page's. A source's own title is kept.
    fileprivate func titleFields(
        in context: RenderingContext, _ language: Language
    ) -> (text: TemplateValue, tag: TemplateValue) {
        switch title {
        case .own(let title):
            (.text(title), .text(context.localization.foreignTag(of: title, in: language) ?? ""))
        case .said: (context.text(title.text(in: language)), .text(""))
        }
    }

    /// The link to it on the page of sources, for templates.
    func link(in context: RenderingContext, _ language: Language) -> TemplateValue {
        let place = context.table(.sources, in: language)
        return .object([
            "href": context.link(to: place, SourcesPage.anchor(of: self)),
            "title": context.text(reference(in: language)), "kind": .text(""),
        ])
    }
}
