import DataTree
import Diagnostics
import Geometry
import LayoutEngine
import Schema

/// Reads one device of a content folder.
struct DeviceReading {
    private let node: DataNode
    private let catalog: DeviceCatalog
    private let file: String?

    /// - Parameter catalog: the known devices and those further up in the file.
    init(_ node: DataNode, catalog: DeviceCatalog, addedBy file: String?) {
        self.node = node
        self.catalog = catalog
        self.file = file
    }

    /// The device, or nil when a part without which there is none is missing.
    func read() -> Diagnosed<Device?> {
        guard node.entries != nil else {
            return Diagnosed(
                nil, [ScenarioCodes.schema.wrongType("devices", "a list of mappings with a 'name'", found: node)])
        }
        var draft = DeviceDraft()
        var decoder = ScenarioDecoder(catalog: catalog)
        decoder.inside(.key("device")) { $0.decodeObject(node, into: &draft, DeviceKeys.all) }
        var problems = decoder.diagnostics
        problems += missingKeys(draft)
        let taken = takenNames(draft)
        let device = taken.isEmpty ? DeviceMaking(draft, addedBy: file).device : nil
        problems += taken
        if let device { problems += DeviceCheck(device, draft).problems }
        return Diagnosed(device, problems)
    }

    /// Keys that neither this device nor one that it is like has.
    private func missingKeys(_ draft: DeviceDraft) -> [Diagnostic] {
        let needed =
            node["like"] == nil
            ? ["name", "family", "screen", "scale", "cornerRadius", "os", "safeAreaInsets"] : ["name"]
        let hasInsets = node["before26"]?["safeAreaInsets"] != nil || node["from26"]?["safeAreaInsets"] != nil
        let missing = needed.filter { node[$0] == nil && !($0 == "safeAreaInsets" && hasInsets) }
        return (missing + missingID(draft)).map { ScenarioCodes.schema.missingKey($0, of: "device", at: node.span) }
            + (node["changes"]?.items ?? []).flatMap { missingKeys(of: $0) }
    }

    private func missingKeys(of change: DataNode) -> [Diagnostic] {
        guard change.entries != nil else { return [] }
        return ["metric", "value"].filter { change[$0] == nil }.map {
            ScenarioCodes.schema.missingKey($0, of: "change", at: change.span)
        }
    }

    /// A name without Latin letters and digits makes no identifier.
    private func missingID(_ draft: DeviceDraft) -> [String] {
        guard node["id"] == nil, let name = draft.name?.value else { return [] }
        return DeviceMaking.id(from: name).isEmpty ? ["id"] : []
    }

    private func takenNames(_ draft: DeviceDraft) -> [Diagnostic] {
        ([draft.name, draft.id].compactMap { $0 } + draft.otherNames).compactMap { name in
            catalog.owner(of: name.value).map { .nameTaken(name.value, by: $0, at: name.span) }
        }
    }
}
