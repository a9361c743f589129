/// The keyboard while it is being read.
struct KeyboardDraft: Sendable {
    var height: Double?
}
