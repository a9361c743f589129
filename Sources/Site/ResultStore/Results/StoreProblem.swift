/// A failure of the store. Results are still correct: they were recreated, or will be next time.
package enum StoreProblem: Hashable, Sendable {
    /// The folder is unusable: no result was read from it or stored in it.
    case unusable(folder: String, reason: String)
    /// The folder's results are lost: the file was of another version, broken or none, and was set aside.
    case renewed(folder: String, reason: String, setAside: String)
    /// Results were stored, but their bytes were not the stored ones.
    case damaged(folder: String, count: Int)
    /// Results of this run will have to be created again.
    case notKept(folder: String, count: Int, reason: String)
    /// The server was not asked any more.
    case unreachable(address: String, reason: String)
}
