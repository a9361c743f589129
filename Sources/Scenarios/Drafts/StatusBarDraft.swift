/// The status bar while it is being read.
struct StatusBarDraft: Sendable {
    var isHidden: Bool?
    var height: Double?
}
