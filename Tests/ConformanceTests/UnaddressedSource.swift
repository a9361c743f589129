import Foundation

/// A source of observations that has no address of its own: where it was read, and the shortest print that is its own.
struct UnaddressedSource: Sendable {
    /// The source, as observations.txt names it.
    let source: String
    /// An address, or a file's number in an index; nil where none is on record.
    let place: String?
    /// The shortest text with the observed numbers, as it was printed.
    let print: String

    /// The lines of unaddressed-sources.txt: source, place or "-", and print, with tabs between them.
    static let all: [UnaddressedSource] = {
        let file = FixtureFile.folder.appending(path: "unaddressed-sources.txt")
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map { String($0) }
            guard parts.count == 3 else { return nil }
            return UnaddressedSource(source: parts[0], place: parts[1] == "-" ? nil : parts[1], print: parts[2])
        }
    }()

    /// The print without what copies change: case, spaces and marks.
    var key: String { print.lowercased().filter { $0.isLetter || $0.isNumber } }
}
