/// A request as the client sent it; texts are not decoded.
struct Request: Sendable {
    let method: String
    /// The path without the query, such as "/en/a%20b.html".
    let path: String
    let host: String?
    /// The tag of what the client has already.
    let knownTag: String?
    /// The version after which the client has heard nothing: that of the last event, else that of its page.
    let since: String?
}
