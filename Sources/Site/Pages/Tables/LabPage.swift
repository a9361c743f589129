import Content
import Diagnostics
import Figures
import Languages
import ScenarioLanguage
import Templates

/// The page on which readers build screens of their own, or begin with a figure of the site.
struct LabPage: ListedPage {
    /// The scenarios in the order of the notes.
    let figures: [Scenario]
    let plan: PagePlan
    let edition: Edition

    func describe(in sections: inout SectionBuilder) {}

    func html(in context: RenderingContext) -> Diagnosed<String> {
        let starts = figures.compactMap { scenario -> TemplateValue? in
            guard plan.route(of: scenario.id, in: edition) != nil else { return nil }
            return .object([
                "id": .text(scenario.id),
                "title": context.text(scenario.title.text(in: edition.language) ?? scenario.id),
            ])
        }
        return context.render(
            "lab",
            [
                "starts": .list(starts), "root": .text(context.route.root),
                "script": .text(context.reference(toFile: "assets/live.js") ?? ""),
                "labScript": .text(context.reference(toFile: "assets/lab.js") ?? ""),
            ], in: edition.language)
    }
}
