import Content
import Diagnostics

/// The searches that were made, so that the next run in the same process makes those alone of whose pages one has changed.
package struct SearchMemory: Sendable {
    /// By the revisions of the pages.
    let searches: Memo<Edition, [Revision], Diagnosed<[OutputFile]>>

    /// - Parameter keeps: false for the only run of a process.
    package init(keeps: Bool) { searches = Memo(keeps: keeps) }

    package func endRun() { searches.endRun() }
}
