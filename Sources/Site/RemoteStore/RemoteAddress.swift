import FoundationEssentials

/// The address under which a server keeps results: each under it, a slash and its name.
package struct RemoteAddress: Hashable, Sendable, CustomStringConvertible {
    /// The address without a slash at the end.
    let text: String
    /// The address without user name and password, for messages.
    package let description: String

    /// Nil when it does not begin with http:// or https:// and a host, or ends in a query.
    package init?(_ text: String) {
        guard var parts = URLComponents(string: text), ["http", "https"].contains(parts.scheme?.lowercased()),
            parts.host?.isEmpty == false, parts.query == nil, parts.fragment == nil
        else { return nil }
        while parts.path.hasSuffix("/") { parts.path.removeLast() }
        guard let address = parts.string else { return nil }
        self.text = address
        (parts.user, parts.password) = (nil, nil)
        description = parts.string ?? address
    }
}
