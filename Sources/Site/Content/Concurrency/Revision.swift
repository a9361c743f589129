/// Stands for a value that takes long to compare: where two values have the same one, one was taken over from the other. So who
/// has the same revision as in an earlier run need not look further.
package final class Revision: Hashable, Checksummed {
    private let kept: Lazily<[UInt8]?>

    /// - Parameter checksum: of everything that the value is made of, the same in every process that runs the same code; nil
    ///   where nobody can say. Worked out when somebody asks.
    package init(checksum: @escaping @Sendable () -> [UInt8]?) { kept = Lazily(checksum) }

    /// One that means something in this process alone.
    package convenience init() { self.init { nil } }

    package var checksum: [UInt8]? { kept.value }

    package static func == (first: Revision, second: Revision) -> Bool { first === second }

    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
