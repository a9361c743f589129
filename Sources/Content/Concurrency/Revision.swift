/// Stands for a value that takes long to compare: where two values have the same one, one was taken over from the other. So who
/// has the same revision as in an earlier run need not look further.
package final class Revision: Hashable, Sendable {
    package init() {}

    package static func == (first: Revision, second: Revision) -> Bool { first === second }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
