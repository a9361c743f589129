import Foundation
import Synchronization

/// What `body` returns on a thread with a stack as large as that of the tool's threads; tests run on smaller ones.
package func onDeepStack<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    let box = Box<Result>()
    let isDone = DispatchSemaphore(value: 0)
    let thread = Thread {
        let result = body()
        box.content.withLock { $0 = result }
        isDone.signal()
    }
    thread.stackSize = 256 << 20
    thread.start()
    isDone.wait()
    guard let result = box.content.withLock({ $0 }) else { preconditionFailure("the thread left no result") }
    return result
}

/// What one thread leaves for another.
private final class Box<Content: Sendable>: Sendable {
    let content = Mutex<Content?>(nil)
}
