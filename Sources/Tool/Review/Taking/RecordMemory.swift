package import Content

/// The values that were taken down, so that another survey in the same process takes down those alone that are others.
package struct RecordMemory: Sendable {
    /// By the ids of figures and audits.
    let taken: Memo<String, Revision, Taken>

    package init(in runs: MemoRuns) { taken = Memo(in: runs) }

    struct Taken: Sendable {
        let variants: [VariantRecord]
        let steps: [Checksum: Step]
    }
}
