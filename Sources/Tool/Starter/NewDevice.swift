import Content
import Devices
import Diagnostics
package import LayoutEngine
import YAML

extension Starter {
    /// Adds a device to the devices of a content folder, which is so far the same as another one. Returns the file's path.
    package func addDevice(
        _ name: String, like base: String, content: String, extending catalog: DeviceCatalog
    ) throws(Failure) -> String {
        let path = content + "/devices.yaml"
        let before = fileSystem.kind(path) == nil ? "" : try read(path)
        let known = devices(in: before, at: path, extending: catalog).value
        guard known.device(named: name) == nil else { throw .taken(name: name) }
        guard let device = known.device(named: base) else {
            throw .unknownDevice(base, known: known.devices.map { $0.name })
        }
        let entry = StarterText.device.text(
            ["name": YAMLText.scalar(name), "device": YAMLText.scalar(device.name)])
        let text = appending(entry, to: before)
        let result = devices(in: text, at: path, extending: catalog)
        let errors = result.diagnostics.filter { $0.severity == .error }
        guard errors.isEmpty else { throw .faulty(errors, SourceFile(path: path, text: text)) }
        try replace(path, with: text)
        return path
    }

    private func devices(
        in text: String, at path: String, extending catalog: DeviceCatalog
    ) -> Diagnosed<DeviceCatalog> {
        let file = SourceFile(path: path, text: text)
        return YAMLParser.parse(file, in: file.span.range).flatMap {
            readDevices($0, extending: catalog, addedBy: path)
        }
    }
}
