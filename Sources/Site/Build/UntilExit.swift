import Synchronization

/// What lives until the process ends: to take all values of a site apart takes a twentieth of a build, and nobody waits for
/// their memory.
enum UntilExit {
    private static let kept = Mutex<[any Sendable]>([])

    static func keep(_ value: any Sendable) { kept.withLock { $0.append(value) } }
}
