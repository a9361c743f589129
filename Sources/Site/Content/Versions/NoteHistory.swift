/// The days on which files of a content folder were last changed, as a version control system recorded them.
package enum NoteHistory: Equatable, Sendable {
    /// By paths relative to the content folder.
    case days([String: CalendarDate])
    case unknown(Reason)

    /// A reason why there are no days.
    package enum Reason: Equatable, Sendable {
        case noProgram
        case noRepository
        /// A clone without the whole history, whose oldest revision would count for everything before it.
        case shallow
        /// With the last line of its output.
        case failed(String)
    }
}

/// Reads the history of a content folder.
package typealias HistoryReader = @Sendable (_ contentFolder: String) -> NoteHistory
