/// Maintains a store between builds: statistics, checks and pruning.
package struct CacheMaintenance {
    private let folder: StoreFolder
    /// Nil when its file turned out to be broken.
    private var opened: StoreFolder.Opened?

    /// The reason why a store cannot be maintained, in a sentence's second half.
    package struct Failure: Error, Hashable {
        package let reason: String
    }

    /// The findings of a check of all results.
    package struct Verification: Hashable {
        /// The number of results that were there.
        package let count: Int
        /// The number of removed results, whose bytes differed from the stored ones.
        package let removed: Int
    }

    /// Opens the store of a folder; nil where nothing was ever kept.
    package init?(folder: String) throws(Failure) {
        self.folder = StoreFolder(path: folder)
        guard self.folder.exists else { return nil }
        do throws(StoreFolder.Failure) {
            let opened = try self.folder.open()
            if let reason = opened.renewal { throw StoreFolder.Failure.system(renewed(because: reason)) }
            self.opened = opened
        } catch {
            throw Failure(reason: error.reason)
        }
    }

    private func renewed(because reason: String) -> String {
        "\(reason); it was begun anew, and the file that was there is now '\(folder.setAside)'"
    }

    /// The statistics of each kind, by name.
    package func statistics() throws(Failure) -> [KindStatistics] {
        try asking { table throws(DatabaseError) in try table.statistics() }
    }

    /// The number of bytes of its file that are in use.
    package func byteCount() throws(Failure) -> Int {
        try asking { table throws(DatabaseError) in try table.byteCount() }
    }

    /// Reads every result, and removes results whose bytes differ from the stored ones. Throws when the file itself is broken,
    /// and has been replaced.
    package mutating func verify() throws(Failure) -> Verification {
        let contradiction = try asking { table throws(DatabaseError) in try table.contradiction() }
        if let contradiction {
            opened = nil
            do throws(StoreFolder.Failure) { _ = try folder.replace() } catch { throw Failure(reason: error.reason) }
            throw Failure(reason: renewed(because: contradiction))
        }
        return try asking { table throws(DatabaseError) in
            let (count, broken) = try table.readAll()
            try table.remove(broken)
            return Verification(count: count, removed: broken.count)
        }
    }

    /// Removes the results that have been unused for longest until the rest is not larger than `limit` bytes; returns their
    /// number.
    package func prune(to limit: Int) throws(Failure) -> Int {
        try asking { table throws(DatabaseError) in try table.prune(to: limit) }
    }

    private func asking<Result>(
        _ body: (ResultTable) throws(DatabaseError) -> Result
    ) throws(Failure) -> Result {
        guard let opened else { throw Failure(reason: "it was replaced") }
        do throws(DatabaseError) {
            return try body(opened.table)
        } catch {
            throw Failure(reason: error.reason)
        }
    }
}
