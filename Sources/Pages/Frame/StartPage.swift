import Content
import Figures
import Languages
import ScenarioLanguage
import Templates

/// The start page: how the site begins in either language, one picture for both, and every page by its two names.
struct StartPage {
    let map: SiteMap
    let figures: FigureSet
    let sharing: PageSharing
    let context: RenderingContext

    /// What the template "start" is filled with.
    var fields: TemplateValue {
        let feeds = sharing.feeds(in: Language.ofNotes, from: .start, context.localization)
        let names = Language.ofNotes.map { Word.headline.text(in: $0) }.joined(separator: " · ")
        var fields: TemplateValue.Fields = [
            "lang": .text(Language.english.tag), "documentTitle": .text("notchbook · " + names),
            "summary": .text(Word.tagline.text(in: .english)), "words": Word.valuesInAllLanguages,
            "languages": .list(Edition.all.map { link(to: $0) }),
            "root": .text(Route.start.root), "isHidden": .flag(false),
            "alternates": .list(sharing.alternates(of: .start)),
            "share": sharing.share(.start, edition: .language(.english), .start, context.localization),
            "hasFeeds": .flag(!feeds.isEmpty), "feeds": .list(feeds),
            "editions": .list(Language.ofNotes.map { edition($0) }), "hero": hero,
            "sections": .list(PageList(map, context.localization).sectionsInAllLanguages(from: .start)),
        ]
        SearchFields(edition: nil).append(to: &fields)
        return .object(fields)
    }

    private func link(to edition: Edition) -> TemplateValue {
        let names = edition == .both ? Language.ofNotes.map { edition.name(in: $0) } : [edition.name(in: .english)]
        return .object([
            "href": .text(Route.start.reference(to: Route(edition, GeneratedPage.index.slug).path)),
            "tag": .text(edition.tag ?? Language.english.tag), "hreflang": .text(edition.tag ?? ""),
            "name": .text(names.joined(separator: " · ")), "shortName": .text(edition.shortName(in: .english)),
            "isCurrent": .flag(false),
        ])
    }

    private func edition(_ language: Language) -> TemplateValue {
        .object([
            "tag": .text(language.tag),
            "index": .text(Route.start.reference(to: Route(language, GeneratedPage.index.slug).path)),
            "headline": .text(Word.headline.text(in: language)), "tagline": .text(Word.tagline.text(in: language)),
            "skipToContent": .text(Word.skipToContent.text(in: language)),
            "startReading": .text(Word.startReading.text(in: language)),
            "computedNote": .text(Word.computedNote.text(in: language)),
        ])
    }

    /// The picture that stands for the site, with English labels and titles in both languages, as on pages of both.
    private var hero: TemplateValue {
        guard let figure = Figure.emblem(of: figures.figures),
            let picture = figures.pictures[Picture.Key(id: figure.id, edition: .language(.english))]
        else { return .flag(false) }
        let titles = Language.ofNotes.compactMap { language in
            figure.scenario.title.text(in: language).map { title -> TemplateValue in
                .object(["tag": .text(language.tag), "title": .text(title)])
            }
        }
        return .object(["picture": picture.fields(in: context), "titles": .list(titles)])
    }
}
