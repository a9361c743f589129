import Content
import LayoutEngine

extension Device {
    /// The name of its page: "devices/iphone-x".
    var slug: String { GeneratedPage.devices.slug + "/" + id }
}
