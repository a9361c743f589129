/// A request as the client sent it; texts are not decoded.
struct Request: Sendable {
    let method: String
    /// The path without the query, such as "/en/a%20b.html".
    let path: String
    let host: String?
    /// The tag of the version that the client has already.
    let knownTag: String?
    /// The version after which the client has received nothing: the version of the last event, else of its page.
    let since: String?
}
