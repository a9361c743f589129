package import Content

/// The progress of a run with the stages that take longest.
package struct BuildProgress: Sendable {
    package let stage: Stage
    /// The number of pieces that are done, and the number of all.
    package let done: Int
    package let count: Int

    package init(stage: Stage, done: Int, count: Int) {
        self.stage = stage
        self.done = done
        self.count = count
    }

    /// A stage; the raw value is its name for people.
    package enum Stage: String, Sendable {
        case layingOut = "laying out scenarios"
        case drawing = "drawing pictures"
        case writing = "writing pages"
    }

    /// A function that is called for each piece, from any thread.
    package typealias Listener = @Sendable (BuildProgress) -> Void
}

extension SiteConfiguration {
    /// The listener for each piece of a stage.
    package func progress(of stage: BuildProgress.Stage) -> ProgressListener? {
        guard let progress else { return nil }
        return { done, count in progress(BuildProgress(stage: stage, done: done, count: count)) }
    }
}
