import Synchronization

/// What was made of what, by names, from one run to the next in the same process: a run that brings the same source gets the
/// same result. Any thread may ask.
///
/// The result is a function of the source alone; that is for those to see to who choose the source. A name has one result, the
/// last.
package final class Memo<Name: Hashable & Sendable, Source: Equatable & Sendable, Result: Sendable>: Sendable {
    private struct Entry {
        let source: Source
        let result: Result
        /// The run that asked for it last.
        var run: Int
    }

    private let keeps: Bool
    private let state = Mutex((entries: [Name: Entry](), run: 0))

    /// - Parameter keeps: false for one that makes everything anew, for the only run of a process.
    package init(keeps: Bool) { self.keeps = keeps }

    package func result(named name: Name, of source: @autoclosure () -> Source, _ make: () -> Result) -> Result {
        guard keeps else { return make() }
        let source = source()
        let known = state.withLock { $0.entries[name] }
        let result = known.flatMap { $0.source == source ? $0.result : nil } ?? make()
        state.withLock { $0.entries[name] = Entry(source: source, result: result, run: $0.run) }
        return result
    }

    /// Ends a run: what it did not ask for is forgotten.
    package func endRun() {
        state.withLock { state in
            let run = state.run
            state.entries = state.entries.filter { $0.value.run == run }
            state.run += 1
        }
    }
}
