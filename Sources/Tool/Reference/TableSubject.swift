package import Content
package import LayoutEngine
package import Observations
package import ScenarioLanguage

/// The data of tables, besides those that their provider has itself.
package struct TableSubject: Sendable {
    /// All devices of the site.
    package let catalog: DeviceCatalog
    package let uses: Lazy<FigureUses>
    /// UIKit's values of the scenarios.
    package let observations: [Observation]
    package let scenarios: [Scenario]

    package init(
        catalog: DeviceCatalog, uses: Lazy<FigureUses>, observations: [Observation], scenarios: [Scenario]
    ) {
        self.catalog = catalog
        self.uses = uses
        self.observations = observations
        self.scenarios = scenarios
    }
}

/// The figures of a site that rest on rules.
package struct FigureUses: Sendable {
    /// The figures in reading order.
    package var figures: [Use] = []
    /// Indices into that list, by the ids of rules.
    package var places: [String: [Int]] = [:]

    package init() {}

    /// A figure that rests on rules.
    package struct Use: Hashable, Sendable {
        package let title: String
        /// The page that shows the figure.
        package let route: Route
        /// The anchor of the figure.
        package let anchor: String

        package init(title: String, route: Route, anchor: String) {
            self.title = title
            self.route = route
            self.anchor = anchor
        }
    }
}
