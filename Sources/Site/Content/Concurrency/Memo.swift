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

    package init(in runs: MemoRuns) {
        keeps = runs.areSeveral
        runs.add { [weak self] in self?.endRun() }
    }

    package func result(named name: Name, of source: @autoclosure () -> Source, _ make: () -> Result) -> Result {
        guard keeps else { return make() }
        let source = source()
        let known = state.withLock { $0.entries[name] }
        let result = known.flatMap { $0.source == source ? $0.result : nil } ?? make()
        state.withLock { $0.entries[name] = Entry(source: source, result: result, run: $0.run) }
        return result
    }

    /// Ends a run: what it did not ask for is forgotten.
    private func endRun() {
        state.withLock { state in
            let run = state.run
            state.entries = state.entries.filter { $0.value.run == run }
            state.run += 1
        }
    }
}

/// The runs of a process, which all of its memos share.
package final class MemoRuns: Sendable {
    /// False for a process with a single run, which keeps nothing.
    package let areSeveral: Bool
    private let ends = Mutex<[@Sendable () -> Void]>([])
    private let ended = Mutex(0)

    /// Whether nothing is remembered yet.
    package var isFirst: Bool { ended.withLock { $0 == 0 } }

    package init(areSeveral: Bool) { self.areSeveral = areSeveral }

    /// For a single run.
    package static var single: MemoRuns { MemoRuns(areSeveral: false) }

    fileprivate func add(_ end: @escaping @Sendable () -> Void) {
        if areSeveral { ends.withLock { $0.append(end) } }
    }

    /// Ends a run: what nobody has asked for in it is forgotten.
    package func end() {
        ended.withLock { $0 += 1 }
        for end in ends.withLock({ $0 }) { end() }
    }
}
