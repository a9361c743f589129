// Data tree → devices. In: the documents of a file such as devices.yaml. Out: a catalog with one more device for each item, and
// all their problems.
//
//   DeviceKeys     the vocabulary: the table of keys that validates, suggests, sets and documents (MetricKeys, PartKeys; DeviceFormats)
//   DeviceDraft    the written values of a device
//   DeviceBuilder  draft + the device that it is like → device
//   DeviceCheck    numbers that no screen can have

package import DataTree
package import Diagnostics
package import LayoutEngine
import ScenarioLanguage
import Schema

/// The catalog with the devices that a file adds, in the order of the file.
///
/// Each document of the file is a list of devices. A device with a problem is added as far as it was understood; one
/// without screen or insets, or with the name of another one, is left out.
///
/// - Parameter file: the file of a content folder that adds the devices; nil for the tool's own devices.
package func readDevices(
    _ documents: [DataNode], extending catalog: DeviceCatalog, addedBy file: String?
) -> Diagnosed<DeviceCatalog> {
    var result = Diagnosed(catalog)
    for document in documents {
        guard let items = document.items else {
            result.diagnostics.append(DeviceContext.codes.wrongType("devices", "a list of devices", found: document))
            continue
        }
        for item in items {
            let device = DeviceReader(item, catalog: result.value, addedBy: file).read()
                .unwrap(into: &result.diagnostics)
            if let device, item.amends {
                result.value.amend(device)
            } else if let device {
                result.value.add(device)
            } else if item.amends {
                // The device stays as the catalog has it.
                continue
            } else if let name = item["name"]?.text {
                result.value.leaveOut(name)
            }
        }
    }
    return Diagnosed(result.value, DiagnosticPrinter.sorted(result.diagnostics))
}

/// Reads one device of a file.
private struct DeviceReader {
    private let node: DataNode
    private let catalog: DeviceCatalog
    private let file: String?

    /// - Parameter catalog: the known devices and those further up in the file.
    init(_ node: DataNode, catalog: DeviceCatalog, addedBy file: String?) {
        self.node = node
        self.catalog = catalog
        self.file = file
    }

    private var codes: SchemaCodes { DeviceContext.codes }

    /// The device, or nil when a part without which there is none is missing.
    func read() -> Diagnosed<Device?> {
        guard node.entries != nil else {
            return Diagnosed(nil, [codes.wrongType("devices", "a list of mappings with a 'name'", found: node)])
        }
        var draft = DeviceDraft()
        var decoder = DeviceDecoder(DeviceContext(catalog: catalog), subject: "device")
        decoder.decodeObject(node, into: &draft, DeviceKeys.all)
        if node.amends { return amendment(draft, &decoder) }
        var problems = decoder.diagnostics
        let taken = takenNames(draft)
        // A device with a known name was probably meant as an amendment, so missing keys are not reported.
        problems += taken.isEmpty ? missingKeys(draft) : []
        let device = taken.isEmpty ? DeviceBuilder(draft, addedBy: file).device : nil
        problems += taken
        if let device { problems += DeviceCheck(device, draft).problems }
        return Diagnosed(device, problems)
    }

    /// A known device with the written values in place of its own.
    private func amendment(_ draft: DeviceDraft, _ decoder: inout DeviceDecoder) -> Diagnosed<Device?> {
        guard let name = node["name"] else {
            return Diagnosed(nil, decoder.diagnostics + [codes.missingKey("name", of: "device", at: node.span)])
        }
        for key in ["like", "id"] {
            guard let entry = node.entries?.first(where: { $0.key == key }) else { continue }
            decoder.report(DeviceCodes.besideAmend(key, at: entry.keySpan))
        }
        var draft = draft
        draft.isAmendment = true
        draft.base = decoder.inside(.key("name")) { DeviceFormats.device.decode(name, &$0) }
        guard draft.base != nil else { return Diagnosed(nil, decoder.diagnostics) }
        let taken = draft.otherNames.compactMap { name in
            catalog.owner(of: name.value).map { DeviceCodes.nameTaken(name.value, by: $0, at: name.span) }
        }
        let problems = decoder.diagnostics + (node["changes"]?.items ?? []).flatMap { missingKeys(of: $0) } + taken
        let device = taken.isEmpty ? DeviceBuilder(draft, addedBy: file).device : nil
        return Diagnosed(device, problems + (device.map { DeviceCheck($0, draft).problems } ?? []))
    }

    /// Keys that neither this device nor one that it is like has.
    private func missingKeys(_ draft: DeviceDraft) -> [Diagnostic] {
        let needed =
            node["like"] == nil
            ? ["name", "family", "screen", "scale", "cornerRadius", "os", "safeAreaInsets"] : ["name"]
        let hasInsets = node["before26"]?["safeAreaInsets"] != nil || node["from26"]?["safeAreaInsets"] != nil
        let missing = needed.filter { node[$0] == nil && !($0 == "safeAreaInsets" && hasInsets) } + missingID(draft)
        return (missing.isEmpty ? [] : [DeviceCodes.incompleteDevice(missing, at: node.span)])
            + (node["changes"]?.items ?? []).flatMap { missingKeys(of: $0) }
    }

    private func missingKeys(of change: DataNode) -> [Diagnostic] {
        guard change.entries != nil else { return [] }
        return ["metric", "value"].filter { change[$0] == nil }.map {
            codes.missingKey($0, of: "change", at: change.span)
        }
    }

    /// A name without Latin letters and digits gives no identifier.
    private func missingID(_ draft: DeviceDraft) -> [String] {
        guard node["id"] == nil, let name = draft.name?.value else { return [] }
        return DeviceBuilder.id(from: name).isEmpty ? ["id"] : []
    }

    private func takenNames(_ draft: DeviceDraft) -> [Diagnostic] {
        ([draft.name, draft.id].compactMap { $0 } + draft.otherNames).compactMap { name in
            catalog.owner(of: name.value).map { DeviceCodes.nameTaken(name.value, by: $0, at: name.span) }
        }
    }
}

extension DataNode {
    /// Whether the item corrects a known device.
    fileprivate var amends: Bool { self["amend"].map { $0.text != "false" } ?? false }
}
