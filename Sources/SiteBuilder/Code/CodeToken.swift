/// A run of bytes of a code sample that has one colour.
struct CodeToken: Hashable, Sendable {
    let kind: Kind
    /// UTF-8 offsets.
    let range: Range<Int>

    /// What it is; the raw value is its class in HTML.
    enum Kind: String, Sendable {
        case plain = ""
        case keyword = "k"
        /// The name of a type, as far as a capital tells.
        case type = "t"
        case string = "s"
        case comment = "c"
        case number = "n"
        /// An attribute such as `@objc`, or a directive such as `#import`.
        case attribute = "a"
    }
}
