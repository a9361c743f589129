/// What is wrong with a finished page, however it was made.
enum PageProblem: Hashable, Comparable {
    /// A file of the site that is not there, as a path.
    case brokenReference(String)
    /// A fragment that is not there: the page's path, `#` and the id.
    case brokenFragment(String)
    /// An id that two elements have.
    case duplicateID(String)
    /// No content policy, or one that allows what it should forbid.
    case openPolicy
    /// A script or a style within the page: the tag or the attribute.
    case inlineCode(String)
    /// A picture of which nothing is said: its source.
    case silentPicture(String)
}
