/// Where the site is served: an absolute address that ends with "/".
struct SiteAddress: Hashable, Sendable {
    let text: String
    /// With a port where there is one, such as "example.org:8080".
    let host: String
    /// From the server's root to the site: "/", or "/notes/".
    let path: String

    /// Nil for anything but "http" or "https", a host and a path without query and fragment that ends with "/".
    init?(_ text: String) {
        let schemes = ["https://", "http://"]
        guard let scheme = schemes.first(where: { text.hasPrefix($0) }), text.hasSuffix("/") else { return nil }
        let rest = text.dropFirst(scheme.count)
        let host = rest.prefix { $0 != "/" }
        guard !host.isEmpty, rest.utf8.allSatisfy({ Self.isAllowed($0) }) else { return nil }
        self.text = text
        self.host = String(host)
        path = String(rest.dropFirst(host.count))
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: "-._~/:%@!$&()*+,;=".utf8.contains(byte)
        }
    }

    /// The address of a file of the output folder.
    func url(of file: String) -> String { text + PercentEncoding.encode(file[...], keeping: "/") }

    /// The address of a page; an index goes by the name of its folder.
    func url(of route: Route) -> String {
        let path = route.path
        let index = "index.html"
        return url(of: path == index || path.hasSuffix("/" + index) ? String(path.dropLast(index.count)) : path)
    }
}
