import LayoutEngine

/// A value with its mark and source while it is being read.
struct WrittenDraft<Value: Sendable>: Sendable {
    var value: Value?
    var mark: Provenance.Mark?
    var source: String?
}
