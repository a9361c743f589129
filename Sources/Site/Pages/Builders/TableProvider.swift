package import Content
package import Figures
package import Languages
package import LayoutEngine
package import ScenarioLanguage

/// A provider of pages about the subject besides notes: devices, rules and sources, and the keys of files.
package protocol TableProvider: Sendable {
    /// The table of a page, in the words of an edition; nil for a page that it does not provide.
    func table(_ page: GeneratedPage, of subject: TableSubject, in words: Words) -> (any ListedPage)?

    /// The page of a device.
    ///
    /// - Parameter picture: the picture of its display on a page at a route; nil where there is none.
    func page(of device: Device, _ picture: @escaping @Sendable (Route) -> Picture?, in words: Words) -> any ListedPage

    /// The names of the scenario language that a search has to lead to where a page lists it.
    var namesToFind: [String] { get }

    /// A device in one line.
    func summary(of device: Device, in words: Words) -> String
}

/// The data of tables, besides those that their provider has itself.
package struct TableSubject: Sendable {
    /// All devices of the site.
    package let catalog: DeviceCatalog
    package let uses: Lazily<FigureUses>
    /// UIKit's values of the scenarios.
    package let observations: [Observation]
    package let scenarios: [Scenario]
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
    }
}
