package import Content
package import Languages
package import LayoutEngine
import NoteScenarios
package import Pages

extension Device {
    /// The name of its page: "devices/iphone-x".
    package var slug: String { GeneratedPage.devices.slug + "/" + id }

    /// The device as an entry of the table of devices.
    package var entry: TableEntry { TableEntry(of: .devices, slug: slug, title: name) }
}

extension RenderingContext {
    /// The page of a device; nil where the site does not have it.
    package func table(of device: Device, in language: Language) -> Route? { page(of: device.entry, in: language) }
}
