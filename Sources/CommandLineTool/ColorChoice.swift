/// When diagnostics are coloured.
enum ColorChoice: String, CaseIterable, Sendable {
    /// When they go to a terminal and NO_COLOR is not set.
    case auto
    case never, always
}
