import Content

/// How far a run has come with what takes it longest.
package struct BuildProgress: Sendable {
    package let stage: Stage
    /// How many pieces are done, of how many.
    package let done: Int
    package let count: Int

    package init(stage: Stage, done: Int, count: Int) {
        self.stage = stage
        self.done = done
        self.count = count
    }

    /// As people read it.
    package enum Stage: String, Sendable {
        case layingOut = "laying out scenarios"
        case drawing = "drawing pictures"
        case writing = "writing pages"
    }

    /// Hears of each piece, from any thread.
    package typealias Listener = @Sendable (BuildProgress) -> Void
}

extension SiteConfiguration {
    /// Who hears of each piece of a stage.
    func progress(of stage: BuildProgress.Stage) -> PieceListener? {
        guard let progress else { return nil }
        return { done, count in progress(BuildProgress(stage: stage, done: done, count: count)) }
    }
}
