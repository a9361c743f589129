package import ConstraintLogs
package import Diagnostics
package import HierarchyDumps
package import LayoutEngine

/// Text that somebody pasted from a console, recognized and explained: logs of constraints, trees of views and controllers, traces of
/// Auto Layout, printed values, in any order and with other lines between them.
package struct PastedText: Sendable {
    package let kinds: [Kind]
    package let log: ConstraintLog
    package let conflicts: [ConflictAnswer]
    package let dump: HierarchyDump
    /// Nil where nothing was printed that belongs to a screen.
    package let explanation: DumpExplanation?
    /// Whether the text is longer than what is read.
    package let isCut: Bool

    package enum Kind: String, CaseIterable, Sendable {
        case conflicts, constraints, controllers, views, trace, values, crash
    }

    /// The bytes beyond which a text is not read.
    package static let maxBytes = 1_000_000

    /// - Parameters:
    ///   - device: the one to explain a screen on; nil for the one that fits best.
    ///   - os: the system; nil for the one that fits best.
    package init(_ text: [UInt8], catalog: DeviceCatalog, on device: Device? = nil, os: OSVersion? = nil) {
        isCut = text.count > Self.maxBytes
        let read = isCut ? Array(text.prefix(Self.maxBytes)) : text
        log = ConstraintLog(read)
        conflicts = log.conflicts.map { ConflictAnswer($0) }
        dump = HierarchyDump(read)
        let isScreen = !dump.views.isEmpty || !dump.controllers.isEmpty || !dump.values.isEmpty
        explanation = isScreen ? DumpExplanation(dump, catalog: catalog, on: device, os: os) : nil
        let found: [(Kind, Bool)] = [
            (.conflicts, log.conflicts.contains { $0.isReport }),
            (.constraints, log.conflicts.contains { !$0.isReport }),
            (.controllers, !dump.controllers.isEmpty), (.views, !dump.views.isEmpty), (.trace, !dump.trace.isEmpty),
            (.values, !dump.values.isEmpty), (.crash, Self.isCrash(read)),
        ]
        kinds = found.filter { $0.1 }.map { $0.0 }
    }

    private static func isCrash(_ text: [UInt8]) -> Bool {
        let signs: [StaticString] = [
            "Exception Type:", "Terminating app due to uncaught exception", "Last Exception Backtrace",
            "First throw call stack",
        ]
        return signs.contains { text.holds($0) }
    }
}

extension PastedText {
    /// The kinds that the text was taken for, and the parts of it that were not read.
    package var sentences: [Message] {
        var sentences: [Message] = []
        if isCut { sentences.append("The text is too long: only its first \(Self.maxBytes / 1_000_000) MB are read.") }
        if kinds.isEmpty { return sentences + [Self.nothing] }
        let names = kinds.filter { $0 != .crash }.map { wording(of: $0) }
        if var all = names.first {
            for name in names.dropFirst() { all = "\(all), \(name)" }
            sentences.append("Read as: \(all).")
        }
        if kinds.contains(.crash) {
            sentences.append(
                "There is a crash log, too, which is not explained here. Paste what was printed before it about constraints or views."
            )
        }
        if let explanation, !explanation.isDeviceKnown {
            sentences.append(
                explanation.isArbitrary
                    ? "Nothing that was printed says which device it is: choose it."
                    : "\(explanation.devices.count) devices fit what was printed: choose the one that it is.")
        }
        return sentences
    }

    package static let nothing: Message =
        "Nothing here is read: it is no log of constraints, no tree of views or controllers, no trace of Auto Layout, and no insets or frames. Paste what the console printed, such as the answer to 'po view.safeAreaInsets'."

    private func wording(of kind: Kind) -> Message {
        switch kind {
        case .conflicts:
            let printed = log.conflicts.filter { $0.isReport }
            let count = printed.reduce(0) { $0 + 1 + $1.repetitions.count }
            if count == 1 { return "a report of contradicting constraints" }
            if printed.count == 1 { return "\(count) reports of one conflict" }
            return count == printed.count
                ? "\(count) reports of contradicting constraints"
                : "\(count) reports of contradicting constraints, of which \(printed.count) are different"
        case .constraints: return "a list of constraints"
        case .controllers: return "a tree of controllers"
        case .views: return "a tree of views"
        case .trace: return "a trace of Auto Layout"
        case .values: return Message.counted(dump.values.count, "printed value")
        case .crash: return "a crash log"
        }
    }
}
