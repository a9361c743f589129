import Audits
package import Build
import Devices
import Diagnostics
package import FigureProviders
import Formulas
package import LayoutEngine
import LiveDiagrams
import Observations
import ScenarioLanguage

extension SiteSubject {
    /// A site about the layout of UIKit, on all known devices.
    package static func layout() -> SiteSubject { layout(.standard, liveFigures: { LiveFigures.layout() }) }

    /// A site about the layout of UIKit.
    ///
    /// - Parameters:
    ///   - catalog: the devices that notes can name; made when somebody asks.
    ///   - liveFigures: what lets readers change figures, if anything does.
    package static func layout(
        _ catalog: @autoclosure @escaping @Sendable () -> DeviceCatalog,
        liveFigures: @escaping @Sendable () -> LiveFigures? = { nil }
    ) -> SiteSubject {
        SiteSubject(
            catalog: catalog, readDevices: readDevices(_:extending:addedBy:), tables: ReferenceTables(),
            checkObservations: { ObservationReport($0, of: $1, catalog: $2).problems },
            codes: ObservationCodes.all + ScenarioCodes.all + AuditCodes.all + FormulaCodes.all + DeviceCodes.all
                + LiveCodes.all,
            liveFigures: liveFigures)
    }
}
