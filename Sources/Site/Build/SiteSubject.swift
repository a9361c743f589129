package import Content
package import Diagnostics
package import LayoutEngine
package import Pages

/// What the figures and tables of a site are about: the generator is told, and knows nothing of it itself.
package struct SiteSubject: Sendable {
    private let makeCatalog: @Sendable () -> DeviceCatalog
    let readDevices: DeviceFileReader
    let tables: any TableProvider
    /// Everything that the files of the subject can be reported for, area by area.
    package let codes: [DiagnosticKind]

    /// - Parameters:
    ///   - catalog: the devices that notes can name besides those of their folder.
    ///   - readDevices: reads `devices.yaml`.
    package init(
        catalog: @escaping @Sendable () -> DeviceCatalog, readDevices: @escaping DeviceFileReader,
        tables: any TableProvider, codes: [DiagnosticKind]
    ) {
        makeCatalog = catalog
        self.readDevices = readDevices
        self.tables = tables
        self.codes = codes
    }

    /// A build that finds nothing to do asks for none.
    var catalog: DeviceCatalog { makeCatalog() }
}
