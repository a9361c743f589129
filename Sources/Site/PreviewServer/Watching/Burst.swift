/// Events that belong together: saving in an editor causes several, a checkout many.
///
/// A burst is over when nothing has come for 15 milliseconds, and 100 after its first event at the latest.
struct Burst<Moment: InstantProtocol> where Moment.Duration == Duration {
    private static var rest: Duration { .milliseconds(15) }
    private static var longest: Duration { .milliseconds(100) }

    private(set) var paths: Set<String> = []
    private var first: Moment?
    private var last: Moment?

    /// When it is over if nothing more comes; nil before the first event.
    var end: Moment? {
        guard let first, let last else { return nil }
        return min(last.advanced(by: Self.rest), first.advanced(by: Self.longest))
    }

    mutating func add(_ path: String, at moment: Moment) {
        paths.insert(path)
        first = first ?? moment
        last = moment
    }
}
