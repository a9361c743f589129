import Synchronization

/// Deals out the places of a list, each once, in order.
final class ItemQueue: Sendable {
    private let count: Int
    private let position = Mutex(0)

    init(count: Int) { self.count = count }

    /// The next place; nil when all are taken.
    func next() -> Int? {
        position.withLock { position in
            guard position < count else { return nil }
            defer { position += 1 }
            return position
        }
    }
}
