import Synchronization

/// A value that is computed when it is first needed, on any thread, and can be forgotten and computed again. So a site of many
/// notes need not hold all of them at once.
package final class Lazy<Value: Sendable>: Sendable {
    private let make: @Sendable () -> Value
    private let kept = Mutex<Value?>(nil)

    /// - Parameter make: returns the same value each time.
    package init(_ make: @escaping @Sendable () -> Value) { self.make = make }

    package var value: Value {
        if let known { return known }
        // Two threads may get here at once; both create equal values.
        let value = make()
        kept.withLock { $0 = value }
        return value
    }

    /// The value, if it has been computed.
    package var known: Value? { kept.withLock { $0 } }

    package func forget() { kept.withLock { $0 = nil } }
}
