import Scenarios
import Templates

/// The start page: both languages side by side, readable by double-click.
struct StartPage {
    let map: SiteMap
    /// In reading order.
    let figures: [Figure]
    let pictures: [Picture.Key: Picture]
    let sharing: PageSharing

    /// What the template "start" is filled with.
    var fields: TemplateValue {
        let feeds = sharing.feeds(in: Language.allCases, from: .start)
        let names = Language.allCases.map { Word.headline.text(in: $0) }.joined(separator: " · ")
        var fields: TemplateValue.Fields = [
            "lang": .text(Language.english.tag), "documentTitle": .text("notchbook · " + names),
            "summary": .text(Word.tagline.text(in: .english)), "words": Word.valuesInAllLanguages,
            "languages": .list(Edition.all.map { link(to: $0) }),
            "root": .text(Route.start.root), "isHidden": .flag(false),
            "alternates": .list(sharing.alternates(of: .start)),
            "share": sharing.share(.start, edition: .language(.english), .start),
            "hasFeeds": .flag(!feeds.isEmpty), "feeds": .list(feeds),
            "editions": .list(Language.allCases.map { edition($0) }),
        ]
        SearchFields(edition: nil).append(to: &fields)
        return .object(fields)
    }

    private func link(to edition: Edition) -> TemplateValue {
        let names = edition == .both ? Language.allCases.map { edition.name(in: $0) } : [edition.name(in: .english)]
        return .object([
            "href": .text(Route.start.reference(to: Route(edition, GeneratedPage.index.slug).path)),
            "tag": .text(edition.tag ?? Language.english.tag), "hreflang": .text(edition.tag ?? ""),
            "name": .text(names.joined(separator: " · ")), "shortName": .text(edition.shortName(in: .english)),
            "isCurrent": .flag(false),
        ])
    }

    private func edition(_ language: Language) -> TemplateValue {
        .object([
            "tag": .text(language.tag), "name": .text(language.ownName),
            "index": .text(Route.start.reference(to: Route(language, GeneratedPage.index.slug).path)),
            "headline": .text(Word.headline.text(in: language)), "tagline": .text(Word.tagline.text(in: language)),
            "startReading": .text(Word.startReading.text(in: language)),
            "computedNote": .text(Word.computedNote.text(in: language)),
            "hero": hero(language), "sections": .list(PageList.sections(map, from: .start, in: .language(language))),
        ])
    }

    private func hero(_ language: Language) -> TemplateValue {
        let picture = Figure.emblem(of: figures).flatMap { pictures[Picture.Key(id: $0.id, language: language)] }
        return picture?.fields(on: .start) ?? .flag(false)
    }
}
