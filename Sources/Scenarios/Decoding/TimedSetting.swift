import LayoutEngine

/// A place in the data tree that a change has set, with its phase.
struct TimedSetting: Sendable {
    let steps: [PathStep]
    let phase: Phase
}
