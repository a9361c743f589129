package import RemoteStore
import Synchronization

/// The results of earlier processes, for any number of tasks at a time. A folder or a server that fails costs time, never a
/// build: its failures are in `problems`.
package final class ResultStore: Sendable {
    private let disk: DiskStore?
    private let remote: RemoteStore?
    private let unsaved = Mutex<[ResultKey: Unsaved]>([:])
    /// Results that the server does not have, with the time when this was found; they are being created since.
    private let missed = Mutex<[ResultKey: ContinuousClock.Instant]>([:])

    /// A result that is kept when the build is done.
    private struct Unsaved {
        let bytes: [UInt8]
        /// Whether it came from the server.
        let isRemote: Bool
    }

    /// The places where results are kept.
    package struct Configuration: Hashable, Sendable {
        /// A folder that may be deleted at any time; nil for none.
        package var folder: String?
        /// The limit on the folder's size, in bytes.
        package var limit: Int
        /// A server that is asked for results missing in the folder; nil for none.
        package var remote: RemoteAddress?

        package init(folder: String? = nil, limit: Int = usualLimit, remote: RemoteAddress? = nil) {
            self.folder = folder
            self.limit = limit
            self.remote = remote
        }

        /// Keeps nothing.
        package static let none = Configuration()
        package static let usualLimit = 1024 << 20

        package var keepsNothing: Bool { folder == nil && remote == nil }

        /// The store; nil for one that keeps nothing.
        package func open() -> ResultStore? { keepsNothing ? nil : ResultStore(self) }
    }

    package init(_ configuration: Configuration) {
        disk = configuration.folder.map { DiskStore(StoreFolder(path: $0), limit: configuration.limit) }
        remote = configuration.remote.map { RemoteStore($0) }
    }

    // MARK: - Results

    /// The bytes of a result that was created before; nil when it has to be created again.
    package func bytes(of key: ResultKey) -> [UInt8]? {
        if let bytes = disk?.bytes(of: key) { return bytes }
        guard key.isShared, let remote, remote.failure == nil else { return nil }
        guard let answer = remote.bytes(of: key.name) else {
            missed.withLock { $0[key] = .now }
            return nil
        }
        guard let bytes = SealedResult.open(answer, of: key) else {
            remote.giveUp(because: "it answered with other bytes than it was given")
            return nil
        }
        unsaved.withLock { $0[key] = Unsaved(bytes: bytes, isRemote: true) }
        return bytes
    }

    /// Takes a new result, which is kept by the next `save`.
    package func put(_ key: ResultKey, _ bytes: [UInt8]) {
        if let remote, let start = missed.withLock({ $0.removeValue(forKey: key) }) {
            remote.note(making: .now - start)
        }
        unsaved.withLock { $0[key] = Unsaved(bytes: bytes, isRemote: false) }
    }

    /// Saves new results, notes which were used, and removes those unused for longest where there is too much.
    package func save() {
        let new = unsaved.withLock { unsaved in
            defer { unsaved = [:] }
            // In an order that is the same in every run.
            return unsaved.sorted { $0.key.digest.lexicographicallyPrecedes($1.key.digest) }
        }
        disk?.save(new.map { ($0.key, $0.value.bytes) })
        remote?.put(
            new.filter { !$0.value.isRemote && $0.key.isShared }
                .map { ($0.key.name, SealedResult.seal($0.value.bytes, of: $0.key)) })
    }

    /// The failures so far, at most one for the folder and one for the server.
    package var problems: [StoreProblem] {
        var problems: [StoreProblem] = []
        if let problem = disk?.problem { problems.append(problem) }
        if let remote, let reason = remote.failure {
            problems.append(.unreachable(address: remote.address.description, reason: reason))
        }
        return problems
    }
}

/// A result as servers keep it: four bytes of checksum, then the bytes of the result.
enum SealedResult {
    static func seal(_ bytes: [UInt8], of key: ResultKey) -> [UInt8] {
        proof(key.checksum(of: bytes)) + bytes
    }

    /// Nil when the bytes are not those that were sealed for this key.
    static func open(_ sealed: [UInt8], of key: ResultKey) -> [UInt8]? {
        let bytes = Array(sealed.dropFirst(4))
        return sealed.starts(with: proof(key.checksum(of: bytes))) ? bytes : nil
    }

    private static func proof(_ checksum: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: checksum >> $0) }
    }
}
