import Content
import Languages
import Pictures
import Templates
import WordFiles

/// The start page of a site with several editions: how it begins in each language, with the ways into the site, and one picture
/// for all.
struct StartPage {
    let map: SiteMap
    let figures: AllFigures
    let sharing: PageSharing
    let context: RenderingContext

    private var languages: [Language] { map.editions.languages }
    private var first: Language { languages[0] }
    private var localization: Localization { context.localization }

    /// The fields of the template "start".
    var fields: TemplateValue {
        let feeds = sharing.feeds(in: languages, from: .start, localization)
        let identity = map.identity
        let title = identity.joined(in: languages) { identity.title(in: $0) }
        let tagline = identity.joined(in: languages) { identity.tagline(in: $0) }
        var fields: TemplateValue.Fields = [
            "lang": .text(first.tag), "documentTitle": .text(title == tagline ? title : title + " · " + tagline),
            "summary": .text(identity.description(in: first)), "words": localization.wordFieldsInAllLanguages,
            "site": identity.fields(in: languages, from: .start, localization),
            "languages": .list(map.editions.all.map { link(to: $0) }),
            "languageMenu": .text(
                map.editions.all.count > PageFrame.maxLanguagesPerRow ? map.words[first][.languageSwitch] : ""),
            "root": .text(Route.start.root), "isHidden": .flag(false), "isLive": .flag(isLive),
            "alternates": .list(sharing.alternates(of: .start)),
            "share": sharing.share(.start, edition: map.editions.first, .start(of: map), localization),
            "hasFeeds": .flag(!feeds.isEmpty), "feeds": .list(feeds),
            "markdown": .list(
                map.has(.markdown) ? [.object(["href": .text(MarkdownFiles.root)])] : []),
            "hasComputed": .flag(emblem != nil),
            "editions": .list(languages.map { edition($0) }), "hero": hero,
        ]
        SearchFields(edition: nil, map: map).append(to: &fields)
        return .object(fields)
    }

    private func link(to edition: Edition) -> TemplateValue {
        let names = edition.kind == .both ? languages : [first]
        let name = map.identity.joined(in: names) { localization.name(of: edition, in: $0) }
        return .object([
            "href": .text(Route.start.reference(to: Route(edition, GeneratedPage.index.slug).path)),
            "tag": .text(edition.tag ?? first.tag), "hreflang": .text(edition.tag ?? ""),
            "name": .text(name), "shortName": .text(localization.shortName(of: edition, in: first)),
            "isCurrent": .flag(false),
        ])
    }

    private func edition(_ language: Language) -> TemplateValue {
        let words = map.words[language]
        return .object([
            "tag": .text(language.tag),
            "index": .text(
                Route.start.reference(to: Route(map.editions[language], GeneratedPage.index.slug).path)),
            "headline": .text(map.identity.tagline(in: language)),
            "tagline": .text(map.identity.description(in: language)), "skipToContent": .text(words[.skipToContent]),
            "allNotes": .text(words[.allNotes]),
            "doors": .list(PageList(map, localization, on: .start).doors(from: .start, map.editions[language])),
            "computedNote": .text(words[.computedNote]),
        ])
    }

    private var emblem: FigureEmblem? { figures.emblem(in: first) }

    /// The picture that represents the site, with labels in its first language.
    var picture: Picture? { emblem?.picture }

    /// Whether readers can change the picture in its place.
    private var isLive: Bool { map.isLive && emblem?.isLive == true }

    /// The picture with titles in all languages.
    private var hero: TemplateValue {
        guard let figure = emblem, let picture = figure.picture else { return .flag(false) }
        let titles = languages.compactMap { language in
            figure.title[language].map { title -> TemplateValue in
                .object([
                    "tag": .text(language.tag), "title": .text(title),
                    "live": .text(isLive ? Route.start.reference(to: LiveFigures.figurePath(figure.id)) : ""),
                    "liveID": .text(figure.id),
                    "lab": .text(
                        Route.start.reference(to: Route(map.editions[language], GeneratedPage.lab.slug).path)),
                    "words": localization.wordFields(in: language),
                ])
            }
        }
        return .object([
            "picture": picture.fields(in: context), "titles": .list(titles),
            "hasChoices": .flag(isLive && !figure.choices.isEmpty),
            "choices": .list(figure.choices.map { fields(of: $0) }),
        ])
    }

    private func fields(of choice: FigureChoice) -> TemplateValue {
        let values = choice.control == .box ? [choice.values[0]] : choice.values
        return .object([
            "path": .text(choice.property),
            "title": .text(map.identity.joined(in: languages) { choice.title(map.words[$0]) }),
            "isList": .flag(choice.control == .list), "isRow": .flag(choice.control == .row),
            "isBox": .flag(choice.control == .box), "otherwise": .text(choice.values.last ?? ""),
            "values": .list(values.map { .object(["value": .text($0), "isCurrent": .flag($0 == choice.present)]) }),
        ])
    }
}
