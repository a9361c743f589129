import Foundation

/// The items transformed by as many workers as the machine has cores, in the order of the items.
///
/// `makeWorker` makes what one worker keeps for itself, such as a renderer; it is made once per worker.
/// Work is dealt out in turns, so the result does not depend on timing; with several failures the first one wins.
func concurrentMap<Item: Sendable, Worker, Output: Sendable, Failure: Error>(
    _ items: [Item], makeWorker: @escaping @Sendable () throws(Failure) -> Worker,
    transform: @escaping @Sendable (Worker, Item) -> Output
) async throws(Failure) -> [Output] {
    let workers = min(items.count, max(1, ProcessInfo.processInfo.activeProcessorCount))
    let batches = await withTaskGroup(of: (Int, Result<[Output], Failure>).self) { group in
        for first in 0..<workers {
            group.addTask {
                let batch = Result<[Output], Failure> { () throws(Failure) in
                    let worker = try makeWorker()
                    return stride(from: first, to: items.count, by: workers).map { transform(worker, items[$0]) }
                }
                return (first, batch)
            }
        }
        return await group.reduce(into: [Int: Result<[Output], Failure>]()) { $0[$1.0] = $1.1 }
    }
    var outputs = try (0..<workers).map { number throws(Failure) in
        try batches[number].map { batch throws(Failure) in try batch.get()[...] } ?? []
    }
    return items.indices.map { outputs[$0 % workers].removeFirst() }
}

/// The items transformed by as many workers as the machine has cores, in the order of the items.
func concurrentMap<Item: Sendable, Output: Sendable>(
    _ items: [Item], _ transform: @escaping @Sendable (Item) -> Output
) async -> [Output] {
    await concurrentMap(items, makeWorker: { () throws(Never) in }, transform: { transform($1) })
}
