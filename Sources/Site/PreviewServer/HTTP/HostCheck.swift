/// Checks that a request is meant for this server.
///
/// A page of the web can give its own name the address of this machine and would then read what is served here; its
/// requests carry that name.
enum HostCheck {
    /// Whether a host is a name or address by which a machine calls itself, with the port of this server.
    static func isLocal(_ host: String?, port: Int) -> Bool {
        guard let host = host?.lowercased() else { return false }
        return ["127.0.0.1", "localhost", "[::1]"].contains { name in
            host == "\(name):\(port)" || (port == 80 && host == name)
        }
    }
}
