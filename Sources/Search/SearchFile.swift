/// A script that the search loads.
package struct SearchFile: Hashable, Sendable {
    /// Relative to the folder of search files, such as "en.js".
    package let path: String
    package let text: String
}
