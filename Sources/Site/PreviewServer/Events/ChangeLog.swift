import JSON

/// A log of when each file of the site changed last, so that a page that has not listened for a while learns what it has missed.
struct ChangeLog {
    /// The id of a run of the tool: a page of an earlier one knows nothing of this one's versions.
    private let run: String
    private var number = 0
    private var changes: [String: Int] = [:]
    private(set) var problems: PreviewProblems?

    init(run: String) { self.run = run }

    /// The state of the site, such as "5f3a-12".
    var version: String { "\(run)-\(number)" }

    /// Records the changes and problems of a build.
    mutating func record(_ paths: some Sequence<String>, _ problems: PreviewProblems?) {
        number += 1
        self.problems = problems
        for path in paths { changes[path] = number }
    }

    /// The event for a page of some version: the files that have changed since, or null if that is unknown, and the
    /// current problems.
    func event(since version: String?) -> String {
        let message = JSONValue.object([
            .init("version", .string(self.version)),
            .init("changed", changed(since: version).map { .strings($0) } ?? .null),
            .init("problems", problems?.json ?? .null),
        ])
        return "id: \(self.version)\ndata: \(message.text)\n\n"
    }

    private func changed(since version: String?) -> [String]? {
        let parts = (version ?? "").split(separator: "-")
        guard parts.count == 2, parts[0] == run, let since = Int(parts[1]) else { return nil }
        return changes.filter { $0.value > since }.map { $0.key }.sorted()
    }
}

/// The problems of the content, as a page shows them.
package struct PreviewProblems: Equatable, Sendable {
    package let kind: Kind
    /// Lines as a terminal shows them, without colour.
    package let text: String

    package enum Kind: String, Sendable {
        case warnings, errors
        /// The site is the one from before: nothing could be written.
        case failed
    }

    package init(_ kind: Kind, text: String) {
        self.kind = kind
        self.text = text
    }

    fileprivate var json: JSONValue {
        .object([.init("kind", .string(kind.rawValue)), .init("text", .string(text))])
    }
}
