import Content
package import LayoutEngine

extension Device {
    /// The name of its page: "devices/iphone-x".
    package var slug: String { GeneratedPage.devices.slug + "/" + id }
}
