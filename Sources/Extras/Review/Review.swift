package import CommandFramework

extension Extra {
    /// Snapshots, changes between them, and their review.
    package static let review = Extra(
        "Review", commands: [SnapshotCommand.self, ChangesCommand.self, ReviewCommand.self])
}
