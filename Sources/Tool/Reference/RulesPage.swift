import Content
import Devices
import Diagnostics
import FigurePages
import Languages
import LayoutEngine
import Pages
import ScenarioLanguage
import Templates

/// The page of all layout rules, with the figures that rest on each.
struct RulesPage: ListedPage {
    let rules: [Rule]
    let sources: SourceCatalog
    /// The words in the language of the page, as they are in the words files.
    let words: Words
    let uses: Lazy<FigureUses>
    /// How often UIKit's values for the figures agree with the engine's; nil if UIKit was not asked.
    let observed: Lazy<Calibration.Tally?>

    private var language: Language { words.language }

    // MARK: - Ids and texts

    /// The areas in the order in which the catalog first names them.
    private var areas: [String] {
        rules.reduce(into: []) { areas, rule in
            if !areas.contains(rule.area) { areas.append(rule.area) }
        }
    }

    private static func anchor(ofArea area: String) -> String { "area-" + area }

    private static let calibrationAnchor = "calibration"

    var ids: [String] {
        [Self.calibrationAnchor] + areas.map { Self.anchor(ofArea: $0) } + rules.map { $0.anchor }
    }

    var outline: [OutlineEntry] {
        [OutlineEntry(level: 2, id: Self.calibrationAnchor, title: words[.calibration])]
            + areas.map { OutlineEntry(level: 2, id: Self.anchor(ofArea: $0), title: $0) }
    }

    func describe(in sections: inout SectionBuilder) {
        sections.add(paragraph: words[.rulesIntroduction])
        sections.add(paragraph: words[.calibrationIntroduction])
        for area in areas {
            sections.beginEntry(Self.anchor(ofArea: area), code: area)
            for rule in rules where rule.area == area {
                sections.enclose { sections in
                    sections.beginEntry(rule.anchor, code: rule.id)
                    sections.add(paragraph: "iOS \(rule.versions) " + words[rule.confidence.word])
                    sections.add(paragraph: words.text(rule.statement))
                }
            }
        }
    }

    // MARK: - Template

    func html(in context: RenderingContext) -> Diagnosed<String> {
        let links = uses.value.figures.map { use -> TemplateValue in
            .object(["href": context.link(to: use.route, use.anchor), "title": context.text(use.title)])
        }
        return context.render(
            "rules",
            [
                "calibration": context.element(
                    Self.calibrationAnchor,
                    [
                        "rows": .list(Calibration.counts.map { calibration($0, context) }),
                        "families": .list(
                            Calibration.families.map { calibration($0, context) }
                                + [observed.value].compactMap { $0 }.map { observation($0, context) }),
                    ]),
                "areas": .list(areas.map { area($0, links, context) }),
            ], in: language)
    }

    /// A level of confidence with how many observed values there are, how many of them the engine gives, and how many are open: now,
    /// and when it was first asked.
    private func calibration(_ count: Calibration.Count, _ context: RenderingContext) -> TemplateValue {
        .object([
            "confidence": .text(count.level.name),
            "confidenceWord": context.word(count.level.word, in: language),
            "cells": cells(count.now, count.first),
        ])
    }

    /// A class of devices with the same numbers.
    private func calibration(_ family: Calibration.Family, _ context: RenderingContext) -> TemplateValue {
        .object([
            "name": context.text(family.deviceClass.text(context.unconverted(language))),
            "cells": cells(family.now, family.first),
        ])
    }

    /// A row for UIKit's values of the figures of the site, without numbers of the first time.
    private func observation(_ tally: Calibration.Tally, _ context: RenderingContext) -> TemplateValue {
        .object([
            "name": context.word(.observedHere, in: language),
            "cells": cells(tally, Calibration.Tally(0, agreeing: 0, open: 0)),
        ])
    }

    private func cells(_ tallies: Calibration.Tally...) -> TemplateValue {
        let cells = tallies.flatMap { tally in
            let share = tally.values == 0 ? "–" : "\((200 * tally.agreeing + tally.values) / (2 * tally.values)) %"
            return ["\(tally.values)", share, "\(tally.open)"]
        }
        return .list(cells.map { .object(["text": .text($0)]) })
    }

    /// The limit of figures that a rule lists: the figures of every screen rest on some rules, and readers do not read 300
    /// links.
    private static let maxUses = 60

    /// - Parameter links: to the figures of `uses`.
    private func area(_ name: String, _ links: [TemplateValue], _ context: RenderingContext) -> TemplateValue {
        let members = rules.filter { $0.area == name }
        return context.element(
            Self.anchor(ofArea: name), ["name": .text(name), "rules": .list(members.map { rule($0, links, context) })])
    }

    private func rule(_ rule: Rule, _ links: [TemplateValue], _ context: RenderingContext) -> TemplateValue {
        let places = uses.value.places[rule.id] ?? []
        return context.element(
            rule.anchor,
            [
                "name": .text(rule.id), "versions": .text(rule.versions.description),
                "confidence": .text(rule.confidence.rawValue),
                "statement": context.text(words.text(rule.statement)),
                "confidenceWord": context.word(rule.confidence.word, in: language),
                "hasEvidence": .flag(!rule.evidence.isEmpty), "evidence": .list(evidence(of: rule, context)),
                "seen": context.text(rule.scope.text(context.unconverted(language))),
                "hasUses": .flag(!places.isEmpty), "count": .text("\(places.count)"),
                "uses": .list(places.prefix(Self.maxUses).map { links[$0] }),
                "rest": .text(places.count > Self.maxUses ? "+\(places.count - Self.maxUses)" : ""),
            ])
    }
}

extension RulesPage {
    /// The evidence of a rule, each source once: symbols link to Apple's documentation, sources to their page.
    fileprivate func evidence(of rule: Rule, _ context: RenderingContext) -> [TemplateValue] {
        var named: [PublishedSource] = []
        return rule.evidence.compactMap { code in
            guard let source = sources.source(of: code) else {
                return .object([
                    "title": .text(code), "href": .text(SourceCatalog.address(ofSymbol: code) ?? ""),
                    "kind": .text("symbol"),
                ])
            }
            guard !named.contains(source) else { return nil }
            named.append(source)
            return source.link(in: context, language)
        }
    }
}

extension Rule {
    /// The part of its id before the dot.
    fileprivate var area: String { String(id.prefix { $0 != "." }) }
}

extension Rule.Confidence {
    fileprivate var word: Word {
        switch self {
        case .documented: .documented
        case .observed: .observed
        case .inferred: .inferred
        case .disputed: .disputed
        }
    }
}

extension Trust.Level {
    fileprivate var word: Word {
        switch self {
        case .documented: .documented
        case .observed: .observed
        case .inferred: .inferred
        case .extrapolated: .extrapolated
        }
    }
}
