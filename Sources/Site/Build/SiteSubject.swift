package import Content
package import Diagnostics
package import FigureProviders
package import LayoutEngine
package import Pages
package import ScenarioLanguage

/// Compares rows of the folder `observations` with the engine: what differs, and what names nothing that is there.
package typealias ObservationCheck =
    @Sendable (_ rows: [Observation], _ scenarios: [Scenario], _ catalog: DeviceCatalog) -> [Diagnostic]

/// The subject of a site's figures and tables, handed to the generator as values. `PENDING` in `Tests/Gates/arrows` lists what the
/// generator still imports of it besides.
package struct SiteSubject: Sendable {
    private let makeCatalog: @Sendable () -> DeviceCatalog
    let readDevices: DeviceFileReader
    let tables: any TableProvider
    let checkObservations: ObservationCheck
    /// Makers of figures of fences besides scenarios, macros and the programs that settings name.
    let providers: [any FigureProvider]
    /// Everything that the files of the subject can be reported for, area by area.
    package let codes: [DiagnosticKind]
    /// The files with which readers change figures; nil where the tool was built without it.
    let liveFigures: @Sendable () -> LiveFigures?

    /// - Parameters:
    ///   - catalog: the devices that notes can name besides those of their folder.
    ///   - readDevices: reads `devices.yaml`.
    ///   - providers: makers of figures of other fences, for all commands.
    ///   - checkObservations: says where what UIKit said is another value than the engine's.
    package init(
        catalog: @escaping @Sendable () -> DeviceCatalog, readDevices: @escaping DeviceFileReader,
        tables: any TableProvider, checkObservations: @escaping ObservationCheck, codes: [DiagnosticKind],
        providers: [any FigureProvider] = [],
        liveFigures: @escaping @Sendable () -> LiveFigures? = { nil }
    ) {
        makeCatalog = catalog
        self.readDevices = readDevices
        self.tables = tables
        self.checkObservations = checkObservations
        self.codes = codes
        self.providers = providers
        self.liveFigures = liveFigures
    }

    /// The devices that notes can name besides those of their folder. A build that finds nothing to do does not make them.
    var catalog: DeviceCatalog { makeCatalog() }
}
