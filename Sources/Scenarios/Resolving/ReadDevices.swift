package import DataTree
package import Diagnostics
package import LayoutEngine
import Schema

/// The catalog with the devices that a file adds, in the order of the file.
///
/// Each document of the file is a list of devices. A device with a problem is added as far as it was understood; one
/// without screen or insets, or with the name of another one, is left out.
///
/// - Parameter file: the file of a content folder that adds them; nil for those of the tool itself.
package func readDevices(
    _ documents: [DataNode], extending catalog: DeviceCatalog, addedBy file: String?
) -> Diagnosed<DeviceCatalog> {
    var result = Diagnosed(catalog)
    for document in documents {
        guard let items = document.items else {
            result.diagnostics.append(ScenarioCodes.schema.wrongType("devices", "a list of devices", found: document))
            continue
        }
        for item in items {
            let reading = DeviceReading(item, catalog: result.value, addedBy: file).read()
            result.diagnostics += reading.diagnostics
            if let device = reading.value {
                result.value.add(device)
            } else if let name = item["name"]?.text {
                result.value.leaveOut(name)
            }
        }
    }
    return Diagnosed(result.value, DiagnosticPrinter.sorted(result.diagnostics))
}
