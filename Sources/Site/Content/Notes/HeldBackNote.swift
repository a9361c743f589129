/// A note that is not published, or not yet, or not any more.
package struct HeldBackNote: Hashable, Sendable {
    /// Relative to the content folder.
    package let path: String
    /// The name that its page would have.
    package let slug: String
    package let reason: Reason

    package enum Reason: Hashable, Sendable {
        case draft
        /// The tool that it was written for does not publish it, by its name or head.
        case withheld
        /// Its day has not come.
        case early(CalendarDate)
        case expired(CalendarDate)
    }
}
