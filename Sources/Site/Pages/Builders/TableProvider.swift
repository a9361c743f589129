package import Content
package import Figures
package import Languages
package import LayoutEngine
package import ScenarioLanguage

/// Brings the pages that list what is known besides notes: devices, rules and sources, and the keys of files.
package protocol TableProvider: Sendable {
    /// What a page lists, in the words of an edition; nil for a page that it does not bring.
    func table(_ page: GeneratedPage, of subject: TableSubject, in words: Words) -> (any ListedPage)?

    /// The page of a device.
    ///
    /// - Parameter picture: what a page at a route shows of its display; nil where there is none.
    func page(of device: Device, _ picture: @escaping @Sendable (Route) -> Picture?, in words: Words) -> any ListedPage

    /// The names of the scenario language that a search has to lead to where a page lists it.
    var namesToFind: [String] { get }

    /// A device in one line.
    func summary(of device: Device, in words: Words) -> String
}

/// What tables are made of, besides what their provider knows itself.
package struct TableSubject: Sendable {
    /// All devices of the site.
    package let catalog: DeviceCatalog
    package let uses: Lazily<FigureUses>
    /// UIKit's values of the scenarios, and these.
    package let observations: [Observation]
    package let scenarios: [Scenario]
}

/// Which figures of a site rest on which rules.
package struct FigureUses: Sendable {
    /// In reading order.
    package var figures: [Use] = []
    /// Places in that list by the ids of rules.
    package var places: [String: [Int]] = [:]

    package init() {}

    /// A figure that rests on rules.
    package struct Use: Hashable, Sendable {
        package let title: String
        /// The page that shows the figure.
        package let route: Route
        /// That of the figure.
        package let anchor: String
    }
}
