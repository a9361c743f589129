import FoundationEssentials
import Synchronization

/// The items transformed by as many workers as the machine has cores, in the order of the items.
///
/// `makeWorker` creates the state of one worker, such as a renderer, once per worker. Each worker takes the next item when it
/// is done with one, since some cost a hundred times as much as others; the result does not depend on which worker took which
/// item. With several failures the failure of the first worker wins.
///
/// - Parameter listener: called for each finished item.
package func concurrentMap<Item: Sendable, Worker, Output: Sendable, Failure: Error>(
    _ items: [Item], progress listener: ProgressListener? = nil,
    makeWorker: @escaping @Sendable () throws(Failure) -> Worker,
    transform: @escaping @Sendable (Worker, Item) -> Output
) async throws(Failure) -> [Output] {
    let workers = min(items.count, ProcessInfo.processInfo.activeProcessorCount)
    let queue = ItemQueue(count: items.count)
    let batches = await withTaskGroup(of: (Int, Result<[(Int, Output)], Failure>).self) { group in
        for number in 0..<workers {
            group.addTask {
                let batch = Result<[(Int, Output)], Failure> { () throws(Failure) in
                    let worker = try makeWorker()
                    var done: [(Int, Output)] = []
                    while let index = queue.next() {
                        done.append((index, transform(worker, items[index])))
                        if let listener { listener(queue.finishOne(), items.count) }
                    }
                    return done
                }
                return (number, batch)
            }
        }
        return await group.reduce(into: [Int: Result<[(Int, Output)], Failure>]()) { $0[$1.0] = $1.1 }
    }
    var outputs = [Output?](repeating: nil, count: items.count)
    for number in 0..<workers {
        guard let batch = batches[number] else { continue }
        for (index, output) in try batch.get() { outputs[index] = output }
    }
    return outputs.compactMap { $0 }
}

/// The items transformed by as many workers as the machine has cores, in the order of the items.
package func concurrentMap<Item: Sendable, Output: Sendable>(
    _ items: [Item], progress listener: ProgressListener? = nil, _ transform: @escaping @Sendable (Item) -> Output
) async -> [Output] {
    await concurrentMap(items, progress: listener, makeWorker: { () throws(Never) in }, transform: { transform($1) })
}

/// Hears how many pieces of how many are done.
package typealias ProgressListener = @Sendable (_ done: Int, _ count: Int) -> Void

/// Distributes the indices of a list, each once, in order.
private final class ItemQueue: Sendable {
    private let count: Int
    private let position = Mutex(0)
    private let finished = Mutex(0)

    init(count: Int) { self.count = count }

    /// Counts a finished item and returns the number of finished items.
    func finishOne() -> Int {
        finished.withLock { count in
            count += 1
            return count
        }
    }

    /// The next index; nil when all are taken.
    func next() -> Int? {
        position.withLock { position in
            guard position < count else { return nil }
            defer { position += 1 }
            return position
        }
    }
}
