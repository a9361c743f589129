import Content
package import Diagnostics
import Languages
package import Pages
package import ScenarioLanguage
import Templates

/// The page on which readers build screens of their own, or begin with a figure of the site. Without the engine for pages it
/// says why it cannot run, so that links to it hold.
package struct LabPage: ListedPage {
    /// The scenarios in the order of the notes.
    private let figures: [Scenario]
    private let place: TablePlace

    package init(_ figures: [Scenario], on place: TablePlace) {
        self.figures = figures
        self.place = place
    }

    package func html(in context: RenderingContext) -> Diagnosed<String> {
        let starts = figures.compactMap { scenario -> TemplateValue? in
            guard place.route(scenario.id) != nil else { return nil }
            return .object([
                "id": .text(scenario.id),
                "title": context.text(scenario.title.text(in: place.edition.language) ?? scenario.id),
            ])
        }
        return context.render(
            "lab",
            [
                "isLive": .flag(context.map.isLive), "starts": .list(starts), "root": .text(context.route.root),
                "engineScript": .text(context.reference(toFile: "assets/engine-host.js") ?? ""),
                "script": .text(context.reference(toFile: "assets/live.js") ?? ""),
                "labScript": .text(context.reference(toFile: "assets/lab.js") ?? ""),
            ], in: place.edition.language)
    }
}
