/// A part of work that is divided by the keys of its results.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
    /// The number of the part, from 1.
    package let number: Int
    package let count: Int

    /// The limit on the number of parts.
    package static let most = 1000

    /// Reads "2/3"; nil for anything else.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let number = parts[0], let count = parts[1], (1...Self.most).contains(count),
            (1...count).contains(number)
        else { return nil }
        self.number = number
        self.count = count
    }

    package var description: String { "\(number)/\(count)" }

    package func holds(_ key: ResultKey) -> Bool { key.part(of: count) == number - 1 }
}
