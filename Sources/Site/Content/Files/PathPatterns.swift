import Glibc

/// Patterns of paths, such as "drafts", "*.psd" and "archive/2019*": a star matches any characters but a slash.
///
/// A pattern without a slash is the name of a file or folder anywhere; one with a slash begins at the content folder. What
/// lies in a folder that matches, matches too.
package struct PathPatterns {
    private let patterns: [[String]]

    package init(_ patterns: [String]) {
        self.patterns = patterns.map { $0.split(separator: "/").map { String($0) } }
    }

    /// - Parameter path: relative to the content folder.
    package func match(_ path: String) -> Bool {
        guard !patterns.isEmpty else { return false }
        let steps = path.split(separator: "/").map { String($0) }
        return patterns.contains { pattern in
            if pattern.count == 1 { return steps.contains { fnmatch(pattern[0], $0, 0) == 0 } }
            return pattern.count <= steps.count && zip(pattern, steps).allSatisfy { fnmatch($0, $1, 0) == 0 }
        }
    }
}
