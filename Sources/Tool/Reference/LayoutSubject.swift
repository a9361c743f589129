import Audits
package import Build
import Devices
import Diagnostics
import Formulas
package import LayoutEngine
import ScenarioLanguage

extension SiteSubject {
    /// A site about the layout of UIKit, on all known devices.
    package static func layout() -> SiteSubject { layout(.standard) }

    /// A site about the layout of UIKit.
    ///
    /// - Parameter catalog: the devices that notes can name; made when somebody asks.
    package static func layout(
        _ catalog: @autoclosure @escaping @Sendable () -> DeviceCatalog
    ) -> SiteSubject {
        SiteSubject(
            catalog: catalog, readDevices: readDevices(_:extending:addedBy:), tables: ReferenceTables(),
            codes: ScenarioCodes.all + AuditCodes.all + FormulaCodes.all + DeviceCodes.all)
    }
}
